import { expect, test } from "vitest";
import { countryOf, internationalNumber } from "./phones.ts";

test.each([
  ["01 99 00 20 12", "tel:+33199002012", "+33 1 99 00 20 12"],
  ["0199002012", "tel:+33199002012", "+33 199002012"],
  ["210 000 016", "tel:+351210000016", "+351 210 000 016"],
  ["(01) 99-00-20-12", "tel:+33199002012", "+33 1 99-00-20-12"],
  ["(0)1 99 00 20 12", "tel:+33199002012", "+33 1 99 00 20 12"],
  ["0033 1 99 00 20 12", "tel:+33199002012", "+33 1 99 00 20 12"],
  ["00 33 (0) 1 99 00 20 12", "tel:+33199002012", "+33 1 99 00 20 12"],
  ["(+351) 210 000 016", "tel:+351210000016", "+351 210 000 016"],
  ["+33 1 99 00 20 12", "tel:+33199002012", "+33 1 99 00 20 12"],
  ["+44 20 7946 0000", "tel:+442079460000", "+44 20 7946 0000"],
])("%s is dialled from abroad as %s says", (number, url, international) => {
  expect(internationalNumber(number, url)).toBe(international);
});

test.each([
  ["tel:+33199002012", "france"],
  ["tel:+351210000016", "portugal"],
  ["tel:+442079460000", undefined],
])("%s is a number of %s", (url, country) => {
  expect(countryOf(url)).toBe(country);
});
