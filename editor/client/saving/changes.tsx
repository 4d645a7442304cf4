import { diffComm } from "node-diff3";

/** Lines above and below a change that are shown with it. */
const CONTEXT = 2;

/** What became of a text, as a word processor marks it: words that went are struck out, words that came are underlined. */
export function Changes({
  name,
  before,
  after,
}: {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}) {
  const linesOf = (text: string) => text.split(/(?<=\n)/);
  const parts = diffComm(linesOf(before), linesOf(after));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too.
    <section className="changes" aria-label={name} tabIndex={0}>
      {parts.flatMap(({ common, buffer1, buffer2 }, index) =>
        common
          ? nearby(common, index > 0, index < parts.length - 1)
          : diffComm(wordsOf(buffer1), wordsOf(buffer2)).flatMap((words, at) => [
              words.common?.join(""),
              // biome-ignore-start lint/suspicious/noArrayIndexKey: a part has no other name, and none is moved
              <del key={`${index} ${at} went`}>{words.buffer1?.join("")}</del>,
              <ins key={`${index} ${at} came`}>{words.buffer2?.join("")}</ins>,
              // biome-ignore-end lint/suspicious/noArrayIndexKey: a part has no other name, and none is moved
            ]),
      )}
    </section>
  );
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.join("").split(/(?<=\s)/);
}

/** Lines that did not change, without those that are far from a change above and below. */
function nearby(lines: readonly string[], isBelow: boolean, isAbove: boolean): string {
  const [first, last] = [isBelow ? CONTEXT : 0, lines.length - (isAbove ? CONTEXT : 0)];
  const isWhole = last - first <= 1 || !(isBelow || isAbove);
  return (isWhole ? lines : [...lines.slice(0, first), "…\n", ...lines.slice(last)]).join("");
}
