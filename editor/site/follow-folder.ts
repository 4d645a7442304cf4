import { stat } from "node:fs/promises";

/** Milliseconds between two looks. */
const PAUSE = 1000;

/**
 * Looks again and again whether a folder is there, and the same: whoever watches what is in it does not hear that a stick was pulled
 * and is back.
 *
 * @param onBack called when it is there again, or another one is in its place
 * @returns what ends it
 */
export function followFolder(folder: string, onBack: () => void): () => void {
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    // One after another: the system may take long to answer for a network.
    const now = await stat(folder).then(
      ({ dev, ino }) => `${dev} ${ino}`,
      () => "away",
    );
    if (last !== undefined && now !== last && now !== "away") onBack();
    last = now;
    timer = setTimeout(look, PAUSE).unref();
  };
  void look();
  return () => clearTimeout(timer);
}
