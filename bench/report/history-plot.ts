import { type Figure, type Unit, withUnit } from "./figure.ts";
import type { Result } from "./results.ts";
import { element, escaped, picture } from "./svg.ts";

/** One figure over the runs that measured it. */
interface Line {
  readonly name: string;
  readonly unit: Unit;
  readonly points: readonly { readonly date: string; readonly value: number }[];
}

const COLUMNS = 3;
const CELL = { width: 300, height: 130, margin: 14 };
const COLOURS = { axis: "#c8c8c8", line: "#1f5fa8", text: "#222222" };

/** Figures over time: a small chart for each of `shown` ("group/subject/measure") that at least one run measured. */
export function historyPlot(results: readonly Result[], shown: readonly string[]): string {
  const lines = shown.map((name) => lineOf(name, results)).filter(({ points }) => points.length > 0);
  const rows = Math.ceil(lines.length / COLUMNS);
  const charts = lines.map((line, index) => {
    const x = (index % COLUMNS) * CELL.width;
    const y = Math.floor(index / COLUMNS) * CELL.height;
    return element("g", { transform: `translate(${x} ${y})` }, chart(line));
  });
  return picture(COLUMNS * CELL.width, Math.max(1, rows) * CELL.height, "Figures over time", charts);
}

function lineOf(name: string, results: readonly Result[]): Line {
  const measured = results.flatMap(({ date, figures }) =>
    figures.filter((figure) => nameOf(figure) === name).map(({ value, unit }) => ({ date, value, unit })),
  );
  return { name, unit: measured[0]?.unit ?? "count", points: measured };
}

function nameOf({ group, subject, measure }: Figure): string {
  return `${group}/${subject}/${measure}`;
}

function chart({ name, unit, points }: Line): string {
  const { width, height, margin } = CELL;
  const top = 34;
  const bottom = height - margin - 12;
  const most = Math.max(...points.map(({ value }) => value), Number.MIN_VALUE);
  const at = ({ value }: { readonly value: number }, index: number) => {
    const across = points.length === 1 ? 0.5 : index / (points.length - 1);
    return [round(margin + across * (width - 2 * margin)), round(bottom - (value / most) * (bottom - top))] as const;
  };
  const places = points.map(at);
  const last = points.at(-1);
  return [
    element("line", { x1: margin, y1: bottom, x2: width - margin, y2: bottom, stroke: COLOURS.axis }),
    label(margin, 16, name),
    label(margin, 30, last === undefined ? "" : `${withUnit(last.value, unit)} now, at most ${withUnit(most, unit)}`),
    element("polyline", {
      points: places.map((place) => place.join(",")).join(" "),
      fill: "none",
      stroke: COLOURS.line,
    }),
    ...places.map(([cx, cy]) => element("circle", { cx, cy, r: 2.5, fill: COLOURS.line })),
    label(margin, bottom + 14, span(points)),
  ].join("");
}

function span(points: Line["points"]): string {
  const [first, last] = [points[0], points.at(-1)].map((point) => point?.date.slice(0, 10));
  return points.length === 1 ? `${first}, one run` : `${first} to ${last}, ${points.length} runs`;
}

function label(x: number, y: number, text: string): string {
  return element("text", { x, y, fill: COLOURS.text }, escaped(text));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
