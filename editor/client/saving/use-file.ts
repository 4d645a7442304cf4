import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { Conflict, OpenFile, Saved } from "../../contract/files.ts";
import type { Edited } from "../../contract/requests.ts";
import { ask, lastAnswer, query, RefusedError, UnreachableError } from "../api/ask.ts";
import { useServerEvents } from "../api/server-events.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { editedOf, type FileState, fileReducer, isUnread } from "./file-state.ts";
import { forget, keep } from "./kept-in-browser.ts";
import { type Base, type OutgoingEvent, type OutgoingText, outgoingText } from "./outgoing-text.ts";

/** A file that is open, and what the owner can do with it. */
export interface FileInHand {
  readonly state: FileState;
  readonly edit: (edited: Edited) => void;
  /** Brings in what waits, and then fills the form with the file, whatever has the focus. */
  readonly reload: () => Promise<void>;
  /** Tries once more to bring in what is typed. */
  readonly tryAgain: () => void;
  /** Takes what was chosen of two texts; undefined leaves a file deleted. */
  readonly choose: (conflict: Conflict, text: string | undefined) => Promise<void>;
}

/** The texts on their way into their files; a form that is opened again goes on with its own. */
const outgoing = new Map<string, OutgoingText>();

/** Brings in everything that was typed in this window. @returns whether all of it is in the files */
export async function settleAll(): Promise<boolean> {
  const settled = await Promise.all([...outgoing.values()].map((text) => text.settle()));
  return settled.every((isIn) => isIn);
}

