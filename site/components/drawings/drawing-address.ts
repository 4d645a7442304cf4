import { useLocaleData } from "../../context/locale-context.tsx";

/** Gives the addresses of the drawings in tiles, which the build makes (`site/build/drawings/wall-files.ts`). */
export function useDrawingAddress(): (name: string) => string {
  const { tiles } = useLocaleData().site;
  return (name) => `/assets/drawings/${name}-${tiles}.svg`;
}
