import type { Drawing, DrawingPart } from "#site/components/drawings/logo.tsx";
import { escapeXml } from "../../files/xml.ts";

/**
 * A drawing as SVG markup for an image file, scaled into a box and centred in it.
 *
 * @param box left, top, width and height
 * @param colors by the name of their token; `ink` stands for `currentColor`
 */
export function drawingMarkup(
  { box: [x, y, width, height], attributes, parts }: Drawing,
  box: readonly [left: number, top: number, width: number, height: number],
  colors: Readonly<Record<string, string>>,
): string {
  const [left, top, across, down] = box;
  const scale = Math.min(across / width, down / height);
  const dx = left + (across - width * scale) / 2 - x * scale;
  const dy = top + (down - height * scale) / 2 - y * scale;
  const placed = `translate(${short(dx)} ${short(dy)}) scale(${short(scale)})`;
  // The drawing's transform is within that of the place.
  const inner = partMarkup({ tag: "g", attributes, parts }, colors);
  return `<g transform="${placed}">${inner}</g>`;
}

function partMarkup({ tag, attributes, parts }: DrawingPart, colors: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes)
    // In a file the stroke grows with the drawing.
    .filter(([name]) => name !== "vector-effect")
    .map(([name, value]) => ` ${name}="${escapeXml(colored(value, colors))}"`)
    .join("");
  const inner = parts.map((part) => partMarkup(part, colors)).join("");
  return inner === "" ? `<${tag}${written}/>` : `<${tag}${written}>${inner}</${tag}>`;
}

function colored(value: string, colors: Readonly<Record<string, string>>): string {
  if (value === "currentColor") return colors.ink ?? value;
  return value.replace(/^var\(--([\w-]+)\)$/, (whole, token: string) => colors[token] ?? whole);
}

/** At most three decimals. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
