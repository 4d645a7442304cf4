import type { Conflict, Edited, OpenFile, Saved } from "../../contract/files.ts";
import type { Finding } from "../../contract/findings.ts";

/** A file between the disk and the form. */
export type FileState =
  | { readonly step: "opening" }
  | { readonly step: "failed"; readonly error: Error }
  | {
      readonly step: "open";
      readonly file: OpenFile;
      /** Of the file on the disk. */
      readonly version: string | null;
      /** The file on the disk, as the form has it. */
      readonly saved: Edited;
      readonly edited: Edited;
      readonly findings: readonly Finding[];
      readonly saving: boolean;
      /** Whether unsaved work from before was found. */
      readonly recovered: boolean;
      readonly changedElsewhere: boolean;
      /** Counts up when the form was filled from outside: fields that have a state begin anew. */
      readonly filled: number;
      readonly justSaved: boolean;
      readonly error?: Error | undefined;
      readonly conflict?: Conflict | undefined;
    };

export type FileEvent =
  | { readonly type: "opened"; readonly file: OpenFile; readonly left: Edited | undefined; readonly byOwner: boolean }
  | { readonly type: "failed" | "not-saved"; readonly error: Error }
  | { readonly type: "edited"; readonly edited: Edited }
  | { readonly type: "judged"; readonly findings: readonly Finding[] }
  | { readonly type: "saving" | "changed-elsewhere" | "conflict-closed" }
  | { readonly type: "saved"; readonly saved: Saved; readonly edited: Edited }
  | { readonly type: "conflict"; readonly conflict: Conflict };

/** The next state of an open file. */
export function fileReducer(state: FileState, event: FileEvent): FileState {
  if (event.type === "opened") {
    // Read again because it changed on the disk: what was typed meanwhile stays.
    if (!event.byOwner && state.step === "open") {
      if (event.file.version === state.version) return state;
      if (isDirty(state)) return { ...state, changedElsewhere: true };
    }
    return openedState(state, event.file, event.left);
  }
  if (event.type === "failed") return { step: "failed", error: event.error };
  if (state.step !== "open") return state;
  switch (event.type) {
    case "edited":
      return { ...state, edited: event.edited, justSaved: false };
    case "judged":
      return { ...state, findings: event.findings };
    case "saving":
      return { ...state, saving: true, error: undefined };
    case "not-saved":
      return { ...state, saving: false, error: event.error };
    case "changed-elsewhere":
      return { ...state, changedElsewhere: true };
    case "conflict":
      return { ...state, saving: false, conflict: event.conflict, changedElsewhere: true };
    case "conflict-closed":
      return { ...state, conflict: undefined };
    case "saved":
      return {
        ...state,
        version: event.saved.version,
        findings: event.saved.findings,
        saved: event.edited,
        saving: false,
        recovered: false,
        changedElsewhere: false,
        justSaved: true,
        error: undefined,
        conflict: undefined,
      };
  }
}

/** Whether the form has something else than the disk. */
export function isDirty({ saved, edited }: Extract<FileState, { readonly step: "open" }>): boolean {
  return saved !== edited && JSON.stringify(saved) !== JSON.stringify(edited);
}

/** A file as the form has it: its fields and its text, or, where the fields cannot be read, all of it as text. */
function editedOf(file: Pick<OpenFile, "value" | "body" | "text">): Edited {
  if (file.value === null) return { text: file.text };
  return file.body === null ? { value: file.value } : { value: file.value, body: file.body };
}

function openedState(before: FileState, file: OpenFile, left: Edited | undefined): FileState {
  const saved = editedOf(file);
  return {
    step: "open",
    file,
    version: file.version,
    saved,
    edited: left ?? saved,
    findings: file.findings,
    saving: false,
    recovered: left !== undefined,
    changedElsewhere: false,
    filled: before.step === "open" ? before.filled + 1 : 0,
    justSaved: false,
  };
}
