import { expect, test } from "vitest";
import type { Person } from "../../input/site-input.ts";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { People } from "./people.tsx";

const person: Person = {
  name: "Ana Lopes",
  role: "Audit",
  sentence: "I read.",
  languages: "",
  portrait: { initials: "AL", seed: "painel-1" },
};

test("where nobody is named nothing is shown, neither heading nor band", () => {
  expect(renderInLocale("en", <People people={[]} />)).toBe("");
});

test("a person without a direct line and spoken languages has no empty line for them", () => {
  const html = renderInLocale("en", <People people={[person]} />);
  expect(html).toContain("<h3>Ana Lopes</h3>");
  expect(html).not.toMatch(/tel:|people\.speaks|<p[^>]*><\/p>/);
});

test("initials are not read: the name stands beside them", () => {
  expect(renderInLocale("en", <People people={[person]} />)).toMatch(/<b[^>]* aria-hidden="true">AL<\/b>/);
});
