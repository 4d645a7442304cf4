import { expect, test } from "vitest";
import type { Conflict, OpenFile } from "../../contract/files.ts";
import { type FileEvent, type FileState, fileReducer, isDirty } from "./file-state.ts";

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
  unsaved: null,
});

const after = (...events: readonly FileEvent[]) =>
  events.reduce<FileState>(fileReducer, { step: "opening" }) as Extract<FileState, { readonly step: "open" }>;
const opened: FileEvent = { type: "opened", file: file("1", "Un"), left: undefined, byOwner: true };
const typed = { value: { title: "A" }, body: "Deux" };

test("a text that is typed and taken back is no change", () => {
  expect(isDirty(after(opened))).toBe(false);
  expect(isDirty(after(opened, { type: "edited", edited: typed }))).toBe(true);
  expect(isDirty(after(opened, { type: "edited", edited: { value: { title: "A" }, body: "Un" } }))).toBe(false);
});

test("[O2] what is typed while the file is read again stays, and the other change is told", () => {
  const state = after(
    opened,
    { type: "edited", edited: typed },
    { type: "opened", file: file("2", "Trois"), left: undefined, byOwner: false },
  );
  expect(state.edited).toEqual(typed);
  expect(state.version).toBe("1");
  expect(state.changedElsewhere).toBe(true);
});

test("[O2] what is typed while it is saved is not saved yet", () => {
  const later = { ...typed, body: "Deux et demi" };
  const state = after(
    opened,
    { type: "edited", edited: typed },
    { type: "saving" },
    { type: "edited", edited: later },
    { type: "saved", saved: { path: "posts/fr/a.md", version: "2", text: "", findings: [] }, edited: typed },
  );
  expect(state.edited).toEqual(later);
  expect(isDirty(state)).toBe(true);
  expect(state.version).toBe("2");
});

test("[O2] a conflict keeps the form, and unsaved work of an earlier session is found again", () => {
  const conflict: Conflict = { error: { id: "conflict", sentence: "" }, theirs: null, mine: { text: "" } };
  const state = after(opened, { type: "edited", edited: typed }, { type: "conflict", conflict });
  expect(state.edited).toEqual(typed);
  expect(state.conflict).toBe(conflict);
  expect(after({ ...opened, left: typed } as FileEvent).recovered).toBe(true);
});
