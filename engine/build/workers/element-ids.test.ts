import { expect, test } from "vitest";
import type { PageContext } from "../../pages/data/page-data.ts";
import { checkElementIds } from "./worker.ts";

const heading = { type: "heading", level: 2, id: "menu", children: ["Menu"] };
const context = { path: "/fr/a/", content: { answers: [{ body: [heading] }] } } as unknown as PageContext;

test("headings have their own ids, and the program its own (D35)", () => {
  expect(() => checkElementIds('<nav id="_menu"></nav><h2 id="menu">Menu</h2>', context)).not.toThrow();
});

test.each([
  ["an id of the program that a heading could have", '<main id="main">', /"main"/],
  ["an id that is there twice", '<nav id="_a"><p id="_a">', /two elements with the id "_a"/],
  ["two headings with one id", '<h2 id="menu"><h3 id="menu">', /two elements with the id "menu"/],
])("%s stops the build", (_name, html, said) => {
  expect(() => checkElementIds(html, context)).toThrow(said);
});
