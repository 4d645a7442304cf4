import { useEffect, useSyncExternalStore } from "react";
import { useServerEvents } from "../api/server-events.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useListener } from "../shell/use-listener.ts";
import { fileInHand } from "./file-in-hand.ts";

/** Opens a file, brings into it what is typed, and shows what others make of it. */
export function useFile(path: string) {
  const file = fileInHand(useSurroundings().folder, path);
  const state = useSyncExternalStore(file.subscribe, file.state);
  useEffect(() => {
    file.hear({ type: "back" });
    return () => void file.settle();
  }, [file]);
  useServerEvents(file.hear);
  // When a field is left, the next one has the focus a moment later.
  useListener(window, "focusout", () => setTimeout(file.takeNews));
  return { ...file, ...state };
}
