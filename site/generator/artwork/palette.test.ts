import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { light, ON_SEA_MARK, relayPaint } from "./palette.ts";

const tokens = await readFile(join(import.meta.dirname, "../../app/styles/tokens.css"), "utf8");

/** The first value of a token after a place in the tokens. */
function token(place: string, name: string): string | undefined {
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens.slice(tokens.indexOf(`${place} {`)))?.[1];
}

test.each(Object.entries(light))("%s has the value of tokens.css, %s", (name, colour) => {
  expect(token(":root", name)).toBe(colour);
});

test("the relay tile and the mark have the values of tokens.css", () => {
  const relay = ["t1", "t2", "t3", "t4"].map((name) => token(".relay", name));
  expect(relayPaint).toEqual([light.t0, ...relay]);
  expect(token(".sea", "t4")).toBe(ON_SEA_MARK);
});
