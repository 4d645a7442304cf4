import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName } from "../words/words.ts";

/** The head of a table that shows which text is there in which language. */
export function MatrixHead({ first }: { readonly first: string }) {
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {languages.map((language) => (
          <th key={language} scope="col">
            {languageName(language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
