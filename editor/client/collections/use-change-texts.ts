import { useRef, useState } from "react";
import type { TextsRequest } from "../../contract/requests.ts";
import type { TextsChanged } from "../../contract/texts.ts";
import { ask, RefusedError } from "../api/ask.ts";
import { settleAll } from "../saving/file-in-hand.ts";
import { goTo } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";

/** Has texts changed: shows what was done, and what was added or got another name. */
export function useChangeTexts() {
  const { refresh, tell } = useSurroundings();
  const [error, setError] = useState<Error>();
  const isChanging = useRef(false);
  /** @returns whether it was done */
  const change = async (request: TextsRequest): Promise<boolean> => {
    // Whoever presses twice wants it once.
    if (isChanging.current) return false;
    isChanging.current = true;
    // What is changed is the texts as they were typed.
    await settleAll();
    try {
      const { said, path } = await ask<TextsChanged>("POST", "texts", request);
      setError(undefined);
      await refresh();
      tell(said);
      if (path !== null && !STAYING.includes(request.do)) goTo({ view: "file", path });
      return true;
    } catch (refused) {
      setError(refused as Error);
      return false;
    } finally {
      isChanging.current = false;
    }
  };
  const asks = error instanceof RefusedError && error.answer?.asks === true;
  return { change, error, asks };
}

/** After these the same text is shown on. */
const STAYING: readonly TextsRequest["do"][] = ["withdraw", "make-ready", "delete"];
