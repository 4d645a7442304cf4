import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { light, ON_SEA_MARK, relayPaint } from "./light-paint.ts";

const tokens = await readFile(join(import.meta.dirname, "../../app/styles/tokens.css"), "utf8");

/** The first value of a token in the block of a selector: that of the light scheme. */
function token(selector: string, name: string): string | undefined {
  const block = tokens.slice(tokens.indexOf(`${selector} {`));
  return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
}

test.each(Object.entries(light))("%s is the site's own, %s", (name, colour) => {
  expect(token(":root", name)).toBe(colour);
});

test("the relay tile and the mark on the sea have the site's colours", () => {
  expect(relayPaint).toEqual([light.t0, ...["t1", "t2", "t3", "t4"].map((name) => token(".relay", name))]);
  expect(token(".sea", "t4")).toBe(ON_SEA_MARK);
});
