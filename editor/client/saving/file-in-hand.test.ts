import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Conflict, OpenFile } from "../../contract/files.ts";
import type { Edited, Typed } from "../../contract/requests.ts";
import { UnreachableError } from "../api/ask.ts";
import { fileInHand } from "./file-in-hand.ts";

const PATH = "posts/fr/a.md";
const keptTexts = new Map<string, string>();
let isFull = false;
let isWriting = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { hasFocus: () => isWriting, activeElement: { matches: () => true } });
  vi.stubGlobal("localStorage", {
    setItem(key: string, value: string) {
      if (isFull) throw new Error("No room");
      keptTexts.set(key, value);
    },
    removeItem: (key: string) => keptTexts.delete(key),
  });
  isWriting = isFull = false;
  keptTexts.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const body = (text: string): Edited => ({ value: { title: "A" }, body: text });
const asFile = (text: string): OpenFile => ({
  version: text,
  kind: "markdown",
  schema: "post",
  value: { title: "A" },
  body: text,
  text,
  writable: true,
  previewPath: "/fr/a/",
});
const isWritten = (mine: string) => Response.json({ version: "2", text: mine, mine });
const isAway = () => Promise.reject(new TypeError("away"));
const two: Conflict = { error: { id: "two-versions", sentence: "" }, theirs: "Un, autrement", pieces: [] };

let folders = 0;
/** A file that was opened, and a server that answers what is sent to it when it is told to. */
async function opened(first: OpenFile = asFile("Un")) {
  let onDisk = first;
  let answer: (how: (mine: string) => Response | Promise<Response>) => void = () => {};
  const sent: (readonly [base: string | null, text: string])[] = [];
  vi.stubGlobal("fetch", (_address: string, { method, body }: RequestInit) => {
    if (method === "GET") return Promise.resolve(Response.json(onDisk));
    const { base, edited } = JSON.parse(String(body)) as Typed;
    const mine = "text" in edited ? edited.text : (edited.body ?? "");
    sent.push([base, mine]);
    return new Promise<Response>((resolve) => {
      answer = (how) => resolve(how(mine));
    });
  });
  folders += 1;
  const path = `${folders}/${PATH}`;
  const file = fileInHand("folder", path);
  const pass = (time = 450) => vi.advanceTimersByTimeAsync(time);
  const announce = (version: string | null) => file.hear({ type: "file", path, version });
  file.hear({ type: "back" });
  await pass();
  return {
    file,
    path,
    sent,
    pass,
    shown: () => file.state().open?.edited,
    kept: () => [...keptTexts.values()].map((text) => JSON.parse(text) as Typed)[0],
    answered: async (how: (mine: string) => Response | Promise<Response>) => {
      answer(how);
      await pass(0);
    },
    /** Another program writes the file. */
    others: async (text: OpenFile) => {
      onDisk = text;
      announce(text.version);
      await pass();
    },
  };
}

test("[O2] of many keystrokes the last is sent, one after the other, each made from the one before", async () => {
  const { file, sent, kept, pass, answered } = await opened();
  file.edit(body("a"));
  file.edit(body("ab"));
  expect(kept()).toMatchObject({ base: "Un", edited: body("ab") });
  await pass();
  file.edit(body("abc"));
  await pass(600);
  expect(sent).toEqual([["Un", "ab"]]);
  await answered(isWritten);
  expect(kept()).toMatchObject({ base: "ab", edited: body("abc") });
  await pass();
  expect(sent.at(-1)).toEqual(["ab", "abc"]);
  expect(file.state().open?.saved).toBe("soon");
  await answered(isWritten);
  expect([kept(), file.state().open?.saved]).toEqual([undefined, Date.now()]);
  await expect(file.settle()).resolves.toBe(true);
});

test("[O2] whoever types without a pause is saved within a second all the same", async () => {
  const { file, sent, pass } = await opened();
  for (const text of ["a", "ab", "abc", "abcd", "abcde"]) {
    file.edit(body(text));
    await pass(100);
  }
  expect(sent).toEqual([["Un", "ab"]]);
});

