import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Run } from "../contract/runs.ts";
import { createRuns } from "./runs.ts";

/**
 * A project in which every command ends at once: it has none.
 *
 * @param program what a command does instead
 */
async function runsIn(kept: string, program?: string, own: Partial<Parameters<typeof createRuns>[0]> = {}) {
  let ended = Promise.withResolvers<void>();
  let said = Promise.withResolvers<void>();
  const emit = ({ type }: { readonly type: string }) => void (type === "run-end" ? ended.resolve() : said.resolve());
  const folder = await mkdtemp(join(tmpdir(), "project-"));
  if (program !== undefined) {
    await mkdir(join(folder, "scripts"));
    await writeFile(join(folder, "scripts/run.mjs"), program);
  }
  const [begun, done]: [Run[], Run[]] = [[], []];
  const place = { root: folder, site: join(folder, "site"), content: join(folder, "content"), kept };
  const onBegin = async (run: Run) => void begun.push(run);
  const onEnd = async (run: Run) => void done.push(run);
  return {
    ...createRuns({ ...place, emit, language: async () => "fr", onBegin, onEnd, ...own }),
    begun,
    done,
    folder,
    ended: async () => {
      await ended.promise;
      ended = Promise.withResolvers();
    },
    said: async () => {
      await said.promise;
      said = Promise.withResolvers();
    },
  };
}
const newKept = () => mkdtemp(join(tmpdir(), "kept-"));
const HANGS = "console.log(process.pid); setInterval(() => {}, 1000);";

test("a command of the settings is run only once its owner has agreed to it, and again when it has changed", async () => {
  const kept = await newKept();
  const refusal = { id: "confirm-command", status: 409, more: { asks: "reload nginx" } };
  const first = await runsIn(kept);
  const reload = "reload nginx";
  await expect(first.start({ command: "publish" }, { reload })).rejects.toMatchObject(refusal);
  await expect(first.start({ command: "publish-back", agreed: "other" }, { reload })).rejects.toMatchObject(refusal);
  expect(first.last()).toBeNull();
  await first.start({ command: "publish", agreed: reload }, { reload });
  await first.ended();

  const next = await runsIn(kept);
  const asks = { more: { asks: "rm -rf /" } };
  await expect(next.start({ command: "publish" }, { reload: "rm -rf /" })).rejects.toMatchObject(asks);
  await next.start({ command: "publish" }, { reload });
  await next.ended();
});

test.each([
  ["publish-dry-run", "reload nginx"],
  ["publish", ""],
] as const)("%s with the command %j runs none, and asks nothing", async (command, reload) => {
  const runs = await runsIn(await newKept());
  await runs.start({ command }, { reload });
  await runs.ended();
});

test("what a program that breaks prints is a detail, and no sentence for the owner", async () => {
  const runs = await runsIn(await newKept());
  await runs.start({ command: "publish-dry-run" });
  await runs.ended();
  const { exitCode, lines = [] } = runs.last() ?? {};
  expect(exitCode).toBe(1);
  expect(lines.map(({ text }) => text).join()).toContain("Cannot find module");
  expect(lines.filter(({ id }) => id !== "")).toEqual([]);
  // A trial puts nothing online.
  expect([runs.begun, runs.done]).toEqual([[], []]);
});

test("[O8] of two publications at once the second is told who makes the first, and touches nothing that it reads", async () => {
  const runs = await runsIn(await newKept(), HANGS);
  let made = 0;
  const chosen = async () => {
    made += 1;
    return "/chosen";
  };
  const both = await Promise.allSettled(["Ana", "Rui"].map((by) => runs.start({ command: "publish" }, { by, chosen })));
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(String((both[1] as PromiseRejectedResult).reason)).toContain("Ana is putting the site online");
  await expect(runs.start({ command: "publish-back" }, { by: "Rui", chosen })).rejects.toThrow("Ana");
  expect(made).toBe(1);
  runs.close();
  await runs.ended();
  const planned = await runsIn(await newKept(), HANGS);
  await planned.start({ command: "publish" }, { by: "Ana", isPlanned: true });
  // Nobody is there to be asked.
  await expect(planned.start({ command: "publish" }, { by: "Rui" })).rejects.toThrow("already being put online");
  planned.close();
  await planned.ended();
});

test("a run that hangs is ended with all that it has started, and its owner is told", async () => {
  const child = `import { spawn } from "node:child_process"; spawn(process.execPath, ["-e", ${JSON.stringify(HANGS)}], { stdio: "inherit" });`;
  const runs = await runsIn(await newKept(), child, { deadline: 0.05 });
  await runs.start({ command: "publish" });
  await runs.said();
  // It ends once nobody can print any more: what it started would go on to.
  await runs.ended();
  expect(runs.last()?.lines.at(-1)).toMatchObject({ id: "error", text: expect.stringMatching(/arrêtée au bout de/) });
  // The next one is not kept from anything.
  await runs.start({ command: "publish" });
  runs.close();
  await runs.ended();
});

test("one that the system ends is said to be", async () => {
  const runs = await runsIn(await newKept(), "process.exit(137);");
  await runs.start({ command: "publish" });
  await runs.ended();
  expect(runs.last()?.lines).toMatchObject([{ id: "error", text: expect.stringContaining("mémoire") }]);
});

test("[O8] at an address it goes to the operator's folder, behind all else, and what the settings name is not looked at", async () => {
  const prints =
    'import { getPriority } from "node:os"; console.log(JSON.stringify({ id: "", text: [getPriority(), ...process.argv].join(" ") }));';
  const runs = await runsIn(await newKept(), prints, { releases: "/srv/site" });
  await runs.start({ command: "publish" }, { reload: "rm -rf /", by: "Ana" });
  await runs.ended();
  const [line] = runs.last()?.lines ?? [];
  expect(line?.text).toMatch(/^10 .* publish-site .* --releases \/srv\/site --json$/);
  expect(line?.text).not.toContain("rm -rf");
  expect(runs.begun).toMatchObject([{ command: "publish", by: "Ana" }]);
  expect(runs.done).toMatchObject([{ command: "publish", by: "Ana", exitCode: 0 }]);
});

test("what goes online is made once no other run reads it; where that fails, the next one can begin", async () => {
  const runs = await runsIn(
    await newKept(),
    'import { writeFileSync } from "node:fs"; writeFileSync("args", process.argv.join(" "));',
  );
  const full = async () => Promise.reject(new Error("ENOSPC"));
  await expect(runs.start({ command: "publish" }, { chosen: full })).rejects.toThrow("ENOSPC");
  expect(runs.last()).toBeNull();
  const unwritten = await runsIn(await newKept(), undefined, { onBegin: full });
  await expect(unwritten.start({ command: "publish" })).rejects.toThrow("ENOSPC");
  expect(unwritten.last()).toBeNull();
  await runs.start({ command: "publish" }, { chosen: async () => "/chosen" });
  await runs.ended();
  expect(await readFile(join(runs.folder, "args"), "utf8")).toContain("--content /chosen");
});
