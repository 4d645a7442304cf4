import { expect, test } from "vitest";
import { nameOfFile } from "./make-bundle.ts";

const small = "x".repeat(1_000);
/** What each module imports at once, and later; where it is large. */
const modules: Readonly<Record<string, { now?: string[]; later?: string[]; large?: true }>> = {
  entry: { now: ["menu"], later: ["pages", "home", "contact", "text"] },
  menu: {},
  pages: { now: ["menu", "shell"] },
  shell: { large: true },
  home: { now: ["shell", "arch", "hours"], later: ["dialog"] },
  contact: { now: ["form", "arch", "hours"] },
  text: { now: ["shell", "arch"] },
  dialog: { now: ["form-of-dialog"] },
  arch: {},
  hours: { large: true },
  form: {},
  "form-of-dialog": {},
};
const graph = {
  getModuleInfo: (id: string) => {
    const { now = [], later = [], large } = modules[id] ?? {};
    return { importedIds: now, dynamicallyImportedIds: later, code: large ? small.repeat(7) : small };
  },
} as unknown as Parameters<ReturnType<typeof nameOfFile>>[1];

test("the first file has what the entry imports, the second what shows pages, and what several scripts share unless it is large", () => {
  const name = nameOfFile("entry", "pages");
  const inFile = (file: string) => Object.keys(modules).filter((module) => name(module, graph) === file);
  expect(inFile("main")).toEqual(["entry", "menu"]);
  expect(inFile("pages")).toEqual(["pages", "shell", "arch"]);
});