test.each([
  ["is away", isAway],
  ["ends in the middle of its answer", () => new Response('{"version":"2')],
  ["was started anew elsewhere", () => new Response("<p>This page is of another run.", { status: 403 })],
])("[O2] while the server %s all is kept, and brought in as soon as it is back", async (_, how) => {
  const { file, sent, kept, shown, pass, answered } = await opened();
  file.edit(body("a"));
  await pass();
  await answered(how);
  expect(file.state().open?.trouble).toBeInstanceOf(UnreachableError);
  file.edit(body("ab"));
  // The server may have written what it did not answer.
  expect(kept()).toMatchObject({ base: "Un", edited: body("ab"), unanswered: body("a") });
  await pass();
  const settled = file.settle();
  await answered(isAway);
  await expect(settled).resolves.toBe(false);
  expect([shown(), file.state().open?.trouble]).toEqual([body("ab"), expect.any(Error)]);
  await pass(3000);
  await answered(isWritten);
  expect([sent.at(-1), kept(), file.state().open?.trouble]).toEqual([["Un", "ab"], undefined, undefined]);
});

test("[O2] where a choice is needed nothing is sent until it was made, and what is typed meanwhile is kept", async () => {
  const { file, sent, kept, shown, pass, answered } = await opened();
  file.edit(body("a"));
  await pass();
  await answered(() => Response.json(two, { status: 409 }));
  file.edit(body("ab"));
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(kept()).toMatchObject({ base: "Un", edited: body("ab") });
  expect([shown(), file.state().open?.conflict]).toEqual([body("ab"), two]);
  void file.choose(two, "both");
  await pass();
  expect(sent.at(-1)).toEqual([two.theirs, "both"]);
  await answered(isWritten);
  expect(kept()).toBeUndefined();
});

test("[O2] once two texts agree again without a choice, what is typed is sent as ever", async () => {
  const { file, sent, pass, answered } = await opened();
  file.edit(body("a"));
  await pass();
  await answered(() => Response.json(two, { status: 409 }));
  file.tryAgain();
  await answered(isWritten);
  file.edit(body("ab"));
  await pass();
  expect(sent.at(-1)).toEqual(["a", "ab"]);
});

test("[O2] what somebody else writes waits until the form can take it, and what is typed meanwhile stays", async () => {
  const { file, shown, others } = await opened();
  isWriting = true;
  await others(asFile("Un, et trois"));
  expect(shown()).toEqual(body("Un"));
  isWriting = false;
  file.takeNews();
  expect(shown()).toEqual(body("Un, et trois"));
});

test("[O2] news are dropped once something else was saved: the form never goes back to a file without it", async () => {
  const { file, shown, pass, others, answered } = await opened();
  isWriting = true;
  await others(asFile("Un, et trois"));
  file.edit(body("Deux"));
  await pass();
  await answered(isWritten);
  isWriting = false;
  file.takeNews();
  expect(shown()).toEqual(body("Deux"));
});

test("[O2] a browser without room asks before the window is closed, as long as one of its files is not saved", async () => {
  const [one, two] = [await opened(), await opened()];
  isFull = true;
  one.file.edit(body("Deux"));
  two.file.edit(body("Trois"));
  await two.pass();
  await two.answered(isWritten);
  expect(window.onbeforeunload).toBeTypeOf("function");
});

test("a broken file that was fixed has a form again", async () => {
  const { file, shown, pass, others, answered } = await opened({ ...asFile("Un"), value: null });
  expect(shown()).toEqual({ text: "Un" });
  file.edit({ text: "Deux" });
  await pass();
  await answered(isWritten);
  await others(asFile("Deux"));
  expect(shown()).toEqual(body("Deux"));
});

test("[O2] a form stays whatever fails, but for that of a file that is gone and was not being written", async () => {
  const { file, shown, pass, answered } = await opened();
  const look = async (answer: () => Promise<Response>) => {
    vi.stubGlobal("fetch", answer);
    file.hear({ type: "back" });
    await pass();
  };
  await look(isAway);
  expect([shown(), file.state().open?.trouble]).toEqual([body("Un"), expect.any(Error)]);
  file.edit(body("Deux"));
  await pass();
  await answered(isAway);
  const isGone = async () => Response.json({ error: { id: "no-such-file", sentence: "Parti." } }, { status: 404 });
  await look(isGone);
  expect(shown()).toEqual(body("Deux"));
  void file.choose({ ...two, theirs: null }, undefined);
  await pass();
  expect([shown(), file.state().error?.message]).toEqual([undefined, "Parti."]);
});
