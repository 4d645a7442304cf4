import { useCallback, useEffect, useState } from "react";
import { ask } from "./ask.ts";

/** What the server gave, or why it did not; neither while it is asked for the first time. */
export interface Asked<Answer> {
  readonly answer?: Answer;
  readonly error?: Error;
  /** Asks again; what is there stays until the new answer comes. */
  readonly again: () => void;
}

/** `GET /api/…`, asked when the component comes and when the path changes. */
export function useAnswer<Answer>(path: string): Asked<Answer> {
  const [got, setGot] = useState<{ readonly path: string; readonly answer?: Answer; readonly error?: Error }>();
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((current) => current + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let current = true;
    ask<Answer>("GET", path).then(
      (answer) => current && setGot({ path, answer }),
      (error: Error) => current && setGot({ path, error }),
    );
    return () => {
      current = false;
    };
  }, [path, round]);
  return got?.path === path ? { ...got, again } : { again };
}
