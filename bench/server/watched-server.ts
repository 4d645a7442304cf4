import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type RunningServer, startServer } from "../../e2e/setup/start-server.ts";

const LOOK_EVERY = 20;

/** What a server holds; memory in bytes. */
export interface ServerMemory {
  /** What its heap holds once garbage is collected. */
  readonly heap: number;
  readonly resident: number;
  /** The most it ever had. */
  readonly peak: number;
  /** Connections that are open. */
  readonly connections: number;
}

/** A server that tells its memory. */
export interface WatchedServer extends RunningServer {
  readonly port: number;
  memory(): Promise<ServerMemory>;
}

/** Starts a server in a process of its own, and watches its memory. */
export async function startWatchedServer(
  site: string,
  work: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<WatchedServer> {
  const file = join(work, "server-memory.json");
  const watcher = pathToFileURL(join(import.meta.dirname, "watch-memory.ts")).href;
  const server = await startServer(site, {
    ...environment,
    NODE_OPTIONS: `--expose-gc --import=${watcher}`,
    BENCH_MEMORY_FILE: file,
  });
  return {
    ...server,
    port: Number(new URL(server.origin).port),
    async memory() {
      await rm(file, { force: true });
      if (server.pid !== undefined) process.kill(server.pid, "SIGUSR2");
      for (;;) {
        const text = await readFile(file, "utf8").catch(() => undefined);
        if (text !== undefined) return JSON.parse(text) as ServerMemory;
        await new Promise((resume) => setTimeout(resume, LOOK_EVERY));
      }
    },
  };
}
