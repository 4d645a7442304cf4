import { type ReactNode, useEffect } from "react";
import { useSay } from "../words/words.ts";
import { useSurroundings } from "./surroundings.ts";

/** What a view is called: its heading, the name of the page's main part, and what the browser's tab and history say. */
export function ViewTitle({ title }: { readonly title: string }) {
  const say = useSay();
  const { brand } = useSurroundings();
  useEffect(() => {
    document.title = `${title} – ${say("editor")} – ${brand}`;
  });
  return <h1 id="view-title">{title}</h1>;
}

/** A view of the window's whole width. @param beside the buttons beside its title */
export function View(props: { readonly title: string; readonly beside?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="page">
      <div className="page-head">
        <ViewTitle title={props.title} />
        {props.beside}
      </div>
      {props.children}
    </div>
  );
}

/** A note under its title. */
export function Note(props: { readonly title: string; readonly isError?: boolean; readonly children: ReactNode }) {
  return (
    <div className={props.isError ? "note error" : "note"}>
      <p>
        <b>{props.title}</b>
      </p>
      {props.children}
    </div>
  );
}
