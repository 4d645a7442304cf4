import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Edited } from "../../contract/requests.ts";
import { outgoingText } from "./outgoing-text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typed = (text: string): Edited => ({ text });

/** A way to a server that answers when it is told to. */
function outgoing() {
  const sent: (readonly [base: string | null, text: string])[] = [];
  const before: string[] = [];
  let kept: unknown;
  let answer: (error?: Error) => void = () => {};
  const text = outgoingText(
    { text: "", version: "0" },
    {
      send: ({ base, edited, unanswered }) => {
        if (unanswered !== undefined) before.push((unanswered as { readonly text: string }).text);
        const mine = (edited as { readonly text: string }).text;
        sent.push([base, mine]);
        return new Promise((resolve, reject) => {
          answer = (error) =>
            error ? reject(error) : resolve({ path: "a", version: mine, text: `${mine}, joined`, mine });
        });
      },
      keep: (waiting) => {
        kept = waiting;
      },
      needsChoice: ({ message }) => message === "two versions",
    },
  );
  const answered = async (error?: Error) => {
    answer(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { text, sent, before, kept: () => kept, answered };
}

test("[O2] of many keystrokes the last is sent, one after the other, each made from the one before", async () => {
  const { text, sent, kept, answered } = outgoing();
  text.put(typed("a"));
  text.put(typed("ab"));
  expect(kept()).toEqual({ base: "", edited: typed("ab") });
  await vi.advanceTimersByTimeAsync(60);
  text.put(typed("abc"));
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([["", "ab"]]);
  await answered();
  expect(kept()).toEqual({ base: "ab", edited: typed("abc") });
  expect(sent.at(-1)).toEqual(["ab", "abc"]);
  await answered();
  expect(kept()).toBeUndefined();
  await expect(text.settle()).resolves.toBe(true);
});

test("[O2] while the server is away all is kept, and brought in as soon as it is back", async () => {
  const { text, sent, before, kept, answered } = outgoing();
  text.put(typed("a"));
  await vi.advanceTimersByTimeAsync(60);
  await answered(new Error("away"));
  text.put(typed("ab"));
  // The server may have written what it did not answer.
  expect(kept()).toEqual({ base: "", edited: typed("ab"), unanswered: typed("a") });
  await vi.advanceTimersByTimeAsync(60);
  const settled = text.settle();
  await answered(new Error("away"));
  await expect(settled).resolves.toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  await answered();
  expect([sent.at(-1), before.at(-1)]).toEqual([["", "ab"], "a"]);
  expect(kept()).toBeUndefined();
});

test("[O2] where a choice is needed nothing is sent until it was made, and what is typed meanwhile is kept", async () => {
  const { text, sent, kept, answered } = outgoing();
  text.put(typed("a"));
  await vi.advanceTimersByTimeAsync(60);
  await answered(new Error("two versions"));
  text.put(typed("ab"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(kept()).toMatchObject({ base: "", edited: typed("ab") });
  text.choose("theirs", typed("both"));
  await vi.advanceTimersByTimeAsync(60);
  expect(sent.at(-1)).toEqual(["theirs", "both"]);
  await answered();
  expect(kept()).toBeUndefined();
});
