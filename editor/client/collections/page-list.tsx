import { useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { Button } from "../shell/controls.tsx";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useSay } from "../words/words.ts";
import { firstLanguage } from "./articles.ts";
import { Matrix, MatrixRow } from "./matrix.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

/** The pages, or the services, and which language of which is missing. */
export function PageList({ kind }: { readonly kind: "pages" | "services" }) {
  const say = useSay();
  const { start, collections } = useSurroundings();
  const [adding, setAdding] = useState(false);
  return (
    <div className="page">
      <div className="page-head">
        <h1>{say(kind)}</h1>
        <Button onClick={() => setAdding(true)}>{say(kind === "services" ? "new-service" : "new-page")}</Button>
      </div>
      <Matrix first={say("page")}>
        {collections[kind].map(({ page, title, files, states }) => {
          const routeTo = (language: SiteLanguage) => ({ view: "page", page, language }) as const;
          return (
            <MatrixRow
              key={page}
              routeTo={routeTo}
              stateIn={(language) => {
                const state = states[language];
                return state && [state, say(`state-${state}`)];
              }}
            >
              <a href={hashOf(routeTo(firstLanguage(files, collections.languages, start.language)))}>{title}</a>
            </MatrixRow>
          );
        })}
      </Matrix>
      {adding && (
        <NewPageDialog models={kind === "services" ? collections.services : []} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
