import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, type TestContext, test } from "vitest";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { projectFolder } from "./project-folder.mjs";
import { untilEnded } from "./until-ended.mjs";

test.each([
  ["its own exit code", "process.exit(3)", 3],
  ["128 and the signal's number where a signal ended it", "process.kill(process.pid, 'SIGTERM')", 143],
])("a child's end is %s", async (_, script, code) => {
  expect(await untilEnded(spawn(process.execPath, ["-e", script]))).toBe(code);
});

/** Starts `npm run serve` as a terminal does, in its own process group, and waits until the site is there. */
async function serve(port: number, { expect, onTestFinished }: TestContext): Promise<ChildProcess> {
  const { root } = fixtureBuild();
  const npm = spawn("npm", ["run", "serve", "--", "--root", root], {
    cwd: projectFolder,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(root, "..", "data") },
    stdio: "ignore",
    detached: true,
  });
  onTestFinished(() => {
    if (isAnyLeft(npm)) process.kill(-Number(npm.pid), "SIGKILL");
  });
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere).toBe(true);
  return npm;
}

/** Whether any process of a group is left. */
function isAnyLeft({ pid }: ChildProcess): boolean {
  try {
    return process.kill(-Number(pid), 0);
  } catch {
    return false;
  }
}

/** Whether nobody listens at a port. */
function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((done) => {
    server.once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });
}

// A group of processes as terminals have it, and /proc, are not everywhere.
describe.skipIf(process.platform !== "linux")("npm run serve leaves its port free, and no process", () => {
  test.concurrent.for([
    ["SIGTERM", "npm alone"],
    ["SIGKILL", "npm alone"],
    // npm's shell keeps SIGINT to itself; a terminal sends it to all of the group.
    ["SIGINT", "the group"],
    ["SIGHUP", "the group"],
  ] as const)("after %s to %s", async ([signal, to], context) => {
    const port = await freePort();
    const npm = await serve(port, context);
    const ended = once(npm, "exit");
    process.kill(to === "the group" ? -Number(npm.pid) : Number(npm.pid), signal);
    await ended;
    // Of tests that run at once each has its own.
    await context.expect.poll(async () => (await isFree(port)) && !isAnyLeft(npm)).toBe(true);
  });
});
