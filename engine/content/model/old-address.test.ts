import { expect, test } from "vitest";
import { readOldAddress } from "./old-address.ts";

test.each([
  ["/fr/ancien/", "/fr/ancien/"],
  ["/fr/ancien", "/fr/ancien/"],
  ["/old.html", "/old.html"],
  ["/index.php", "/index.php"],
  ["/old.html/", "/old.html"],
  ["/fr/d%C3%A9part/", "/fr/départ/"],
  ["/fr/d%c3%a9part", "/fr/départ/"],
  ["/fr/départ/", "/fr/départ/"],
  ["/fr/de\u0301part/", "/fr/départ/"],
  ["/Mon%20article.html", "/Mon article.html"],
  ["/2019/04/v1.2/", "/2019/04/v1.2/"],
])("%s is the address %s", (written, path) => expect(readOldAddress(written)).toEqual({ path }));

test.each([
  ["/index.php?p=12", "/index.php"],
  ["https://www.example.com/fr/ancien/?a=1#b", "/fr/ancien/"],
  ["fr/ancien/", "/fr/ancien/"],
  ["/fr/ancien/#suite", "/fr/ancien/"],
])("%s is refused: its path is to be written, %s", (written, instead) =>
  expect(readOldAddress(written)).toEqual({ instead }),
);

test.each([
  "",
  "//evil.com/",
  "/a//b/",
  "/../etc/",
  "/a/./b/",
  "/fr/a b/",
  "/a%2",
  "/a\\b/",
  "/%0aX/",
  "/a/*",
  "/:all/",
  "/%252e/",
])("%j cannot be one", (written) => expect(readOldAddress(written)).toHaveProperty("instead"));
