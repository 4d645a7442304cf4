import { useDeferredValue } from "react";
import { TileStrip } from "../components/tiles/tile-strip.tsx";
import { usePage } from "../page-context.tsx";
import { waterSeed } from "./water-seed.ts";

/** The strip of tiles below a page. It is drawn when the page is there already: mostly it is far below the window. */
export function Water() {
  return <TileStrip seed={waterSeed(useDeferredValue(usePage()))} />;
}
