import { expect, test } from "vitest";
import type { Conflict, OpenFile } from "../../contract/files.ts";
import { type FileEvent, type FileState, fileReducer, type OpenState } from "./file-state.ts";

const file = (version: string, body: string): OpenFile => ({
  path: "posts/fr/a.md",
  version,
  kind: "markdown",
  schema: "post",
  value: { title: "A" },
  body,
  text: body,
  writable: true,
  previewPath: "/fr/a/",
  findings: [],
});

const after = (...events: readonly FileEvent[]) =>
  events.reduce<FileState>(fileReducer, { step: "opening" }) as OpenState;
const opened: FileEvent = { type: "opened", file: file("1", "Un") };
const typed = { value: { title: "A" }, body: "Deux" };
const saved = (text: string): FileEvent => ({
  type: "saved",
  saved: { path: "posts/fr/a.md", version: "2", text, mine: "Deux" },
  at: 7,
});

test("[O2] what somebody else writes waits until the form can take it, and what is typed meanwhile stays", () => {
  const joined = file("2", "Deux, et trois");
  const state = after(opened, { type: "edited", edited: typed }, saved(joined.text), { type: "opened", file: joined });
  expect([state.edited, state.saved, state.news]).toEqual([typed, 7, joined]);
  const filled = fileReducer(state, { type: "filled", file: joined }) as OpenState;
  expect([filled.edited, filled.news]).toEqual([{ value: { title: "A" }, body: joined.body }, undefined]);
});

test("[O2] news are dropped once something else was saved: the form never goes back to a file without it", () => {
  const news: FileEvent = { type: "opened", file: file("2", "Un, et trois") };
  expect(after(opened, news, { type: "edited", edited: typed }, saved("Deux, et trois")).news).toBeUndefined();
});

test("a broken file that was fixed has a form again", () => {
  const broken: FileEvent = { type: "opened", file: { ...file("1", "Un"), value: null } };
  const fixed = file("2", "Deux");
  expect(
    after(broken, { type: "edited", edited: { text: "Deux" } }, saved("Deux"), { type: "opened", file: fixed }).news,
  ).toBe(fixed);
});

test("a file that says what the form says is no news", () => {
  const state = after(opened, { type: "edited", edited: typed }, saved("Deux"), {
    type: "opened",
    file: file("2", "Deux"),
  });
  expect(state.news).toBeUndefined();
});

test("[O2] a text that is not in its file stays in the form, also when the form is opened again", () => {
  const conflict: Conflict = { error: { id: "two-versions", sentence: "" }, theirs: null, pieces: [] };
  const error = new Error("Deux versions");
  const state = after(opened, { type: "edited", edited: typed }, { type: "not-saved", error, conflict });
  expect([state.edited, state.trouble, state.conflict]).toEqual([typed, error, conflict]);
  expect(after({ type: "opened", file: file("1", "Un"), waiting: typed }).edited).toEqual(typed);
});
