import { expect, test } from "vitest";
import { sayIn } from "./words.ts";

test("[O7] the interface speaks three languages with their own typography", () => {
  expect(sayIn("fr")("erase-title", { email: "a@b.example" })).toBe("Effacer tout de a@b.example\u202f?");
  expect(sayIn("fr")("unreachable")).toContain("«\u202fnpm run edit\u202f»");
  expect(sayIn("pt")("unreachable")).toContain("«npm run edit»");
  expect(sayIn("en")("notes", { count: 3 })).toBe("Notes: 3");
});
