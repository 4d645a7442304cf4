import { expect, test } from "vitest";
import { dialled } from "./phone-number.ts";

test.each([
  ["+33 (0)1 42 68 53 00", "+33142685300"],
  ["0033 1 42 68 53 00", "+33142685300"],
  ["00 33 (0) 1.42.68.53.00", "+33142685300"],
  ["01 42 68 53 00", "+33142685300"],
  ["(01) 42-68-53-00", "+33142685300"],
  ["+33\u00a01\u202f42\u202f68\u202f53\u202f00", "+33142685300"],
  ["+33 01 42 68 53 00", "+33142685300"],
  ["+351 210 000 000", "+351210000000"],
  ["+1 (212) 555-0100", "+12125550100"],
  ["appelez-nous", undefined],
  ["+33", undefined],
])("%s dials %s", (written, number) => expect(dialled(written, "33")).toBe(number));

test("a number of Portugal has no 0 to leave out", () => {
  expect(dialled("210 000 000", "351")).toBe("+351210000000");
});
