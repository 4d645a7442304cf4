import { expect, test } from "vitest";
import { french } from "./owner-languages/fr.ts";
import { portuguese } from "./owner-languages/pt.ts";
import { daysInWords } from "./weekdays.ts";

test("opening days are shown in words of a language", () => {
  expect(daysInWords("monday-friday", french)).toBe("lundi\u00a0– vendredi");
  expect(daysInWords("tuesday, thursday", portuguese)).toBe("terça-feira, quinta-feira");
  expect(daysInWords("street-2", french)).toBe("street-2");
});
