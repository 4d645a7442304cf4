import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Camille Exemple", "CE"],
  ["Jean-Pierre de la Tour", "JT"],
  ["  inês   d'Almeida ", "ID"],
  ["E\u0301lodie", "É"],
  ["Z", "Z"],
  ["(Zoé) Martin", "ZM"],
  ["محمد العربي", "م"],
  ["王小明 李", "王"],
  ["👩🏽‍💻", "👩🏽‍💻"],
  ["🦊 Renard Roux", "RR"],
  ["Ana 🦊", "A"],
])("%s is shortened to %s", (name, short) => {
  expect(initials(name)).toBe(short);
});
