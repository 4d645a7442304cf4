import type { ServerEvent } from "../../contract/events.ts";
import type { Conflict, OpenFile, Saved } from "../../contract/files.ts";
import type { Edited, Typed } from "../../contract/requests.ts";
import { ask, query, RefusedError, UnreachableError } from "../api/ask.ts";
import { changeIn } from "../shell/value.ts";
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
  /** Whether something can be undone, and redone. */
  readonly can: Readonly<Record<Way, boolean>>;
}

export type Way = "undo" | "redo";

/** What was typed in one place without a pause: the file before it, and after it. */
interface Step {
  readonly before: string;
  readonly after: string;
}

/** Neither until the file was read. */
interface FileState {
  readonly open?: OpenState;
  /** Why there is no form. */
  readonly error?: Error;
}

/** Milliseconds in which a newer keystroke replaces the last. */
const PAUSE = 150;
/** Milliseconds without a keystroke after which the next one is undone alone, as one in another place is. */
const STEP = 500;
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
 * A file between the disk and its form. The last of many keystrokes is sent, soon after the first of them, never two at once;
 * what others make of the file is shown once nobody writes in the form. What waits is kept in the browser in every state:
 *
 * | state   | what waits                              | what ends it                                                |
 * | ------- | --------------------------------------- | ----------------------------------------------------------- |
 * | same    | nothing: file and form agree            | a keystroke: typed                                          |
 * | typed   | what was typed since                    | its pause, or whoever needs the file: sending               |
 * | sending | what was sent, or typed since           | the answer: same, typed if there is more, failing, or two   |
 * | failing | what could not be brought in            | a while, the server's return: sending; a keystroke: typed   |
 * | two     | what clashes with what somebody wrote   | a choice: typed; trying again: sending                      |
 */
type Hand =
  | { readonly at: "same" }
  | { readonly at: "typed" | "failing" | "two"; readonly waiting: Edited }
  | { readonly at: "sending"; readonly waiting: Edited; readonly done: Promise<boolean> };

const WAITS: Readonly<Partial<Record<Hand["at"], number>>> = { typed: PAUSE, failing: RETRY };

