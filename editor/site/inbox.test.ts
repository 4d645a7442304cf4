import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { newMessage } from "#contact/server/test-support/new-message.ts";
import { Refused } from "../words/refused.ts";
import { doInInbox, readInbox } from "./inbox.ts";

const HOUR = 3_600_000;

/** The inbox of a server with one message, and what has become of it. */
async function withMessage(become: (outbox: ReturnType<typeof outboxAt>, id: string) => Promise<unknown>) {
  const dataDir = await mkdtemp(join(tmpdir(), "inbox-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const outbox = outboxAt({ dataDir });
  const { id } = await outbox.accept(newMessage({ receivedAt: Date.now() }), 0);
  await become(outbox, id);
  await outbox.close();
  const variables = { DATA_DIR: dataDir };
  const message = async () => (await readInbox({ site: undefined, variables }, "fr")).messages[0];
  return {
    id,
    message,
    act: (verb: "retry" | "release") => doInInbox({ site: undefined, variables }, { verb, ids: [id] }),
  };
}

const error = { kind: "lost-answer", text: "The connection broke off." } as const;
const tried = async (outbox: ReturnType<typeof outboxAt>) => void (await outbox.claim(Date.now(), HOUR));

test.each([
  ["of which nobody knows whether it was sent", { outcome: "retry", at: Date.now() + HOUR, uncertain: true, error }],
  ["that could not be sent", { outcome: "failed", error }],
] as const)("a message %s can be sent again by the owner", async (_what, result) => {
  const { message, act } = await withMessage(async (outbox, id) => {
    await tried(outbox);
    await outbox.record(id, result);
  });
  expect((await message())?.verbs).toEqual(["retry", "discard"]);
  expect(await act("retry")).toEqual({ count: 1 });
  expect((await message())?.state).toBe("queued");
});

test("a message that is being sent, or was, has nothing that would send it twice", async () => {
  const { message, act } = await withMessage(tried);
  expect((await message())?.verbs).toEqual([]);
  expect([await act("retry"), await act("release")]).toEqual([{ count: 0 }, { count: 0 }]);
});

test("why messages cannot be read is said in the reader's language, the reason too", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "inbox-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await writeFile(join(dataDir, "outbox.sqlite"), "no database ".repeat(1000));
  const said = async (variables: Readonly<Record<string, string>>) => {
    const refused = await readInbox({ site: undefined, variables: { DATA_DIR: dataDir, ...variables } }, "fr").catch(
      (reason: Refused) => reason,
    );
    return refused instanceof Refused ? refused.answer("fr").error.sentence : "";
  };
  expect(await said({})).toMatch(/^Les messages ne peuvent pas être lus.*est abîmé, ou n’est pas une base/);
  expect(await said({ SMTP_URL_FILE: join(dataDir, "nothing") })).toMatch(/SMTP_URL_FILE.*rien ne porte ce nom/);
});
