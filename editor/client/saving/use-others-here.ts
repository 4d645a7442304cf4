import { useEffect, useEffectEvent, useState } from "react";
import { HERE_AGAIN } from "../../contract/events.ts";
import type { HereRequest } from "../../contract/requests.ts";
import { ask } from "../api/ask.ts";
import { useServerEvents } from "../api/use-answer.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useListener } from "../shell/use-listener.ts";
import { THIS_WINDOW } from "./kept-in-browser.ts";

/** The names of the others who have a file open, where people sign in; they are told of this person meanwhile. */
export function useOthersHere(path: string): readonly string[] {
  const { me } = useSurroundings();
  const [names, setNames] = useState<readonly string[]>([]);
  const say = useEffectEvent((isOpen: boolean, file = path) => {
    const said: HereRequest = { window: THIS_WINDOW, path: file, isOpen };
    // Whoever does not hear of it now does the next time.
    if (me !== null) void ask("POST", "here", said).catch(() => {});
  });
  useEffect(() => {
    say(true);
    const again = setInterval(() => say(true), HERE_AGAIN);
    return () => {
      clearInterval(again);
      say(false, path);
    };
  }, [path]);
  useListener(window, "pagehide", () => say(false));
  useServerEvents((event) => {
    if (event.type === "here" && event.path === path) setNames(event.names.filter((name) => name !== me));
    if (event.type === "back") say(true);
    if (event.type === "away") setNames([]);
  });
  return names;
}
