import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ServerEvent } from "../../contract/events.ts";
import { ask, UnreachableError } from "./ask.ts";

type Listener = (event: ServerEvent) => void;

/** Milliseconds until the stream is asked for again. */
const RETRY = 2000;

const listeners = new Set<Listener>();
let source: EventSource | undefined;

/** Hands over the server's events. The first listener opens the one stream of the page; the last closes it. */
export function useServerEvents(onEvent: Listener): void {
  const onLatest = useEffectEvent(onEvent);
  useEffect(() => {
    const listener: Listener = (event) => onLatest(event);
    listeners.add(listener);
    source ??= open();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      source?.close();
      source = undefined;
    };
  }, []);
}

function open(): EventSource {
  const stream = new EventSource("api/events");
  const tell = (event: ServerEvent) => {
    for (const listener of listeners) listener(event);
  };
  let isBroken = false;
  stream.addEventListener("open", () => {
    isBroken = false;
    tell({ type: "back" });
  });
  stream.addEventListener("error", () => {
    // A stream breaks off now and then; where the next cannot be had either, nobody is there.
    if (isBroken || stream.readyState === EventSource.CLOSED) tell({ type: "away" });
    isBroken = true;
    // An answer that is none, a proxy's or that of an editor started anew, ends it; later there may be another.
    if (stream.readyState === EventSource.CLOSED)
      setTimeout(() => {
        if (source === stream) source = open();
      }, RETRY);
  });
  stream.addEventListener("message", ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as ServerEvent));
  return stream;
}

/** The server's last answer, and the error where it could not be asked since; neither until the first answer. */
export interface Asked<Answer> {
  readonly answer?: Answer;
  readonly error?: Error | undefined;
  /** Asks again. The last answer stays until the new one comes, and the promise resolves then. */
  readonly again: () => Promise<void>;
}

/** What this window was told last of each place. */
const last = new Map<string, unknown>();

/**
 * `GET /api/…`, asked when the component comes and when the path changes.
 *
 * @param path undefined where nothing is asked yet
 * @param isNews whether an event changes the answer: then it is asked again
 */
export function useAnswer<Answer>(
  path: string | undefined,
  isNews: (event: ServerEvent) => boolean = () => false,
): Asked<Answer> {
  const [got, setGot] = useState<Omit<Asked<Answer>, "again"> & { readonly path: string }>();
  const rounds = useRef(0);
  const latest = useRef(0);
  const again = useCallback(async () => {
    if (path === undefined) return;
    rounds.current += 1;
    const round = rounds.current;
    const next = await ask<Answer>("GET", path).then(
      (answer) => {
        last.set(path, answer);
        return { path, answer, error: undefined };
      },
      (error: Error) => ({
        path,
        error,
        ...(error instanceof UnreachableError && last.has(path) && { answer: last.get(path) as Answer }),
      }),
    );
    // An answer that a later one has overtaken says nothing new; one that is only asked again meanwhile does.
    if (round < latest.current) return;
    latest.current = round;
    // While the server is away, what it answered stays: whoever is writing in a form keeps it.
    setGot((before) => (before?.path === path ? { ...before, ...next } : next));
  }, [path]);
  useEffect(() => void again(), [again]);
  useServerEvents((event) => {
    // What was answered before the server was heard, again or for the first time, may be old.
    if (isNews(event) || (event.type === "back" && got !== undefined)) void again();
  });
  return got?.path === path ? { ...got, again } : { again };
}
