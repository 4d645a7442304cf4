import { useRef, useState } from "react";
import type { TextsChanged } from "../../contract/files.ts";
import type { TextsRequest } from "../../contract/requests.ts";
import { ask, RefusedError } from "../api/ask.ts";
import { goTo, type Route } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { settleAll } from "./file-in-hand.ts";

/** Has texts changed: shows what was done, and what was added or got another name. */
export function useChangeTexts() {
  const { refresh, tell } = useSurroundings();
  const [error, setError] = useState<Error>();
  const isChanging = useRef(false);
  /** @param next what is shown then, unless the owner has gone elsewhere meanwhile @returns whether it was done */
  const change = async (request: TextsRequest, next?: Route): Promise<boolean> => {
    const { hash } = location;
    // Whoever presses twice wants it once.
    if (isChanging.current) return false;
    isChanging.current = true;
    // What is changed is the texts as they were typed.
    await settleAll();
    try {
      const { said, path } = await ask<TextsChanged>("POST", "texts", request);
      setError(undefined);
      const show = (to: Route) => location.hash === hash && goTo(to);
      // Before the text goes that is shown, and that its dialog names; what is new can be shown once it is there.
      if (next) show(next);
      await refresh();
      if (!next && path !== null) show({ view: "file", path });
      tell(said);
      return true;
    } catch (refused) {
      setError(refused as Error);
      return false;
    } finally {
      isChanging.current = false;
    }
  };
  const asks = error instanceof RefusedError && error.answer.asks === true;
  return { change, error, asks };
}
