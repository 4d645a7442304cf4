import type { Saved } from "../../contract/files.ts";
import type { Edited, Typed } from "../../contract/requests.ts";

/** What the file said when it and the form last agreed. */
export interface Base {
  readonly text: string | null;
  /** Of the file, where it says nothing else. */
  readonly version: string | null;
}

/** What happens to a text on its way. */
export type OutgoingEvent =
  | { readonly type: "saved"; readonly saved: Saved }
  | { readonly type: "not-saved"; readonly error: Error };

type Outgoing = Omit<Typed, "path">;

interface Ways {
  /** Takes a text to the server. */
  readonly send: (text: Outgoing) => Promise<Saved>;
  /** Keeps in the browser what is not in the file yet; undefined: all of it is. */
  readonly keep: (waiting: Outgoing | undefined) => void;
  /** Whether sending the same once more would be refused again, until somebody has chosen. */
  readonly needsChoice: (error: Error) => boolean;
}

export type OutgoingText = ReturnType<typeof outgoingText>;

/** Milliseconds in which a newer keystroke replaces the last. */
const PAUSE = 50;
/** Milliseconds until it is tried again, while the server is away or the disk is full. */
export const RETRY = 2000;

/**
 * The way of what is typed from the form into its file: the last of many keystrokes is sent, soon after it, never two at once;
 * what could not be brought in is kept, and tried again until it is there.
 */
export function outgoingText(first: Base, { send, keep, needsChoice }: Ways) {
  let base = first;
  let waiting: Edited | undefined;
  let form: Edited | undefined;
  /** Sent, and perhaps written: a server that ends cannot say so. */
  let unanswered: Edited | undefined;
  let undecided = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | undefined;
  let tell: (event: OutgoingEvent) => void = () => {};

  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  };
  const textOf = (edited: Edited): Outgoing => ({ base: base.text, edited, ...(unanswered && { unanswered }) });
  const sendLast = async (edited: Edited): Promise<boolean> => {
    const text = textOf(edited);
    unanswered ??= edited;
    try {
      const saved = await send(text);
      unanswered = undefined;
      base = { text: saved.mine, version: saved.text === saved.mine ? saved.version : null };
      if (waiting === edited) waiting = undefined;
      else later(0);
      keep(waiting && textOf(waiting));
      tell({ type: "saved", saved });
      return true;
    } catch (error) {
      undecided = needsChoice(error as Error);
      if (!undecided) later(RETRY);
      tell({ type: "not-saved", error: error as Error });
      return false;
    }
  };
  /** Sends what waits. @returns whether it is in the file */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (sending !== undefined) return sending;
    if (waiting === undefined) return true;
    sending = sendLast(waiting).finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const put = (edited: Edited, typed = edited) => {
    waiting = edited;
    form = typed;
    keep(textOf(edited));
    if (!undecided) later(PAUSE);
  };
  return {
    /** What the file said when it and the form last agreed. */
    base: () => base,
    /** Whether something is not in the file yet. */
    isWaiting: () => waiting !== undefined,
    /** What was typed since the form was filled: where all of it is in the file, too. */
    form: () => form,
    /** Has each event handed over, in place of the listener before. */
    listen(listener: (event: OutgoingEvent) => void): void {
      tell = listener;
    },
    /** Takes over what was typed; it may be sent as another text than the form has. */
    put,
    /** Sends until nothing waits, or it cannot be. @returns whether all is in the file */
    async settle(): Promise<boolean> {
      while (waiting !== undefined || sending !== undefined) if (undecided || !(await flush())) return false;
      return true;
    },
    /** Tries once more, also where a choice is left: the two texts may have changed. */
    tryAgain: () => void flush(),
    /** The form was filled with the file anew. */
    begin(filled: Base): void {
      base = filled;
      form = undefined;
    },
    /** Takes what was chosen of two texts: the file may be written over, if it is still the one that was shown. */
    choose(theirs: string | null, edited: Edited): void {
      base = { ...base, text: theirs };
      unanswered = undefined;
      undecided = false;
      put(edited);
    },
    /** Drops what is not in the file. */
    drop(): void {
      clearTimeout(timer);
      waiting = undefined;
      form = undefined;
      unanswered = undefined;
      undecided = false;
      keep(undefined);
    },
  };
}
