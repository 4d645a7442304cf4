import { expect, test } from "vitest";
import { waterNames } from "../../components/drawings/walls.ts";
import { siteTheme } from "../../test-support/site-theme.ts";
import { tileSeeds } from "./tiles.ts";
import { wallFiles } from "./wall-files.ts";

const theme = await siteTheme();
const site = { people: [{ name: "Ana" }, { name: "Rui" }] };
const { files, version } = wallFiles({ theme, site });
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

test("the walls of all people are views of one file", () => {
  const seeds = [...tileSeeds(site.people.map(({ name }) => name)).values()];
  expect(seeds).toHaveLength(2);
  for (const seed of seeds) expect(drawing("portraits")).toContain(`<view id="${seed}" `);
});

test("what a drawing of a file refers to is there once, whatever else the file has", () => {
  for (const name of ["portraits", "banks", "map", "finances-3x3"]) {
    const of = (pattern: RegExp) => [...drawing(name).matchAll(pattern)].map(([, id = ""]) => id);
    const ids = of(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const used = of(/(?:href="|url\()#([^")]+)/g);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test("the address changes with the colours, and stays with them", () => {
  expect(wallFiles({ theme: { ...theme }, site }).files).toBe(files);
  const other = { ...theme, light: { ...theme.light, ink: "#000000" } };
  expect(wallFiles({ theme: { ...theme }, site }).version).toBe(version);
  expect(wallFiles({ theme: other, site }).version).not.toBe(version);
});
