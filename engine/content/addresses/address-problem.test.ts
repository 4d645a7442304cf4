import { expect, test } from "vitest";
import { addressProblem } from "./check-links.ts";

test.each([
  "/fr/contact/",
  "#etapes",
  "https://www.example.com/a?b=c#d",
  "HTTPS://example.com",
  "http://127.0.0.1:8080/",
  "mailto:a@example.com?subject=x",
  "mailto:a@example.com,b@example.com",
  "tel:+33199002012",
  "tel:112",
])("%s is an address", (address) => expect(addressProblem(address)).toBeUndefined());

test.each([
  ["https:/exemple.fr", "https://exemple.fr"],
  ["https:exemple.fr/a", "https://exemple.fr/a"],
  ["http:exemple.fr", "http://exemple.fr"],
  ["http//exemple.fr", "http://exemple.fr"],
  ["https:///exemple.fr", "https://exemple.fr"],
  ["//exemple.fr/a", "https://exemple.fr/a"],
  ["www.exemple.fr", "https://www.exemple.fr"],
  ["https:\\\\exemple.fr", "https://exemple.fr"],
  ["https://exemple.fr\\a", "https://exemple.fr/a"],
  ["mailto:contact", "mailto:contact@example.com"],
  ["mailto:a@b", "mailto:contact@example.com"],
  ["mailto:a@example.com, b", "mailto:contact@example.com"],
  ["tel:+33 (0)1 42 68 53 00", "tel:+33142685300"],
  ["tel:+330142685300", "tel:+33142685300"],
  ["tel:0033142685300", "tel:+33142685300"],
  ["tel:01 42 68 53 00", "tel:+33199002012"],
])("%s is refused; it is written %s", (address, write) => {
  expect(addressProblem(address)?.values).toMatchObject({ link: address, write });
  expect(addressProblem(write)).toBeUndefined();
});

test.each([
  "https://exemple",
  "exemple.fr",
  "contact/",
  "../a/",
  "javascript:alert(1)",
  "https://",
  "https://a b.fr",
  "/\\a.fr",
])("%s is refused", (address) => expect(addressProblem(address)?.id).toMatch(/^link-(?:unsafe|nearly)$/));
