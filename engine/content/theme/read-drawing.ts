import { parseXml, XmlElement, XmlError } from "@rgrove/parse-xml";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { Drawing, DrawingPart } from "../../pages/data/drawing.ts";
import type { Problem } from "../source/problem.ts";

const SHAPES = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
/** Elements without anything to see. */
const WORDS = ["title", "desc", "metadata"];
/** Attributes of shapes. */
const GEOMETRY =
  /^(?:d|points|transform|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|opacity|vector-effect|(?:fill|stroke)-opacity|(?:fill|clip)-rule|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset))$/;
const COLORED = ["fill", "stroke"];
/** Attributes that change nothing here: names, and what drawing programs note for themselves. */
const NOTES = /^(?:id|class|role|version|baseProfile|enable-background|xmlns|aria-.+|data-.+|(?!xlink:).+:.+)$/;
/** Of the outermost element, what places it: that is done by its box. */
const PLACING = ["viewBox", "width", "height", "x", "y", "preserveAspectRatio"];
const PLAIN = /^(?!.*url)[\w\s.,()%+-]*$/is;
const BLACK = /^(?:#000(?:000)?|black)$/i;
/** The colours that are there on a page as in its footer. */
const ROLES = ["ink", "soft", "link", "paper", "accent"] as const;
const ROLE = new RegExp(`^var\\(--(${ROLES.join("|")})(?:,[^()]*)?\\)$`);

/**
 * Reads an SVG file as plain shapes in the colours of the theme. Nothing else comes through: no script, style, text,
 * picture or address.
 *
 * @param file its name in messages
 * @param accent what style sheets call the colour that stands out
 * @returns the drawing, or what is wrong with it
 */
export function readDrawing(
  file: string,
  text: string,
  accent: string,
): { readonly drawing: Drawing } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const lineOf = (offset: number) => text.slice(0, Math.max(0, offset)).split("\n").length;
  const report = (offset: number, details: ProblemDetails) =>
    void problems.push({ file, line: lineOf(offset), ...details });
  const reading = { report, accent };
  const root = parsed(text, report);
  if (root === undefined) return { problems };
  const box = boxOf(root);
  if (root.name !== "svg" || box === undefined) {
    report(root.start, { id: "logo-without-box", values: { write: 'viewBox="0 0 52 36"' } });
    return { problems };
  }
  const attributes = { fill: "currentColor", ...attributesOf(root, reading, PLACING) };
  const drawing = { box, attributes, parts: partsOf(root, reading) };
  return problems.length > 0 ? { problems } : { drawing };
}

type Report = (offset: number, details: ProblemDetails) => void;

/** The drawing that is read. */
interface Reading {
  readonly report: Report;
  readonly accent: string;
}

function parsed(text: string, report: Report): XmlElement | undefined {
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    if (root !== null) return root;
    report(0, { id: "logo-unreadable", values: {} });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    report(error.pos, { id: "logo-unreadable", values: {} });
  }
  return undefined;
}

function boxOf({ attributes }: XmlElement): Drawing["box"] | undefined {
  const { viewBox, width = "", height = "" } = attributes;
  const numbers = (viewBox ?? `0 0 ${width} ${height}`)
    .trim()
    .split(/[\s,]+/)
    .map((part) => Number(part.replace(/px$/, "")));
  const [x = Number.NaN, y = Number.NaN, across = 0, down = 0] = numbers;
  return numbers.length === 4 && [x, y].every(Number.isFinite) && across > 0 && down > 0
    ? [x, y, across, down]
    : undefined;
}

function partsOf(element: XmlElement, reading: Reading): DrawingPart[] {
  return element.children.flatMap((child): DrawingPart[] => {
    if (!(child instanceof XmlElement) || WORDS.includes(child.name) || child.name.includes(":")) return [];
    if (!SHAPES.includes(child.name)) {
      reading.report(child.start, { id: "logo-part", values: { part: `<${child.name}>` } });
      return [];
    }
    return [{ tag: child.name, attributes: attributesOf(child, reading), parts: partsOf(child, reading) }];
  });
}

function attributesOf(
  element: XmlElement,
  { report, accent }: Reading,
  ignored: readonly string[] = [],
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(element.attributes)) {
    if (NOTES.test(name) || ignored.includes(name)) continue;
    if (COLORED.includes(name)) {
      const color = colorOf(value.trim(), accent);
      if (color === undefined)
        report(element.start, { id: "logo-color", values: { color: value, write: `${name}="currentColor"` } });
      else kept[name] = color;
    } else if (GEOMETRY.test(name) && PLAIN.test(value)) kept[name] = value.replace(/\s+/g, " ");
    else report(element.start, { id: "logo-part", values: { part: `${name}="…"` } });
  }
  return kept;
}

/** A colour of the theme. Black is what drawing programs write where nobody has chosen a colour. */
function colorOf(value: string, accent: string): string | undefined {
  if (value === "none" || value === "currentColor") return value;
  if (BLACK.test(value)) return "currentColor";
  const role = ROLE.exec(value)?.[1];
  return role && `var(--${role === "accent" ? accent : role})`;
}
