import type { Conflict, OpenFile, Saved } from "../../contract/files.ts";
import type { Finding } from "../../contract/findings.ts";
import type { Edited } from "../../contract/requests.ts";

/** A file that is open. */
export interface OpenState {
  readonly step: "open";
  /** The file as the form was filled with it. */
  readonly file: OpenFile;
  readonly edited: Edited;
  /** The whole file as the form has it, and the version that it became; both follow what is typed. */
  readonly text: string;
  readonly version: string | null;
  readonly findings: readonly Finding[];
  /** When what is typed was last brought into the file, in milliseconds; "soon" while it is on its way. */
  readonly saved?: number | "soon" | undefined;
  /** What somebody else made of the file, until the form is filled with it. */
  readonly news?: OpenFile | undefined;
  /** Why what is typed is not in the file yet. */
  readonly trouble?: Error | undefined;
  readonly conflict?: Conflict | undefined;
}

/** A file between the disk and the form. */
export type FileState = { readonly step: "opening" } | { readonly step: "failed"; readonly error: Error } | OpenState;

export type FileEvent =
  /** `waiting`: what was typed before and is not in the file yet. */
  | { readonly type: "opened"; readonly file: OpenFile; readonly waiting?: Edited | undefined }
  | { readonly type: "filled"; readonly file: OpenFile }
  | { readonly type: "failed"; readonly error: Error }
  | { readonly type: "edited"; readonly edited: Edited }
  | { readonly type: "judged"; readonly findings: readonly Finding[] }
  | { readonly type: "saved"; readonly saved: Saved; readonly at: number | "soon" }
  | { readonly type: "not-saved"; readonly error: Error; readonly conflict: Conflict | undefined };

/** The next state of an open file. */
export function fileReducer(state: FileState, event: FileEvent): FileState {
  if (event.type === "failed") return { step: "failed", error: event.error };
  if (event.type === "filled" || (event.type === "opened" && state.step !== "open")) {
    const waiting = event.type === "opened" ? event.waiting : undefined;
    return filledState(state, event.file, waiting);
  }
  if (state.step !== "open") return state;
  switch (event.type) {
    case "opened":
      return {
        ...state,
        // One that could not be read and now can has the same text, and a form.
        news:
          event.file.text === state.text && !(isUnread(state.file) && !isUnread(event.file)) ? undefined : event.file,
        trouble: event.waiting && state.trouble,
      };
    case "edited":
      return { ...state, edited: event.edited, saved: "soon" };
    case "judged":
      return { ...state, findings: event.findings };
    case "saved": {
      const { version, mine } = event.saved;
      // News from before are no longer: the form would go back to a file without what is saved now.
      return {
        ...state,
        version,
        text: mine,
        saved: event.at,
        news: undefined,
        trouble: undefined,
        conflict: undefined,
      };
    }
    case "not-saved":
      return { ...state, saved: undefined, trouble: event.error, conflict: event.conflict };
  }
}

/** Whether a file that has a form cannot be read as one. */
export function isUnread({ kind, value }: OpenFile): boolean {
  return kind !== "text" && value === null;
}

/** A file as the form has it: its fields and its text, or, where the fields cannot be read, all of it as text. */
export function editedOf(file: Pick<OpenFile, "value" | "body" | "text">): Edited {
  if (file.value === null) return { text: file.text };
  return file.body === null ? { value: file.value } : { value: file.value, body: file.body };
}

function filledState(before: FileState, file: OpenFile, waiting: Edited | undefined): OpenState {
  return {
    step: "open",
    file,
    edited: waiting ?? editedOf(file),
    text: file.text,
    version: file.version,
    findings: file.findings,
    saved: before.step === "open" ? before.saved : undefined,
  };
}
