import { expect, test } from "vitest";
import { forEachField } from "#contact/message/contact-fields.ts";
import { blank } from "#contact/message/test-support/error-of.ts";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import type { ContactContent } from "./page.ts";
import { Page } from "./view.tsx";

const times = { clock: [[0, 60]], week: [[], [], [], [], [], [], []], closed: [] } as const;
const content: ContactContent = {
  heading: ["Contact"],
  lead: ["Lead"],
  write: ["Write"],
  callBack: ["Call me back"],
  call: ["Call"],
  officesHeading: ["Offices"],
  privacy: [],
  staff: [
    {
      name: "France",
      phones: [{ number: "01 99", url: "tel:+33199", price: "free" }],
      topics: "All",
      times,
      hours: { lines: [], closures: [] },
    },
  ],
  abroadTimes: times,
  abroadHours: { lines: [], closures: [] },
  people: [],
  tilePaints: { light: ["#1", "#2", "#3", "#4", "#5"], dark: ["#6", "#7", "#8", "#9", "#0"] },
  form: undefined,
  email: "hello@site.example",
  offices: [],
};

const shown = (changes: Partial<ContactContent>) => renderInLocale("en", <Page content={{ ...content, ...changes }} />);

test("a site without a form gives the e-mail address in its place, beside the phones", () => {
  const html = shown({});
  expect(html).not.toContain("<form");
  expect(html).toContain('href="mailto:hello@site.example"');
  expect(html.replace(/<[^>]*>/g, "")).toContain("hello@site.example");
  expect(html).toContain('href="tel:+33199"');
});

test("a message that was not taken: a button beside the one that tries again calls, and repeats no number", () => {
  const rejected = { values: blank, trouble: { text: "Not now, call 01.", errors: {} } };
  const texts = { retry: "Again", fields: forEachField((label) => ({ label, placeholder: "" })) };
  const html = shown({ form: { texts, words: {}, rejected } as unknown as NonNullable<ContactContent["form"]> });
  const call = '<a class="btn alt" aria-label="menu.call 01" href="tel:+331">menu.call-short</a>';
  expect(html).toContain(`Again</button>${call}`);
});

test("a number of a country whose prices are not known has no empty line for them", () => {
  const html = shown({});
  expect(html).toContain('href="tel:+44"');
  expect(html).not.toContain('<small class="soft"></small>');
});
