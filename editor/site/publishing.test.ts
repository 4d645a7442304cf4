import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createRuns } from "./publishing.ts";

/** A project in which every command ends at once: it has none. */
async function runsIn(kept: string) {
  const ended = Promise.withResolvers<void>();
  const emit = ({ type }: { readonly type: string }) => void (type === "run-end" && ended.resolve());
  const folder = await mkdtemp(join(tmpdir(), "project-"));
  return {
    ...createRuns({ root: folder, site: join(folder, "site"), content: join(folder, "content"), kept, emit }),
    ended: ended.promise,
  };
}

test("a command of the settings is run only once its owner has agreed to it, and again when it has changed", async () => {
  const kept = await mkdtemp(join(tmpdir(), "kept-"));
  const refusal = { id: "confirm-command", status: 409, more: { asks: "reload nginx" } };
  const first = await runsIn(kept);
  await expect(first.start({ command: "publish" }, "reload nginx")).rejects.toMatchObject(refusal);
  await expect(first.start({ command: "publish-back", agreed: "other" }, "reload nginx")).rejects.toMatchObject(
    refusal,
  );
  expect(first.last()).toBeNull();
  await first.start({ command: "publish", agreed: "reload nginx" }, "reload nginx");
  await first.ended;

  const next = await runsIn(kept);
  await expect(next.start({ command: "publish" }, "rm -rf /")).rejects.toMatchObject({ more: { asks: "rm -rf /" } });
  await next.start({ command: "publish" }, "reload nginx");
  await next.ended;
});

test.each([
  ["publish-dry-run", "reload nginx"],
  ["publish", ""],
] as const)("%s with the command %j runs none, and asks nothing", async (command, reload) => {
  const runs = await runsIn(await mkdtemp(join(tmpdir(), "kept-")));
  await runs.start({ command }, reload);
  await runs.ended;
});

test("what a program that breaks prints is a detail, and no sentence for the owner", async () => {
  const runs = await runsIn(await mkdtemp(join(tmpdir(), "kept-")));
  await runs.start({ command: "publish-dry-run" }, "");
  await runs.ended;
  const { exitCode, lines = [] } = runs.last() ?? {};
  expect(exitCode).toBe(1);
  expect(lines.map(({ text }) => text).join()).toContain("Cannot find module");
  expect(lines.filter(({ id }) => id !== "")).toEqual([]);
});
