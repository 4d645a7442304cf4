import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { figuresOf } from "./figure.ts";
import { historyPlot } from "./history-plot.ts";

const machine = { processor: "p", cores: 2, memory: 1, system: "s", node: "v24", browser: "b", load: 0 };
const run = (date: string, value: number) => ({
  date,
  machine,
  runs: 5,
  figures: [figuresOf("weights")("article", "Java & Script", "kB", value)],
});

function drawn(...runs: ReturnType<typeof run>[]) {
  const svg = historyPlot(runs, ["weights/article/Java & Script", "weights/article/never measured"]);
  return new JSDOM(svg, { contentType: "image/svg+xml" }).window.document;
}

test("a figure is a line over its runs: the highest at the top, the newest at the right, in a well-formed picture", () => {
  const picture = drawn(run("2026-11-20", 40_000), run("2026-11-21", 80_000), run("2026-11-22", 60_000));
  const dots = [...picture.querySelectorAll("circle")].map((dot) => ({
    x: Number(dot.getAttribute("cx")),
    y: Number(dot.getAttribute("cy")),
  }));
  expect(dots.map(({ x }) => x)).toEqual(dots.map(({ x }) => x).sort((a, b) => a - b));
  expect(dots.map(({ y }) => y).indexOf(Math.min(...dots.map(({ y }) => y)))).toBe(1);
  expect([...picture.querySelectorAll("text")].map((text) => text.textContent)).toEqual([
    "weights/article/Java & Script",
    "60.0 kB now, at most 80.0 kB",
    "2026-11-20 to 2026-11-22, 3 runs",
  ]);
});

test("one run is one dot, and what was never measured has no chart", () => {
  const picture = drawn(run("2026-11-20", 0));
  expect(picture.querySelectorAll("circle")).toHaveLength(1);
  expect(picture.querySelectorAll("g")).toHaveLength(1);
  expect(picture.documentElement.outerHTML).not.toContain("NaN");
});
