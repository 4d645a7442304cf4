import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import type { BoundSocket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { untilAnswers } from "./until-answers.ts";

const root = resolve(import.meta.dirname, "../../..");

/** A server in a separate process, as a visitor meets it, and as an operator or a power cut ends it. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the server on a build, on a free port, and waits until it could keep a message.
 *
 * @param variables its settings; default: a new data folder, and no limit for visitors, who all have one address
 * @param socket where it listens, passed on as systemd does; it stays open when the server ends
 */
export async function startServer(
  siteFolder: string,
  variables: Readonly<Record<string, string>> = {},
  socket?: BoundSocket,
) {
  const dataFolder = variables.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "data-")));
  const start = socket === undefined ? 'exec "$@"' : 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"';
  const command = [process.execPath, join(root, "contact/server/main.ts"), "--root", siteFolder];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const own = { HOST: "127.0.0.1", PORT: "0", CONTACT_RATE_LIMIT: "1000000", DATA_DIR: dataFolder };
  const child = spawn("sh", ["-c", start, "sh", ...command], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...own, ...variables },
    stdio: ["ignore", "pipe", "pipe", socket?.fd() ?? "ignore"],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const log: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => log.push(text));
  const ended = once(child, "exit");
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const origin = await Promise.race([
    announcedOrigin(child.stdout.setEncoding("utf8")),
    ended.then(() => Promise.reject(new Error(`The server ended before it listened.\n${log.join("")}`))),
  ]);
  await untilAnswers(`${origin}/readyz`);
  return {
    origin,
    pid: child.pid ?? 0,
    /** Where it keeps its messages. */
    dataFolder,
    /** What it logged. */
    log,
    /** Sends it a signal, and waits until it has ended. Gives the exit code. */
    endBy,
    /** Ends it as a power cut would. */
    kill: () => endBy("SIGKILL"),
    /** Ends it as an operator would. Gives the exit code. */
    stop: () => endBy("SIGTERM"),
  };
}

async function announcedOrigin(output: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += part;
    const port = /http:\/\/localhost:(\d+)\//.exec(text)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error("The server did not say where it listens.");
}
