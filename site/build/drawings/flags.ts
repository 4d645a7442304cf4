import type { FlagShape } from "../../languages/phrases.ts";

/** The shapes of a flag, as SVG. */
export function flagMarkup(shapes: readonly FlagShape[]): string {
  return shapes
    .map(({ d, fill, stroke, strokeWidth }) => {
      const paints = { fill, stroke, "stroke-width": strokeWidth };
      const said = Object.entries(paints).filter(([, value]) => value !== undefined);
      return `<path d="${d}"${said.map(([name, value]) => ` ${name}="${value}"`).join("")}/>`;
    })
    .join("");
}
