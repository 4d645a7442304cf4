import { useLanguageName } from "../words/words.ts";
import { LANGUAGES } from "./articles.ts";

/** The head of a table that shows which text is there in which language. */
export function MatrixHead({ first }: { readonly first: string }) {
  const languageName = useLanguageName();
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {LANGUAGES.map((language) => (
          <th key={language} scope="col">
            {languageName(language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
