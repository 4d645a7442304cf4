import { useEffect, useEffectEvent, useState } from "react";
import { HERE_AGAIN, type ServerEvent } from "../../contract/events.ts";
import type { HereRequest } from "../../contract/requests.ts";
import { ask } from "../api/ask.ts";
import { useServerEvents } from "../api/use-answer.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { textAt } from "../shell/texts.ts";
import { useListener } from "../shell/use-listener.ts";
import { useLanguageName } from "../words/words.ts";
import { THIS_WINDOW } from "./kept-in-browser.ts";

/**
 * The others who have a text open, where people sign in; they are told of this person meanwhile. Whoever writes another language
 * of it has that beside the name.
 */
export function useOthersHere(path: string): readonly string[] {
  const surroundings = useSurroundings();
  const { me } = surroundings;
  const languageName = useLanguageName();
  const [open, setOpen] = useState<(ServerEvent & { readonly type: "here" })["open"]>([]);
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
    if (event.type === "here") setOpen(event.open);
    if (event.type === "back") say(true);
    if (event.type === "away") setOpen([]);
  });
  const textOf = (file: string) => textAt({ view: "file", path: file }, surroundings);
  const names = open.flatMap(({ name, path: theirs }) => {
    if (name === me) return [];
    if (theirs === path) return name;
    const there = textOf(theirs);
    return there && there.text === textOf(path)?.text ? `${name} (${languageName(there.language)})` : [];
  });
  return [...new Set(names)];
}
