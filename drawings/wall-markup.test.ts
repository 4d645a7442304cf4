import { expect, test } from "vitest";
import { inColors, namedPaint } from "./paint.ts";
import { stripDrawing, wallDrawing, wallMarkup } from "./wall-markup.ts";

const SIZE = { cols: 4, rows: 4, top: 1 };
const SIGN = "M24 30H56";

test("a wall has one relay tile, off its outer columns", () => {
  const wall = wallMarkup({ seed: "gestao", ...SIZE }, namedPaint);
  expect(wall.split(`fill="${namedPaint.relay[1]}"`).length).toBeGreaterThan(1);
  expect(wall.match(/<g transform="translate\((?:80|160) (?:80|160|240)\)">/g)).toHaveLength(1);
  expect(wall).not.toContain("undefined");
});

test("a sign lies over the relay tile, wherever that is", () => {
  const wall = wallMarkup({ seed: "gestao", ...SIZE, relay: { col: 2, row: 3 }, sign: SIGN }, namedPaint);
  const [relay = "", sign = "", ...others] = wall.split('<g transform="translate(160 240)">').slice(1);
  expect(others).toEqual([]);
  expect(relay).not.toContain(SIGN);
  expect(sign).toContain(SIGN);
});

test("a strip begins at the left of windows of any width, as high as its box", () => {
  expect(stripDrawing("agua", 72)).toMatch(
    /^<svg[^>]* viewBox="0 0 \d{4} 72" preserveAspectRatio="xMinYMid slice">.*<\/svg>$/,
  );
});

test("a drawing is given the colours that it names, and no other", () => {
  const colors = { t0: "#000", t1: "#111", t2: "#222", t3: "#333", t4: "#444", sky: "#abc" };
  const drawing = '<svg><path fill="var(--t1)" stroke="var(--t3)"/></svg>';
  expect(inColors(drawing, colors)).toBe(drawing.replace("<svg>", "<svg><style>svg{--t1:#111;--t3:#333}</style>"));
  expect(inColors(wallDrawing({ seed: "gestao", cols: 1, rows: 1 }), colors)).not.toContain("#abc");
});

test("with a dark scheme it has both", () => {
  const [light, dark] = [{ t1: "#111" }, { t1: "#eee" }];
  const [day, night] = inColors('<svg><path fill="var(--t1)"/></svg>', light, dark).split(
    "@media(prefers-color-scheme:dark)",
  );
  expect(day).toContain("svg{--t1:#111}");
  expect(night).toContain("{svg{--t1:#eee}}");
});
