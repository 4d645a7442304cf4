import { UnreachableError } from "../api/ask.ts";
import { type Say, useSay } from "../words/words.ts";

/** An error in words: the server's, or that it does not answer. */
export function errorInWords(error: Error, say: Say): string {
  return error instanceof UnreachableError ? say("unreachable") : error.message || say("unknown-error");
}

/** An error above or below what it is about. */
export function ErrorNote({ error }: { readonly error: Error | undefined }) {
  const say = useSay();
  if (error === undefined) return null;
  return (
    <p role="alert" className="note error">
      {errorInWords(error, say)}
    </p>
  );
}
