import type { ServerEvent } from "../../contract/events.ts";
import type { Conflict, OpenFile, Saved } from "../../contract/files.ts";
import type { Edited, Typed } from "../../contract/requests.ts";
import { ask, query, RefusedError, UnreachableError } from "../api/ask.ts";
import { forget, keep } from "./kept-in-browser.ts";

/** A file in its form. */
export interface OpenState {
  /** The file as the form was filled with it. */
  readonly file: OpenFile;
  readonly edited: Edited;
  /** When what is typed was last brought into the file, in milliseconds; "soon" while it is on its way. */
  readonly saved?: number | "soon" | undefined;
  /** What somebody else made of the file, until the form is filled with it. */
  readonly news?: OpenFile | undefined;
  /** Why what is typed is not in the file yet, or nobody can tell. */
  readonly trouble?: Error | undefined;
  readonly conflict?: Conflict | undefined;
}

/** Neither until the file was read. */
interface FileState {
  readonly open?: OpenState;
  /** Why there is no form. */
  readonly error?: Error;
}

/** Milliseconds in which a newer keystroke replaces the last. */
const PAUSE = 50;
/** Milliseconds until it is tried again, while the server is away or the disk is full. */
export const RETRY = 2000;

/** Every file that this window has shown: a form that is opened again goes on with its own. */
const files = new Map<string, ReturnType<typeof opened>>();

/** Files for whose texts the browser had no room: it asks before the window is closed. */
const unkept = new Set<string>();

/** A file in this window. @param folder the content folder that it is of */
export function fileInHand(folder: string, path: string) {
  const file = files.get(path) ?? opened(folder, path);
  files.set(path, file);
  return file;
}

/** Brings in everything that was typed in this window. @returns whether all of it is in the files */
export async function settleAll(): Promise<boolean> {
  const settled = await Promise.all([...files.values()].map((file) => file.settle()));
  return settled.every((isIn) => isIn);
}

/**
 * A file between the disk and its form. The last of many keystrokes is sent, soon after it, never two at once; what could not be
 * brought in is kept, and tried again until it is there. What others make of the file is shown once nobody writes in the form.
 */
