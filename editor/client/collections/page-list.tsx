import { useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useSay } from "../words/words.ts";
import { firstLanguage } from "./articles.ts";
import { Matrix, MatrixRow } from "./matrix.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

/** The pages of a group, or those of none, and which language of which is missing. */
export function PagesOfGroup({ group }: { readonly group: string | null }) {
  const say = useSay();
  const { start, collections } = useSurroundings();
  const [adding, setAdding] = useState(false);
  const list = collections.pageLists.find((other) => other.group === group);
  if (list === undefined) return <p className="page">{say("no-such-page")}</p>;
  return (
    <div className="page">
      <div className="page-head">
        <h1>{list.words?.list ?? say("pages")}</h1>
        {list.adds !== null && (
          <button type="button" className="button" onClick={() => setAdding(true)}>
            {list.words?.add ?? say("new-page")}
          </button>
        )}
      </div>
      <Matrix first={say("page")}>
        {list.pages.map(({ page, title, files, states }) => {
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
      {adding && list.adds !== null && (
        <NewPageDialog
          title={list.words?.add ?? say("new-page")}
          kind={list.adds}
          models={group === null ? [] : list.pages}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
