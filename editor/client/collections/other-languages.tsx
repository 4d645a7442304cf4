import type { OpenFile } from "../../contract/files.ts";
import type { Forms, Shape, Widget } from "../../contract/forms.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import { useAnswer } from "../api/use-answer.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { asGroup, asList, shownText } from "../shell/value.ts";
import { useLanguageName, useSay } from "../words/words.ts";

/** A text in another language; without a path it has none there. */
export interface OtherVersion {
  readonly language: SiteLanguage;
  readonly path: string | undefined;
}

/** The text that visitors read. */
const READ: readonly Widget[] = ["line", "text", "markdown-line", "markdown"];

/** The same text in the other languages, to translate from: what is written there, without its form. */
export function OtherLanguages({ versions }: { readonly versions: readonly OtherVersion[] }) {
  const say = useSay();
  const languageName = useLanguageName();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too.
    <section className="other-languages" aria-label={say("beside-languages")} tabIndex={0}>
      {versions.map(({ language, path }) => (
        <section key={language} aria-labelledby={`other-${language}`}>
          <h2 id={`other-${language}`}>{languageName(language)}</h2>
          {path === undefined ? <p>{say("missing")}</p> : <Texts path={path} language={language} />}
        </section>
      ))}
    </section>
  );
}

function Texts({ path, language }: { readonly path: string; readonly language: SiteLanguage }) {
  const say = useSay();
  const { answer: file, error } = useAnswer<OpenFile>(`file?path=${encodeURIComponent(path)}`);
  const { answer: forms } = useAnswer<Forms>("forms");
  if (error !== undefined) return <ErrorNote error={error} />;
  if (file === undefined || forms === undefined) return <p role="status">{say("opening")}</p>;
  const shape = file.schema === null ? undefined : forms[file.schema];
  const texts = shape === undefined ? [] : textsIn(shape, file.value);
  const body = file.body ?? "";
  return (
    <dl>
      {[...texts, ...(body.trim() === "" ? [] : [[say("the-text"), body.trim()] as const])].map(
        ([label, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no other name, and are never moved.
          <div key={index}>
            <dt>{label}</dt>
            <dd lang={language}>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The texts of a value, each with what its field is called. */
function textsIn(
  shape: Shape,
  value: Json | undefined,
  label = shape.title,
): (readonly [string | undefined, string])[] {
  if (shape.kind === "group") {
    const shown = shape.properties.filter(({ rare }) => !rare);
    return shown.flatMap(({ name, shape: own }) => textsIn(own, asGroup(value)[name]));
  }
  if (shape.kind === "list") return asList(value).flatMap((item) => textsIn(shape.item, item, label));
  const isRead = shape.kind === "text" && READ.includes(shape.widget) && typeof value === "string";
  return isRead && value.trim() !== "" ? [[label, shownText(shape, value.trim())]] : [];
}
