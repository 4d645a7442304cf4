import { useEffect, useEffectEvent } from "react";
import type { ServerEvent } from "../../contract/events.ts";

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
