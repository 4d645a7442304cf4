import { expect, test } from "vitest";
import { nameOfFile } from "./make-bundle.ts";

const small = "x".repeat(1_000);
/** What each module imports at once, and later; where it is large. */
const modules: Readonly<Record<string, { now?: string[]; later?: string[]; large?: true }>> = {
  entry: { now: ["shell"], later: ["home", "contact", "text"] },
  shell: {},
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

test("the first file has what the entry imports, and what several scripts share unless it is large", () => {
  const name = nameOfFile("entry");
  const inMain = Object.keys(modules).filter((module) => name(module, graph) === "main");
  expect(inMain).toEqual(["entry", "shell", "arch"]);
});
