import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startNginx } from "../../e2e/hosts/nginx.ts";
import { onPath } from "../../e2e/setup/on-path.ts";
import { startServer } from "../../e2e/setup/start-server.ts";
import type { BenchContext } from "../bench-context.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { readManifest } from "../site/read-manifest.ts";
import { load, loadFigures } from "./load.ts";

/** Requests per second over every file of the site, beside nginx on the same folder where it is installed. */
export async function measureServer(context: BenchContext): Promise<readonly Figure[]> {
  const site = await context.site();
  const paths = Object.keys((await readManifest(site)).files);
  context.say(`server: ${paths.length} files over 200 connections`);
  return [...(await measureOurs(site, paths, context)), ...(await measureNginx(site, paths, context))];
}

async function measureOurs(site: string, paths: readonly string[], { work }: BenchContext): Promise<readonly Figure[]> {
  const memoryFile = join(work, "server-memory.json");
  const watcher = pathToFileURL(join(import.meta.dirname, "watch-memory.ts")).href;
  const server = await startServer(site, { NODE_OPTIONS: `--import=${watcher}`, BENCH_MEMORY_FILE: memoryFile });
  const result = await load(server.origin, paths).finally(server.stop);
  const { heap, resident } = JSON.parse(await readFile(memoryFile, "utf8")) as {
    readonly heap: number;
    readonly resident: number;
  };
  const figure = figuresOf("server");
  return [
    ...loadFigures("all files", result),
    figure("all files", "largest heap", "MB", heap),
    figure("all files", "largest memory", "MB", resident),
  ];
}

async function measureNginx(site: string, paths: readonly string[], context: BenchContext): Promise<readonly Figure[]> {
  if (onPath("nginx") === undefined) {
    context.say("server: nginx is not installed, so it is not measured");
    return [];
  }
  context.say("server: nginx");
  const nginx = await startNginx({ release: site });
  return loadFigures("nginx", await load(nginx.origin, paths).finally(nginx.stop));
}
