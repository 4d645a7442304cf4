/** The catalogue's entry in the browser, on the development server. The only file here that acts when it is imported. */
import "../app/styles/styles.css";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Sprite } from "../app/components/drawings/sprite.tsx";
import { createLazyPictures } from "../client/display/lazy-pictures.ts";
import { Catalogue } from "./catalogue.tsx";
import { CATALOGUE_DATA_ID, CATALOGUE_ID, type CatalogueData } from "./catalogue-data.ts";
import { cataloguePlace } from "./catalogue-path.ts";
import { entries } from "./entries.ts";
import { forceScheme } from "./force-scheme.ts";
import { type Specimen, specimenKey } from "./specimen.ts";
import { SpecimenView } from "./specimen-view.tsx";

start(document, location);

function start(document: Document, { pathname, search }: Location): void {
  const container = document.getElementById(CATALOGUE_ID);
  const data = document.getElementById(CATALOGUE_DATA_ID)?.textContent;
  if (!container || !data) throw new Error(`This document has no #${CATALOGUE_ID} and #${CATALOGUE_DATA_ID}.`);
  const scheme = new URLSearchParams(search).get("scheme");
  if (scheme === "light" || scheme === "dark") forceScheme(document, scheme);
  if (window.parent !== window) keepScroll();
  createRoot(container).render(<Shown data={JSON.parse(data)} path={pathname} query={search} />);
}

interface ShownProps {
  readonly data: CatalogueData;
  readonly path: string;
  readonly query: string;
}

function Shown({ data, path, query }: ShownProps) {
  const key = cataloguePlace(path)?.specimen;
  const specimen = key === undefined ? undefined : findSpecimen(data, key);
  useEffect(() => {
    createLazyPictures(document).scan();
    specimen?.frame?.afterwards?.(document);
    document.documentElement.dataset.shown = "";
  });
  return (
    <>
      <Sprite />
      {specimen ? <SpecimenView data={data} specimen={specimen} /> : <Catalogue data={data} query={query} />}
    </>
  );
}

/** @throws {Error} where no specimen has the key */
function findSpecimen(data: CatalogueData, key: string): Specimen {
  for (const entry of entries) {
    const found = entry.specimens(data).find((specimen) => specimenKey(entry, specimen) === key);
    if (found) return found;
  }
  throw new Error(`The catalogue has no "${key}". Its list stands at the top of the page with all of them.`);
}

/** In a frame, what takes the focus must not move the page with all the frames. */
function keepScroll(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
