import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A development server, and the lines that it has printed. */
export interface RunningDevServer {
  readonly lines: readonly string[];
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the development server as `npm run dev` does, on a free port, and waits until it listens.
 *
 * @param root the project's folder
 * @param content a content folder
 */
export async function startDevServer(root: string, content: string): Promise<RunningDevServer> {
  const { NODE_ENV: _test, DATA_DIR: _own, ...shell } = process.env;
  const child = spawn(process.execPath, [join(root, "scripts/dev/main.ts"), "--content", content, "--port", "0"], {
    cwd: root,
    env: shell,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const printed = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => {
      lines.push(line);
      const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (origin !== undefined) printed.resolve(origin);
    });
  }
  child.on("exit", () => printed.reject(new Error(`The development server ended:\n${lines.join("\n")}`)));
  const origin = await printed.promise;
  return {
    lines,
    origin: origin.replace("localhost", "127.0.0.1"),
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
