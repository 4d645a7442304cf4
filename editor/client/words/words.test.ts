import { expect, test } from "vitest";
import { sayIn } from "./words.ts";

test("[O7] the interface speaks three languages with their own typography", () => {
  expect(sayIn("fr")("erase-title", { email: "a@b.example" })).toBe("Effacer tout de a@b.example\u202f?");
  expect(sayIn("fr")("unreachable")).toContain("«\u202fnpm run edit\u202f»");
  expect(sayIn("pt")("unreachable")).toContain("«npm run edit»");
  expect(sayIn("en")("notes", { count: 3 })).toBe("Notes: 3");
});

test("the first day of a month is said as in the texts of the site", () => {
  expect(sayIn("fr")("moment", { day: "2027-06-01", time: "10:00" })).toBe("1er juin 2027 à 10:00");
  expect(sayIn("pt")("weekday-and-day", { weekday: "terça-feira", day: "2027-06-01" })).toBe(
    "terça-feira, 1 de junho de 2027",
  );
});
