import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { deleteCookie, readCookies } from "./page-cookies.ts";

const newDocument = () =>
  new JSDOM("", { url: "https://www.shop.passerelle.example/fr/blog/x" }).window.document as unknown as Document;

test("cookies are read with values that hold equals signs and spaces around them", () => {
  const document = newDocument();
  document.cookie = "a=1=2";
  document.cookie = "b=";
  expect(readCookies(document)).toEqual([
    { name: "a", value: "1=2" },
    { name: "b", value: "" },
  ]);
});

test.each(
  ["", "; path=/", "; path=/fr", "; path=/fr/", "; path=/fr/blog"].flatMap((path) =>
    [
      "",
      "; domain=www.shop.passerelle.example",
      "; domain=.shop.passerelle.example",
      "; domain=passerelle.example",
    ].map((domain) => path + domain),
  ),
)("a cookie set with “%s” is deleted", (place) => {
  const document = newDocument();
  document.cookie = `_pk_id=1${place}`;
  document.cookie = "other=1";
  expect(document.cookie).toContain("_pk_id");
  deleteCookie(document, "_pk_id");
  expect(document.cookie).toBe("other=1");
});

test("a cookie is deleted on the path and domain that are given", () => {
  const document = newDocument();
  document.cookie = "x=1; path=/fr/; domain=.passerelle.example";
  deleteCookie(document, "x", { path: "/fr/", domain: ".passerelle.example" });
  expect(document.cookie).toBe("");
});
