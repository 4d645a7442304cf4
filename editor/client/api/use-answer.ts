import { useCallback, useEffect, useRef, useState } from "react";
import { ask, lastAnswer, UnreachableError } from "./ask.ts";
import { useServerEvents } from "./server-events.ts";

/** The server's last answer, and the error where it could not be asked since; neither until the first answer. */
export interface Asked<Answer> {
  readonly answer?: Answer;
  readonly error?: Error | undefined;
  /** Asks again. The last answer stays until the new one comes, and the promise resolves then. */
  readonly again: () => Promise<void>;
}

/** `GET /api/…`, asked when the component comes and when the path changes. */
export function useAnswer<Answer>(path: string): Asked<Answer> {
  const [got, setGot] = useState<Omit<Asked<Answer>, "again"> & { readonly path: string }>();
  const latest = useRef(0);
  const again = useCallback(async () => {
    latest.current += 1;
    const round = latest.current;
    const next = await ask<Answer>("GET", path).then(
      (answer) => ({ path, answer, error: undefined }),
      (error: Error) => {
        const known = error instanceof UnreachableError ? lastAnswer<Answer>(path) : undefined;
        return known === undefined ? { path, error } : { path, error, answer: known };
      },
    );
    // An answer that was overtaken by a later one says nothing new.
    if (round !== latest.current) return;
    // While the server is away, what it answered stays: whoever is writing in a form keeps it.
    setGot((before) => (before?.path === path ? { ...before, ...next } : next));
  }, [path]);
  useEffect(() => void again(), [again]);
  useServerEvents(({ type }) => type === "back" && got?.error instanceof UnreachableError && void again());
  return got?.path === path ? { ...got, again } : { again };
}
