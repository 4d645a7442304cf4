import { expect, test } from "vitest";
import { waterNames } from "../../components/drawings/walls.ts";
import { siteTheme } from "../../test-support/site-theme.ts";
import { tileSeeds } from "./tiles.ts";
import { wallFiles } from "./wall-files.ts";

const theme = await siteTheme();
const { files, version } = wallFiles({ theme });
const drawing = (name: string) => files.get(`/assets/drawings/${name}-${version}.svg`) ?? "";

test("a wall has both schemes, and the sign of its service", () => {
  const arch = drawing("finances-3x3");
  expect(arch).toContain("@media(prefers-color-scheme:dark)");
  expect(arch).toContain("<circle");
  expect(drawing("painel-1-3x3")).not.toContain("<circle");
});

test("a drawing names each colour that it has set, and sets each that it names", () => {
  for (const name of ["banks", "dots", "map", "agua-1", "courrier-1x1"]) {
    const named = new Set([...drawing(name).matchAll(/var\(--(\w+)\)/g)].map((match) => match[1]));
    const set = new Set([...drawing(name).matchAll(/--(\w+):#/g)].map((match) => match[1]));
    expect(set).toEqual(named);
    expect(set.size).toBeGreaterThan(1);
  }
});

test("each drawing has its dark colours as a file, too", () => {
  for (const name of ["banks", "dots", "map", "agua-1", "finances-3x3", "courrier-1x1"]) {
    const [, day = "", night] = drawing(name).match(/svg\{(.*?)\}.*svg\{(.*?)\}/) ?? [];
    expect(night).not.toBe(day);
    expect(drawing(`${name}-dark`)).toContain(`<style>svg{${night}}`);
  }
});

test("there is a wall in each size for every post and service, and each strip", () => {
  const posts = Array.from({ length: 60 }, (_, index) => `article-${index + 1}`);
  const seeds = [...tileSeeds(posts).values(), ...tileSeeds(["service-finance", "service-more"]).values()];
  const walls = seeds.flatMap((seed) => ["6x4", "3x3", "4x2"].map((size) => `${seed}-${size}`));
  expect([...walls, ...waterNames].filter((name) => drawing(name) === "")).toEqual([]);
});

test("the address changes with the colours, and stays with them", () => {
  expect(wallFiles({ theme: { ...theme } }).files).toBe(files);
  const other = { ...theme, light: { ...theme.light, ink: "#000000" } };
  expect(wallFiles({ theme: { ...theme } }).version).toBe(version);
  expect(wallFiles({ theme: other }).version).not.toBe(version);
});
