import { expect, test } from "vitest";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import type { ServicesContent } from "./page.ts";
import { Page } from "./view.tsx";

const service = (name: string) => ({
  seed: "painel-1",
  path: `/${name}/`,
  name,
  text: ["Text"],
  audience: ["All"],
  price: undefined,
});
const door = (name: string, services: readonly string[], others: readonly string[]) => ({
  id: `_door-${name}`,
  title: [name],
  services: services.map(service),
  others: others.map((other) => ({ path: `/${other}/`, name: other })),
});
const content: ServicesContent = {
  heading: ["Services"],
  lead: ["Lead"],
  undecided: { heading: ["Which?"], lead: ["Lead"], text: ["Text"], link: "Write" },
  doors: [],
};
const shown = (doors: ServicesContent["doors"]) => renderInLocale("en", <Page content={{ ...content, doors }} />);

test("each door has a section of its own under a heading that it leads to", () => {
  const html = shown([door("work", ["one", "two"], []), door("home", ["three"], [])]);
  const sections = [...html.matchAll(/<section aria-labelledby="(\S+)"><h2 id="(\S+)"/g)];
  expect(sections.map(([, label, heading]) => [label, heading])).toEqual([
    ["_door-work", "_door-work"],
    ["_door-home", "_door-home"],
  ]);
});

test("a service of two doors stands in the first, and is linked from the second, which may have no other", () => {
  const html = shown([door("work", ["one"], []), door("home", [], ["one"])]);
  expect(html.match(/<h3>one<\/h3>/g)).toHaveLength(1);
  expect(html.match(/href="\/one\/"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
});
