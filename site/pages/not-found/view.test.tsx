import { expect, test } from "vitest";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { Page } from "./view.tsx";

const content = { heading: ["heading"], text: ["text"] };

test("[P3] the page names the requested path", () => {
  const html = renderInLocale("en", <Page content={content} requestedPath="/en/x/" />);
  expect(html).toMatch(/data-requested-path="">not-found.could-not-find \/en\/x\/</);
});

test("the ways out stand before the requested path: a first visit's banner covers what is last", () => {
  const html = renderInLocale("en", <Page content={content} requestedPath="/en/x/" />);
  expect(html.indexOf("data-requested-path")).toBeGreaterThan(html.lastIndexOf("href="));
});
