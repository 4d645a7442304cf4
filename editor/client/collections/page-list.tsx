import { useState } from "react";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { firstLanguage } from "./articles.ts";
import { MatrixHead } from "./matrix-head.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

/** The pages, or the services, and which language of which is missing. */
export function PageList({ kind }: { readonly kind: "pages" | "services" }) {
  const say = useSay();
  const languageName = useLanguageName();
  const { start, collections } = useSurroundings();
  const [adding, setAdding] = useState(false);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{say(kind)}</h1>
        <button type="button" className="button" onClick={() => setAdding(true)}>
          {say(kind === "services" ? "new-service" : "new-page")}
        </button>
      </div>
      <table className="matrix">
        <MatrixHead first={say("page")} />
        <tbody>
          {collections[kind].map((entry) => (
            <tr key={entry.page}>
              <th scope="row">
                <a
                  href={hashOf({
                    view: "page",
                    page: entry.page,
                    language: firstLanguage(entry.files, collections.languages, start.language),
                  })}
                >
                  {entry.title}
                </a>
              </th>
              {collections.languages.map((language) => {
                const state = entry.states[language];
                const text = say(state === undefined ? "write-it" : `state-${state}`);
                return (
                  <td key={language} data-language={languageName(language)}>
                    <a
                      className={`state ${state ?? "missing"}`}
                      href={hashOf({ view: "page", page: entry.page, language })}
                      aria-label={`${languageName(language)}${say("colon")} ${text}`}
                    >
                      {text}
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {adding && (
        <NewPageDialog models={kind === "services" ? collections.services : []} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
