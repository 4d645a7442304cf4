import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { type PageContext, pageDataUrl } from "../../pages/data/page-data.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { contextFixture, ORIGIN } from "../test-support/page-fixtures.ts";
import { linkPath, rewriteAddress, targetUrl } from "./addresses.ts";
import { hashTarget } from "./focus.ts";
import { shouldHandle } from "./should-handle.ts";

const english = { translation, locale: "en" } as const;
const at = (path: string) => new URL(path, ORIGIN);
/** Addresses in a page that lead elsewhere, or run something. */
const ELSEWHERE = [
  "//evil.example/",
  "///evil.example/",
  "/\\evil.example/",
  "\\\\evil.example\\",
  "/\t/evil.example/",
  "https:evil.example/x",
  "https://site.example@evil.example/",
  "https://site.example.evil.example/",
  "http://site.example/en/",
  "https://site.example:8443/en/",
  "javascript:alert(1)//",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://evil.example/1",
  "mailto:someone@evil.example",
];

describe("targetUrl", () => {
  test.each([
    ["/presentation/?a=1#b", "/pt/apresentacao/?a=1#b"],
    ["/fr/blog/1/?a=1", "/fr/blog/?a=1"],
    ["/en/services", "/en/services/"],
    ["/fr/", "/fr/"],
  ])("%s leads a visitor who reads Portuguese to %s", (from, to) => {
    expect(targetUrl(at(from), { translation, locale: "pt" }).href).toBe(ORIGIN + to);
  });

  test("never leaves the origin, nor do the data of its page", () => {
    const paths = fc.oneof(fc.webPath(), fc.constantFrom(...ELSEWHERE), fc.string());
    fc.assert(
      fc.property(paths, fc.string(), fc.string(), (path, query, hash) => {
        const requested = new URL(ORIGIN);
        requested.pathname = path;
        requested.search = query;
        requested.hash = hash;
        const target = targetUrl(requested, english);
        const kept = target.search === requested.search && target.hash === requested.hash;
        return kept && target.origin === ORIGIN && at(pageDataUrl(target.pathname)).origin === ORIGIN;
      }),
      { numRuns: 200 },
    );
  });

  test.each(ELSEWHERE)("a link to %j leads elsewhere: neither followed nor prefetched", (address) => {
    const event = { canIntercept: true, destination: { url: at(address).href }, downloadRequest: null, formData: null };
    expect(shouldHandle({ ...event, navigationType: "push" }, ORIGIN)).toBe(false);
    const link = { href: at(address).href, target: "", hasAttribute: () => false };
    expect(linkPath(link, at("/en/"), english)).toBeUndefined();
  });
});

describe("rewriteAddress", () => {
  function rewritten(from: string, context: Partial<PageContext>) {
    const history = { state: { kept: true }, replaceState: vi.fn() };
    rewriteAddress({ history, location: at(from) } as unknown as Window, contextFixture(context), {
      translation,
      locale: "fr",
    });
    return history.replaceState.mock.calls[0];
  }

  test("gives a French page without prefix its true address, query and hash kept", () => {
    expect(rewritten("/services/?a=1#b", {})).toEqual([{ kept: true }, "", "/fr/services/?a=1#b"]);
  });

  test.each([
    ["/", "/fr/"],
    ["/fr/blog/1/", "/fr/blog/"],
    ["/nouveau-site/", "/fr/nouveau-site/"],
    ["/tag/finances/2/", "/fr/tag/finances/2/"],
    ["/api/contact", "/fr/contact/"],
  ])("%s becomes %s", (from, path) => {
    expect(rewritten(from, { path })?.[2]).toBe(path);
  });

  test.each([
    ["/fr/services/", "/fr/services/"],
    ["/fr/nothing/", "/fr/404/"],
    ["/404/", "/fr/404/"],
    ["/nothing/at/all/", "/fr/404/"],
    ["/nothing.html", "/fr/404/"],
  ])("%s, showing %s, stays", (from, path) => {
    expect(rewritten(from, { path, ...(path.endsWith("/404/") && { page: "not-found" }) })).toBeUndefined();
  });
});

describe("linkPath", () => {
  const here = at("/en/services/");
  const link = (href: string, { target = "", download = false } = {}) => ({
    href: URL.canParse(href, ORIGIN) ? new URL(href, ORIGIN).href : href,
    target,
    hasAttribute: (name: string) => name === "download" && download,
  });

  test.each([
    ["/en/contact/#form", "/en/contact/"],
    ["/contact/", "/en/contact/"],
    ["/fr/blog/1/", "/fr/blog/"],
  ])("%s leads to %s", (href, path) => {
    expect(linkPath(link(href), here, english)).toBe(path);
  });

  test.each([
    ["this page", link("/en/services/#list")],
    ["another site", link("https://other.example/en/")],
    ["a telephone", link("tel:+33199002012")],
    ["a file", link("/en/feed.xml")],
    ["a download", link("/en/contact/", { download: true })],
    ["another window", link("/en/contact/", { target: "_blank" })],
    ["an address that cannot be read", link("http://[")],
  ])("nothing for %s", (_case, anchor) => {
    expect(linkPath(anchor, here, english)).toBeUndefined();
  });

  test("nothing for a place in the page that says an address without prefix is unknown", () => {
    expect(linkPath(link("/unknown/#_main"), at("/unknown/"), english)).toBeUndefined();
  });
});

describe("hashTarget", () => {
  const element = { id: "café" };
  const part = { id: "_content" };
  const all = [element, part];
  const document = {
    getElementById: (id: string) => all.find((one) => one.id === id) ?? null,
  } as unknown as Document;

  test.each([
    ["#café", element],
    ["#caf%C3%A9", element],
    ["#_content", part],
    ["#content", part],
    ["#caf%C3", undefined],
    ["#", undefined],
    ["", undefined],
  ])("%s", (hash, target) => {
    expect(hashTarget(document, hash)).toBe(target);
  });
});
