import { expect, test } from "vitest";
import { tileFile } from "./tile-markup.ts";

const paints = {
  light: ["#000001", "#000002", "#000003", "#000004", "#000005"],
  dark: ["#f00001", "#f00002", "#f00003", "#f00004", "#f00005"],
} as const;

test.each([
  ["Zoé Lopes", "  ZOÉ  lopes "],
  ["Zo\u00e9", "zoe\u0301"],
  ["Straße", "STRASSE"],
  ["İpek", "i\u0307pek"],
])("%s and %s have one tile", (name, other) => {
  expect(tileFile(other, paints)).toBe(tileFile(name, paints));
});

test("other names have other tiles, however short, long or written", () => {
  const names = ["A", "B", "Zoé", "Zoe", "محمد", "فاطمة", "🦊", "Ana ".repeat(15)];
  expect(new Set(names.map((name) => tileFile(name, paints))).size).toBe(names.length);
});

test("the file has the light colours, and replaces each by its dark one where that scheme is preferred", () => {
  const file = tileFile("Ana Lopes", paints);
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/);
  const [, styles = "", drawing = ""] = /<style>(.*)<\/style>(.*)/.exec(file) ?? [];
  expect(drawing).toContain('fill="#000001"');
  expect(drawing).not.toMatch(/var\(|#f0/);
  for (const [role, color] of paints.light.entries()) {
    expect(styles).toContain(
      `[fill="${color}"]{fill:${paints.dark[role]}}[stroke="${color}"]{stroke:${paints.dark[role]}}`,
    );
  }
});
