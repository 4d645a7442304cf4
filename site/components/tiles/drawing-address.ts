import { useLocaleData } from "../../context/locale-context.tsx";

/**
 * Where dark colours are asked for. A drawing has both schemes, but WebKit asks one for its light colours only: what has no
 * ground of its own, and would be dark on dark, has a file `…-dark` beside it.
 */
export const DARK = "screen and (prefers-color-scheme:dark)";

/** Gives the addresses of the drawings in tiles, which the build makes (`site/build/drawings/wall-files.ts`). */
export function useDrawingAddress(): (name: string) => string {
  const { tiles } = useLocaleData().site;
  return (name) => `/assets/drawings/${name}-${tiles}.svg`;
}
