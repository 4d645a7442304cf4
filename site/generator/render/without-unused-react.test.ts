import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { leaveOut, UNUSED_PARTS } from "./without-unused-react.ts";

const reactDom = readFileSync(
  createRequire(import.meta.url)
    .resolve("react-dom/client")
    .replace(/client\.js$/, "cjs/react-dom-client.production.js"),
  "utf8",
);
const part = (unreached: readonly string[], idle: readonly string[] = []) => ({
  kites: { exports: [], unreached, idle },
});

test("what is listed is in this version of React, and a twelfth of react-dom goes with it", () => {
  const left = leaveOut(UNUSED_PARTS, reactDom);

  expect(left.length).toBeLessThan((reactDom.length * 11) / 12);
  expect(left).not.toContain("FragmentInstance.prototype.");
});

test("the site's sources import nothing that needs a part that is left out", () => {
  const leftOut = new Set(Object.values(UNUSED_PARTS).flatMap(({ exports }) => exports));

  const imported = sources(resolve("site")).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/import ([^;]*?) from "react(?:-dom)?";/g)].flatMap(([, names = ""]) =>
      [...names.matchAll(/\w+/g)].filter(([name]) => leftOut.has(name)).map(([name]) => `${file}: ${name}`),
    ),
  );

  expect(imported).toEqual([]);
});

test("nor do they render what React would move into the head of a document", () => {
  const rendered = sources("site").filter(
    (file) =>
      file.endsWith(".tsx") &&
      !file.includes("generator/") &&
      /<(?:title|meta|link|style|script)[\s>]/.test(readFileSync(file, "utf8")),
  );

  expect(rendered).toEqual([]);
});

test("a function that nothing reaches throws and names its part, with its methods gone; an idle one does nothing", () => {
  const program = `function fly() { return 1; } fly.prototype.land = function () { return 2; };
    function look() { return 3; } function stay() { return 4; }`;

  const left = leaveOut(part(["fly"], ["look"]), program);

  expect(() => runInNewContext(`${left}; fly()`)).toThrow("kites");
  expect(runInNewContext(`${left}; [look(), stay(), fly.prototype.land]`)).toEqual([undefined, 4, undefined]);
});

test("a function that is not there stops the build", () => {
  expect(() => leaveOut(part(["fly", "glide"]), "function fly() {}")).toThrow("no function glide any more");
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
