import { expect, test } from "vitest";
import type { ContactContent } from "../../page-data/contact-content.ts";
import { renderInLocale } from "../test-support/render-in-locale.tsx";
import { pageModules } from "./page-modules.ts";

const times = { timeZone: "Europe/Paris", week: [[], [], [], [], [], [], []], closed: [] };
const content: ContactContent = {
  heading: ["Contact"],
  lead: ["Lead"],
  write: ["Write"],
  call: ["Call"],
  officesHeading: ["Offices"],
  privacy: [],
  staff: [{ name: "France", phones: [{ number: "01 99", url: "tel:+33199", price: "free" }], topics: "All", times }],
  abroadTimes: times,
  hours: { offices: { lines: [], closures: [] }, abroad: { lines: [], closures: [] } },
  offices: [],
  email: "hello@site.example",
};

async function shown(contactEndpoint: string): Promise<string> {
  const { Page } = await pageModules({ contactEndpoint }).contact();
  return renderInLocale("en", <Page content={content} />);
}

test("a site without a form gives the e-mail address in its place, beside the phones", async () => {
  const html = await shown("");
  expect(html).not.toContain("<form");
  expect(html).toContain('href="mailto:hello@site.example"');
  expect(html.replace(/<[^>]*>/g, "")).toContain("hello@site.example");
  expect(html).toContain('href="tel:+33199"');
});

test.each(["/api/contact", "https://contact.site.example/api/contact"])(
  "a site with a form that writes to %s has it, and no address in its place",
  async (endpoint) => {
    const html = await shown(endpoint);
    expect(html).toContain("<form");
    expect(html).not.toContain("mailto:hello");
  },
);
