import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { untilAnswers } from "./until-answers.ts";

const root = resolve(import.meta.dirname, "../../..");

/** A server in a separate process, as a visitor meets it. */
export interface RunningServer {
  readonly origin: string;
  readonly pid: number | undefined;
  /** Where it keeps its messages. */
  readonly dataFolder: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server on a build, on a free port, and waits until it answers. */
export async function startServer(
  siteFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = environment.PORT ?? String(await freePort());
  const dataFolder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "data-")));
  const child = spawn(process.execPath, [join(root, "contact/server/main.ts"), "--root", siteFolder], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      ...environment,
      DATA_DIR: dataFolder,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  const gone = once(child, "exit").then(([code]) => {
    throw new Error(`The server ended with exit code ${code} before it answered; what it printed is above.`);
  });
  await Promise.race([untilAnswers(`${origin}/healthz`), gone]);
  gone.catch(() => undefined);
  return {
    origin,
    pid: child.pid,
    dataFolder,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
