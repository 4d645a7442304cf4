import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { fixtureBuild } from "../test-support/fixture-build.ts";

test("once nobody reads what it prints any more, the server goes on", async () => {
  const { root } = fixtureBuild();
  const main = join(import.meta.dirname, "../main.ts");
  const server = spawn(process.execPath, [main, "--root", root, "--port", "0"], {
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), "readers-")), HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const [line] = await once(createInterface({ input: server.stdout }), "line");
  const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0].replace("localhost", "127.0.0.1");
  server.stdout.destroy();
  server.stderr.destroy();
  // Each of these is a line of the log.
  for (let count = 0; count < 10; count++) expect((await fetch(`${origin}/nowhere/`)).status).toBe(404);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});
