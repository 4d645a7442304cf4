import fc from "fast-check";
import { expect, test } from "vitest";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { siteLink } from "./check-links.ts";

const led = (address: string, locale = "fr", origin = "https://www.site.example") =>
  siteLink(address, { translation, locale, origin });

test.each([
  "https://www.site.example/fr/contact/",
  "https://site.example/fr/contact/",
  "http://site.example/fr/contact/",
  "//site.example/fr/contact/",
  "HTTPS://WWW.Site.EXAMPLE/fr/contact/",
  "https://www.site.example:443/fr/contact/",
  "http://site.example:80/fr/contact/",
  "https://www.site.example./fr/contact/",
  "https://site.example/fr/../fr/./contact/",
  "/fr/%63ontact/",
  "/en/../fr/contact/",
])("%s is the page /fr/contact/ of the site https://www.site.example", (address) => {
  expect(led(address)?.path).toBe("/fr/contact/");
  expect(led(address)?.href).toMatch(/^\/fr\/(?:c|%63)ontact\/$/);
});

test.each([
  "https://autre.example/fr/contact/",
  "https://site.example.org/fr/contact/",
  "https://blog.site.example/fr/contact/",
  "https://site.example:8443/fr/contact/",
  "https://moi@site.example/fr/contact/",
  "//autre.example/",
  "/\\site.example/",
  "https:/site.example/fr/",
  "mailto:a@site.example",
  "tel:+33199002012",
  "#etapes",
  "contact/",
])("%s is no page of that site", (address) => expect(led(address)).toBeUndefined());

test.each([
  ["/contact/", "en", "/en/contact/"],
  ["/contact/?a=1#heures", "pt", "/pt/contact/"],
  ["/presentation/", "pt", "/pt/apresentacao/"],
  ["/", "en", "/en/"],
  ["https://site.example/", "en", "/en/"],
  ["/blog/", "en", "/en/blog/"],
  ["/contact/", "fr", "/fr/contact/"],
  ["/un-article/", "en", "/fr/un-article/"],
])("%s in a text of the language %s leads to %s", (address, locale, path) => {
  expect(led(address, locale)?.path).toBe(path);
});

test("a link keeps its query and its anchor, and loses the site's name", () => {
  expect(led("https://site.example/contact/?a=b#heures", "en")).toMatchObject({
    href: "/en/contact/?a=b#heures",
    path: "/en/contact/",
    anchor: "heures",
  });
});

test("while nobody knows the site's address, no whole address is the site's", () => {
  expect(siteLink("https://site.example/fr/", { translation, locale: "fr", origin: undefined })).toBeUndefined();
  expect(siteLink("/fr/", { translation, locale: "fr", origin: undefined })?.path).toBe("/fr/");
});

test("whatever is written, a browser on the site takes the link where it is drawn to lead", () => {
  const origin = "https://site.example";
  const part = fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "site.example",
    "www.",
    ":80",
    "https:",
    "a",
    "@",
    "?",
    "#",
    "%2e",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = parts.join("");
      const own = led(address, "fr", origin);
      fc.pre(own !== undefined);
      const { host } = new URL(own?.href ?? "", origin);
      expect(host).toBe("site.example");
      expect(new URL(address, origin).hostname.replace(/^www\.|\.+$/g, "")).toBe("site.example");
    }),
  );
});