function opened(folder: string, path: string) {
  let state: FileState = {};
  const listeners = new Set<() => void>();
  /** What the file said when it and the form last agreed, null where there was none; and its version, where it says nothing else. */
  let base: { readonly text: string | null; readonly version: string | null } = { text: null, version: null };
  /** What is not in the file yet. */
  let waiting: Edited | undefined;
  /** Sent, and perhaps written: a server that ends cannot say so. */
  let unanswered: Edited | undefined;
  let sending: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions and keystrokes: an answer is outdated by either. */
  let asked = 0;
  let looks = 0;
  /** The version that was last announced: also our own, before they are answered. */
  let announced: string | null | undefined;

  const set = (next: FileState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const change = (changes: Partial<OpenState>) => state.open && set({ open: { ...state.open, ...changes } });
  const fill = (file: OpenFile) => {
    base = { text: file.version === null ? null : file.text, version: file.version };
    set({ open: { file, edited: editedOf(file), saved: state.open?.saved } });
  };

  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  };
  const typed = (edited: Edited): Typed => ({ path, base: base.text, edited, ...(unanswered && { unanswered }) });
  const keepWaiting = () => {
    if (waiting === undefined) forget(path);
    if (waiting === undefined || keep(folder, typed(waiting))) unkept.delete(path);
    else unkept.add(path);
    window.onbeforeunload = unkept.size === 0 ? null : (event) => event.preventDefault();
  };
  const send = async (edited: Edited): Promise<boolean> => {
    const text = typed(edited);
    unanswered ??= edited;
    try {
      const saved = await ask<Saved>("PUT", "file", text);
      unanswered = undefined;
      base = { text: saved.mine, version: saved.text === saved.mine ? saved.version : null };
      if (waiting === edited) waiting = undefined;
      else later(0);
      keepWaiting();
      // News from before are no longer: the form would go back to a file without what is saved now.
      change({ saved: waiting ? "soon" : Date.now(), news: undefined, trouble: undefined, conflict: undefined });
      // Others changed other lines, which the form takes over when it can; or it has fields, where it could not be read before.
      if (saved.text !== saved.mine || (state.open && isUnread(state.open.file))) lookAfresh();
      return true;
    } catch (error) {
      const conflict = conflictIn(error);
      if (conflict === undefined) later(RETRY);
      change({ saved: undefined, trouble: error as Error, conflict });
      return false;
    }
  };
  /** Sends what waits, also where a choice is left: the two texts may have changed. @returns whether it is in the file */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (waiting === undefined) return sending ?? true;
    sending ??= send(waiting).finally(() => {
      sending = undefined;
    });
    return sending;
  };
  /** Sends until nothing waits, or it cannot be. @returns whether all is in the file */
  const settle = async (): Promise<boolean> => {
    while (waiting !== undefined || sending !== undefined) if (state.open?.conflict || !(await flush())) return false;
    return true;
  };

  /** Reads the file; undefined where it cannot be read. */
  const read = async (): Promise<OpenFile | "outdated" | undefined> => {
    asked += 1;
    const round = asked;
    const file = await ask<OpenFile>("GET", `file${query({ path })}`).catch((error: Error) => error);
    if (round !== asked) return "outdated";
    if (!(file instanceof Error)) return file;
    const isGone = file instanceof RefusedError && file.status === 404;
    // A form that is open stays, whatever fails: only of a file that is gone there is none.
    if (state.open === undefined || isGone) set({ error: file });
    else if (file instanceof UnreachableError) change({ trouble: file });
    return undefined;
  };
  const takeNews = () => {
    const news = state.open?.news;
    if (news !== undefined && waiting === undefined && !isTyping()) fill(news);
  };
  /** Looks whether others have changed the file, once what is typed here is in it. */
  const look = async () => {
    looks += 1;
    const round = looks;
    if (!(await settle())) return;
    // While somebody types, only the last of many looks is left.
    if (round !== looks || announced === base.version) return;
    const file = await read();
    // What was typed meanwhile is joined with it, and the server tells.
    if (file === undefined || file === "outdated") return;
    if (state.open === undefined) return fill(file);
    // One that could not be read and now can has the same text, and a form.
    const isNew = file.text !== (base.text ?? "") || (isUnread(state.open.file) && !isUnread(file));
    // Where it is shown may be new all the same.
    change({ trouble: undefined, ...(isNew ? { news: file } : { file, news: undefined }) });
    takeNews();
  };
  const lookAfresh = () => {
    announced = undefined;
    void look();
  };
  const reload = async (): Promise<void> => {
    if (!(await settle())) return;
    const file = await read();
    if (file === "outdated") await reload();
    else if (file !== undefined) fill(file);
  };

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear(event: ServerEvent): void {
      if (event.type === "back") lookAfresh();
      if (event.type === "away") change({ trouble: new UnreachableError() });
      if (event.type === "file" && event.path === path) {
        announced = event.version;
        void look();
      }
    },
    /** Fills the form with what others made of the file, unless somebody writes in it. */
    takeNews,
    /** Brings in what waits, and then fills the form with the file, whatever has the focus. */
    reload,
    settle,
    tryAgain: () => void flush(),
    edit(edited: Edited): void {
      if (state.open === undefined) return;
      asked += 1;
      const { file } = state.open;
      change({ edited, saved: "soon" });
      // What is typed and taken back leaves the file as it was, with every mark and comment.
      const isAsBefore = JSON.stringify(edited) === JSON.stringify(editedOf(file));
      waiting = isAsBefore ? { text: file.text } : edited;
      keepWaiting();
      if (state.open.conflict === undefined) later(PAUSE);
    },
    /** Takes what was chosen of two texts: the file may be written over, if it is still the one that was shown. Undefined leaves it deleted. */
    async choose({ theirs }: Conflict, text: string | undefined): Promise<void> {
      unanswered = undefined;
      if (text !== undefined) base = { ...base, text: theirs };
      waiting = text === undefined ? undefined : { text };
      keepWaiting();
      // Until the form has the text that was chosen, it shows all of it: its fields are those of the text before.
      change(waiting ? { edited: waiting, saved: "soon" } : { conflict: undefined });
      await flush();
      await reload();
    },
  };
}

/** The two texts of a refusal; undefined for any other error. */
export function conflictIn(error: unknown): Conflict | undefined {
  const { answer } = error instanceof RefusedError ? error : {};
  return typeof answer === "object" && answer !== null && "pieces" in answer ? (answer as Conflict) : undefined;
}

/** Whether a file that has a form cannot be read as one. */
function isUnread({ kind, value }: OpenFile): boolean {
  return kind !== "text" && value === null;
}

/** A file as the form has it: its fields and its text, or, where the fields cannot be read, all of it as text. */
function editedOf({ value, body, text }: OpenFile): Edited {
  if (value === null) return { text };
  return body === null ? { value } : { value, body };
}

/** Whether somebody is writing in a field of this window: what stands in it must not move. */
function isTyping(): boolean {
  return document.hasFocus() && document.activeElement?.matches("input, textarea, select, [contenteditable]") === true;
}
