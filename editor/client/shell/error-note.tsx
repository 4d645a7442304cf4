import { UnreachableError } from "../api/ask.ts";
import { useSay } from "../words/words.ts";

/** An error in words: the server's, or that it does not answer. */
export function ErrorNote({ error }: { readonly error: Error | undefined }) {
  const say = useSay();
  if (error === undefined) return null;
  return (
    <p role="alert" className="note error">
      {error instanceof UnreachableError ? say("unreachable") : error.message || say("unknown-error")}
    </p>
  );
}