/** Opens a file, brings into it what is typed, and shows what others make of it. */
export function useFile(path: string): FileInHand {
  const { folder } = useSurroundings().start;
  const [state, dispatch] = useReducer(fileReducer, { step: "opening" });
  /** Counts questions and keystrokes: an answer is outdated by either. */
  const asked = useRef(0);
  const looks = useRef(0);
  /** The version that was last announced: also our own, before they are answered. */
  const changed = useRef<string | null>(undefined);

  const isWaiting = () => outgoing.get(path)?.isWaiting() === true;

  /** Reads the file; undefined where it cannot be read. */
  const read = async (): Promise<OpenFile | "outdated" | undefined> => {
    asked.current += 1;
    const round = asked.current;
    const place = `file${query({ path })}`;
    try {
      const file = await ask<OpenFile>("GET", place);
      return round === asked.current ? file : "outdated";
    } catch (error) {
      const isGone = error instanceof RefusedError && error.status === 404;
      const known = error instanceof UnreachableError ? lastAnswer<OpenFile>(place) : undefined;
      if (round !== asked.current) return undefined;
      if (state.step !== "open" && known !== undefined) openAsLeft(known, error as Error);
      // A form that is open stays, whatever fails: only of a file that is gone, and was not being written, there is none.
      else if ((state.step !== "open" || isGone) && !isWaiting()) dispatch({ type: "failed", error: error as Error });
      return undefined;
    }
  };
  /** While the server is away: opens the form as it was left. */
  const openAsLeft = (file: OpenFile, error: Error) => {
    const text = outgoingOf(folder, path, baseOf(file));
    text.listen(hear);
    dispatch({ type: "opened", file, waiting: text.form() });
    dispatch({ type: "not-saved", error, conflict: undefined });
  };
  const open = async () => {
    const file = await read();
    // What was typed meanwhile is joined with it, and the server tells.
    if (file === undefined || file === "outdated") return;
    const text = outgoingOf(folder, path, baseOf(file));
    text.listen(hear);
    const isLeft = text.isWaiting();
    if (state.step !== "open" && !isLeft) text.begin(baseOf(file));
    dispatch({ type: "opened", file, waiting: isLeft ? text.form() : undefined });
    // Why it could not be brought in is said again.
    if (isLeft) text.tryAgain();
  };
  const hear = (event: OutgoingEvent) => {
    if (event.type === "not-saved") return dispatch({ ...event, conflict: conflictIn(event.error) });
    dispatch({ ...event, at: isWaiting() ? "soon" : Date.now() });
    // Others changed other lines: the form takes them over when it can.
    if (event.saved.text !== event.saved.mine) void look();
  };
  /** Looks whether others have changed the file, once what is typed here is in it. */
  const look = useEffectEvent(async () => {
    looks.current += 1;
    const round = looks.current;
    const text = outgoing.get(path);
    if (text !== undefined && !(await text.settle())) return;
    // While somebody types, only the last of many looks is left.
    if (round === looks.current && (text === undefined || changed.current !== text.base().version)) await open();
  });
  const fill = (file: OpenFile) => {
    outgoing.get(path)?.begin(baseOf(file));
    dispatch({ type: "filled", file });
  };
  const reload = async (): Promise<void> => {
    if ((await outgoing.get(path)?.settle()) === false) return;
    const file = await read();
    if (file === "outdated") await reload();
    else if (file !== undefined) fill(file);
  };

  const opened = useEffectEvent(open);
  useEffect(() => {
    void opened();
    return () => void outgoing.get(path)?.settle();
  }, [path]);

  // A file that could not be read may be one that can be read, once saved.
  const unread = state.step === "open" && isUnread(state.file) ? state.version : undefined;
  useEffect(() => {
    if (unread !== undefined) void opened();
  }, [unread]);

  useServerEvents((event) => {
    if (event.type === "findings")
      dispatch({ type: "judged", findings: event.findings.filter((finding) => finding.path === path) });
    else if (event.type === "back" || (event.type === "file" && event.path === path)) {
      changed.current = event.type === "file" ? event.version : undefined;
      void look();
    }
  });

  const fillWithNews = useEffectEvent(() => {
    if (state.step !== "open" || state.news === undefined || isTyping()) return;
    if (!isWaiting()) fill(state.news);
  });
  const news = state.step === "open" ? state.news : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when it comes, and whenever a field is left
  useEffect(() => {
    fillWithNews();
    const left = () => setTimeout(fillWithNews);
    addEventListener("focusout", left);
    return () => removeEventListener("focusout", left);
  }, [news]);

  const edit = (edited: Edited) => {
    if (state.step !== "open") return;
    asked.current += 1;
    dispatch({ type: "edited", edited });
    // What is typed and taken back leaves the file as it was, with every mark and comment.
    const isAsBefore = JSON.stringify(edited) === JSON.stringify(editedOf(state.file));
    outgoing.get(path)?.put(isAsBefore ? { text: state.file.text } : edited, edited);
  };
  const choose: FileInHand["choose"] = async ({ theirs }, text) => {
    const waits = outgoing.get(path);
    if (text === undefined) waits?.drop();
    else {
      // Until the form has the text that was chosen, it shows all of it: its fields are those of the text before.
      dispatch({ type: "edited", edited: { text } });
      waits?.choose(theirs, { text });
    }
    await reload();
  };
  return { state, edit, reload, choose, tryAgain: () => outgoing.get(path)?.tryAgain() };
}

function outgoingOf(folder: string, path: string, base: Base): OutgoingText {
  const known = outgoing.get(path);
  if (known !== undefined) return known;
  const text = outgoingText(base, {
    send: (typed) => ask<Saved>("PUT", "file", { path, ...typed }),
    keep(waiting) {
      const isKept = waiting !== undefined && keep(folder, { path, ...waiting });
      if (waiting === undefined) forget(path);
      // A browser without room for it asks before the window is closed.
      window.onbeforeunload = waiting === undefined || isKept ? null : (event) => event.preventDefault();
    },
    needsChoice: (error) => conflictIn(error) !== undefined,
  });
  outgoing.set(path, text);
  return text;
}

function baseOf({ text, version }: OpenFile): Base {
  return { text: version === null ? null : text, version };
}

/** The two texts of a refusal; undefined for any other error. */
export function conflictIn(error: unknown): Conflict | undefined {
  const { answer } = error instanceof RefusedError ? error : {};
  return typeof answer === "object" && answer !== null && "pieces" in answer ? (answer as Conflict) : undefined;
}

/** Whether somebody is writing in a field of this window: what stands in it must not move. */
function isTyping(): boolean {
  return document.hasFocus() && document.activeElement?.matches("input, textarea, select, [contenteditable]") === true;
}