function opened(folder: string, path: string) {
  let state: FileState = {};
  const listeners = new Set<() => void>();
  const steps: Readonly<Record<Way, Step[]>> = { undo: [], redo: [] };
  const can = () => ({ undo: steps.undo.length > 0, redo: steps.redo.length > 0 });
  /** What was sent to undo or to redo. */
  let undone: Edited | undefined;
  /** When the first and the last of what waits were typed, and the last of the step before, in milliseconds. */
  let [first, last, lastOfStep] = [0, 0, 0];
  /** Where that step ends in the text. */
  let endOfStep = 0;
  let hand: Hand = { at: "same" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * What the file said when it and the form last agreed, null where there was none; its version, where it says nothing else; and
   * what was sent since and perhaps written: a server that ends cannot say so.
   */
  let base: { readonly text: string | null; readonly version: string | null; readonly unanswered?: Edited } = {
    text: null,
    version: null,
  };
  /** What was announced and not looked at yet: also our own, before they are answered. Without a version it may be any. */
  let unseen: { readonly version?: string | null } | undefined;
  /** Counts questions and keystrokes: an answer is outdated by either. */
  let asked = 0;

  const set = (next: FileState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const change = (changes: Partial<OpenState>) => state.open && set({ open: { ...state.open, ...changes } });
  const fill = (file: OpenFile) => {
    base = { text: file.version === null ? null : file.text, version: file.version };
    set({ open: { file, edited: editedOf(file), saved: state.open?.saved, can: can() } });
  };

  const typed = (edited: Edited): Typed => {
    const { text, unanswered } = base;
    return { path, base: text, edited, ...(unanswered && { unanswered }) };
  };
  const enter = (next: Hand, changes: Partial<OpenState>) => {
    if (next.at !== hand.at) {
      clearTimeout(timer);
      const wait = WAITS[next.at];
      if (wait !== undefined) timer = setTimeout(send, wait);
    }
    hand = next;
    if (next.at === "same") forget(path);
    if (next.at === "same" || keep(folder, typed(next.waiting))) unkept.delete(path);
    else unkept.add(path);
    window.onbeforeunload = unkept.size === 0 ? null : (event) => event.preventDefault();
    change(changes);
  };
  const bringIn = async (sent: Edited): Promise<boolean> => {
    const [from, to] = [first, last];
    first = 0;
    const answer = await ask<Saved>("PUT", "file", typed(sent)).catch((error: Error) => error);
    const waiting = hand.at === "same" ? undefined : hand.waiting;
    if (answer instanceof Error) {
      const conflict = conflictIn(answer);
      const at = conflict === undefined ? "failing" : "two";
      if (waiting !== undefined) enter({ at, waiting }, { saved: undefined, trouble: answer, conflict });
      return false;
    }
    const { text, mine, version } = answer;
    if (sent !== undone && base.text !== null && base.text !== mine) {
      const step = steps.undo.at(-1);
      const [start, end] = changeIn(base.text, mine);
      const isBeside = start <= endOfStep && endOfStep <= end;
      const goesOn = step?.after === base.text && isBeside && from - lastOfStep < STEP;
      steps.undo.splice(goesOn ? -1 : steps.undo.length, 1, { before: goesOn ? step.before : base.text, after: mine });
      steps.redo.length = 0;
      lastOfStep = to;
      endOfStep = changeIn(mine, base.text)[1];
    }
    base = { text: mine, version: text === mine ? version : null };
    const isMore = waiting !== undefined && waiting !== sent;
    // News from before are no longer: the form would go back to a file without what is saved now.
    const isIn = { news: undefined, trouble: undefined, conflict: undefined, can: can() };
    enter(isMore ? { at: "typed", waiting } : { at: "same" }, { ...isIn, saved: isMore ? "soon" : Date.now() });
    // Others changed other lines, which the form takes over when it can; or it has fields, where it could not be read before.
    if (text !== mine || (state.open && isUnread(state.open.file))) unseen = {};
    void look();
    return true;
  };
  /** Sends what waits, also where a choice is left: the two texts may have changed. @returns whether it is in the file */
  const send = async (): Promise<boolean> => {
    if (hand.at === "same") return true;
    if (hand.at === "sending") return hand.done;
    const { waiting } = hand;
    const done = bringIn(waiting);
    base = { ...base, unanswered: base.unanswered ?? waiting };
    enter({ at: "sending", waiting, done }, {});
    return done;
  };
  /** Sends until nothing waits, or it cannot be. @returns whether all is in the file */
  const settle = async (): Promise<boolean> => {
    while (hand.at !== "same") if (hand.at === "two" || !(await send())) return false;
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
    if (news !== undefined && hand.at === "same" && !isTyping()) fill(news);
  };
  /** Reads what others made of the file, once nothing waits. */
  const look = async (): Promise<void> => {
    if (hand.at !== "same" || unseen === undefined || unseen.version === base.version) return;
    const file = await read();
    // After what was typed meanwhile it is looked at again.
    if (file === undefined || file === "outdated") return;
    unseen = undefined;
    if (state.open === undefined) return fill(file);
    // One that could not be read and now can has the same text, and a form.
    const isNew = file.text !== (base.text ?? "") || (isUnread(state.open.file) && !isUnread(file));
    // Where it is shown may be new all the same.
    change({ trouble: undefined, ...(isNew ? { news: file } : { file, news: undefined }) });
    takeNews();
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
      if (event.type === "away") change({ trouble: new UnreachableError() });
      if (event.type === "back") {
        unseen = {};
        void settle();
      }
      if (event.type === "file" && event.path === path) unseen = { version: event.version };
      void look();
    },
    /** Fills the form with what others made of the file, unless somebody writes in it. */
    takeNews,
    /** Brings in what waits, and then fills the form with the file, whatever has the focus. */
    reload,
    settle,
    tryAgain: () => void send(),
    edit(edited: Edited): void {
      if (state.open === undefined) return;
      asked += 1;
      last = Date.now();
      first ||= last;
      const { file } = state.open;
      // What is typed and taken back leaves the file as it was, with every mark and comment.
      const isAsBefore = JSON.stringify(edited) === JSON.stringify(editedOf(file));
      const waiting = isAsBefore ? { text: file.text } : edited;
      const next =
        hand.at === "sending" || hand.at === "two" ? { ...hand, waiting } : { at: "typed" as const, waiting };
      enter(next, { edited, saved: "soon" });
    },
    /** Undoes what was last done in this window, or does it again: joined with the file, as all that is typed, so that others' texts stay. */
    async step(way: Way): Promise<void> {
      while (hand.at !== "same") if (!(await settle())) return;
      const step = steps[way].pop();
      if (step === undefined) return;
      const { before, after } = step;
      steps[way === "undo" ? "redo" : "undo"].push({ before: after, after: before });
      lastOfStep = 0;
      undone = { text: before };
      base = { text: after, version: base.version };
      enter({ at: "typed", waiting: undone }, { saved: "soon" });
      await reload();
    },
    /** Takes what was chosen of two texts: the file may be written over, if it is still the one that was shown. Undefined leaves it deleted. */
    async choose({ theirs }: Conflict, text: string | undefined): Promise<void> {
      base = { text: text === undefined ? base.text : theirs, version: base.version };
      // Until the form has the text that was chosen, it shows all of it: its fields are those of the text before.
      if (text === undefined) enter({ at: "same" }, { conflict: undefined });
      else enter({ at: "typed", waiting: { text } }, { edited: { text }, saved: "soon" });
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
