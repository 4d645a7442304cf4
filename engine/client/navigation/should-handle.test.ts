import { describe, expect, test } from "vitest";
import { serverSegments } from "../../manifest/server-paths.ts";
import { ORIGIN } from "../test-support/page-fixtures.ts";
import { isPagePath, type NavigationFacts, shouldHandle, staysOnPage } from "./should-handle.ts";

const element = (tagName: string, target: string | null = null) => ({ tagName, getAttribute: () => target });
const navigation = (changes: Partial<NavigationFacts> & { readonly to?: string } = {}): NavigationFacts => ({
  canIntercept: true,
  destination: { url: new URL(changes.to ?? "/fr/services/", ORIGIN).href },
  downloadRequest: null,
  formData: null,
  navigationType: "push",
  sourceElement: element("A"),
  ...changes,
});

describe("shouldHandle", () => {
  test.each([
    ["a link to a page", navigation()],
    ["a link from the contact form", navigation({ sourceElement: element("A", "_self") })],
    ["a step back", navigation({ navigationType: "traverse", sourceElement: null })],
    ["a page that may not exist", navigation({ to: "/fr/a/b/" })],
    ["a query and a hash with dots", navigation({ to: "/fr/?v=1.2#a.b" })],
  ])("%s is ours", (_case, event) => {
    expect(shouldHandle(event, ORIGIN)).toBe(true);
  });

  test("a browser that does not name the source gets the same", () => {
    const { sourceElement, ...event } = navigation();
    expect(sourceElement).toBeDefined();
    expect(shouldHandle(event, ORIGIN)).toBe(true);
  });

  test.each([
    ["the browser does not let us", navigation({ canIntercept: false })],
    ["it leaves this site", navigation({ to: "https://other.example/" })],
    ["it leaves this site for one without TLS", navigation({ to: "http://site.example/" })],
    ["it leaves this site by a host without a scheme", navigation({ to: "//other.example/fr/" })],
    ["it is a reload", navigation({ navigationType: "reload" })],
    ["it is a download", navigation({ downloadRequest: "" })],
    ["it posts a form", navigation({ formData: {} })],
    ["it submits a form", navigation({ sourceElement: element("FORM") })],
    ["a button submits a form", navigation({ sourceElement: element("BUTTON") })],
    ["it is for another window", navigation({ sourceElement: element("A", "_blank") })],
    ["it is for a named window", navigation({ sourceElement: element("A", "map") })],
    ["it is not a page", navigation({ to: "/assets/report/" })],
  ])("%s: the browser's", (_case, event) => {
    expect(shouldHandle(event, ORIGIN)).toBe(false);
  });
});

describe("isPagePath", () => {
  test.each(["/", "/fr/", "/en/blog/2/", "/contact", "/assets-of-a-company/", "/api-design/"])("%s", (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  test.each([
    "/assets/x",
    "/api/contact",
    ...serverSegments.map((segment) => `/${segment}`),
    "/fr/feed.xml",
    "/robots.txt",
    "/.well-known/security.txt",
  ])("not %s", (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});

describe("staysOnPage", () => {
  const shown = new URL("/fr/services/?a=1", ORIGIN);
  test.each([
    ["push", "/fr/services/?a=1#b", true],
    ["replace", "/fr/services/?a=1#b", true],
    ["traverse", "/fr/services/?a=1", true],
    ["push", "/fr/services/?a=1", false],
    ["push", "/fr/services/#b", false],
    ["push", "/fr/#b", false],
    ["traverse", "/fr/", false],
  ])("%s %s: %s", (navigationType, to, stays) => {
    expect(staysOnPage({ navigationType }, new URL(to, ORIGIN), shown)).toBe(stays);
  });
});
