import { useEffect } from "react";
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
