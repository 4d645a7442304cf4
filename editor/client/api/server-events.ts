import { useEffect, useEffectEvent } from "react";
import type { ServerEvent } from "../../contract/events.ts";

type Listener = (event: ServerEvent) => void;

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
  stream.addEventListener("open", () => tell({ type: "back" }));
  stream.addEventListener("message", ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as ServerEvent));
  return stream;
}
