import { memo, useDeferredValue } from "react";
import { TileStrip } from "../components/tiles/tile-strip.tsx";
import { usePage } from "../page-context.tsx";
import { waterSeed } from "./water-seed.ts";

const Strip = memo(TileStrip);

/** The strip of tiles below a page, mostly far below the window: it is drawn after the page has been put in its place. */
export function Water() {
  return <Strip seed={useDeferredValue(waterSeed(usePage()))} />;
}
