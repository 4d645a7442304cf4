import { useEffect, useEffectEvent } from "react";
import type { ServerEvent } from "../../contract/events.ts";

/** Beside the server's own: it could not be heard for a while, of a machine that slept for example. */
type Heard = ServerEvent | { readonly type: "back" };
type Listener = (event: Heard) => void;

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
  const tell = (event: Heard) => {
    for (const listener of listeners) listener(event);
  };
  let missed = false;
  stream.addEventListener("error", () => {
    missed = true;
  });
  stream.addEventListener("open", () => {
    if (missed) tell({ type: "back" });
    missed = false;
  });
  stream.addEventListener("message", ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as ServerEvent));
  return stream;
}
