import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { RunningServer } from "./start-server.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * Starts the development server as `npm run dev` does, on a free port, and waits until it listens.
 *
 * @param content the owner's folder
 */
export async function startDevServer(content: string): Promise<Pick<RunningServer, "origin" | "stop">> {
  const { NODE_ENV: _test, ...shell } = process.env;
  const child = spawn(process.execPath, [join(root, "site/generator/dev-main.ts"), "--content", content], {
    cwd: root,
    env: { ...shell, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin === undefined) continue;
    child.stdout.resume();
    return {
      origin: origin.replace("localhost", "127.0.0.1"),
      stop: async () => {
        child.kill("SIGTERM");
        if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      },
    };
  }
  throw new Error("The development server ended before it listened; its messages are above.");
}
