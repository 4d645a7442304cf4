import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the built site. */
    siteFolder: string;
    /** Origin of the running server. */
    origin: string;
    /** Where the running server keeps its messages. */
    dataFolder: string;
  }
}

const root = resolve(import.meta.dirname, "../..");

/** Builds the shipped content once and serves it to every journey of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const siteFolder = join(root, ".cache/test-site");
  await run("site/generator/main.ts", "--out", siteFolder);
  // Every journey comes from the same address, and may be tried again.
  const server = await startServer(siteFolder, { CONTACT_RATE_LIMIT: "100000" });
  project.provide("siteFolder", siteFolder);
  project.provide("origin", server.origin);
  project.provide("dataFolder", server.dataFolder);
  return server.stop;
}

async function run(script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${script} failed with exit code ${code}; its output is above.`);
}
