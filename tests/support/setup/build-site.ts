import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { changedBuild } from "./changed-build.ts";
import { extendedContent } from "./extended-content.ts";
import { contentFolder } from "./test-content.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the built site. */
    siteFolder: string;
    /** Folder of the site that is built of the extended content. */
    extendedFolder: string;
  }
}

const root = resolve(import.meta.dirname, "../../..");

/** Builds the content made for tests, and the same extended, once for all projects of the run. */
export async function setup(project: TestProject): Promise<void> {
  if (project.getProvidedContext().siteFolder !== undefined) return;
  const siteFolder = join(root, ".cache/test-site");
  const child = spawn(
    process.execPath,
    [join(root, "engine/build/main.ts"), "--content", contentFolder, "--out", siteFolder],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The build failed with exit code ${code}; its output is above.`);
  project.vitest.provide("siteFolder", siteFolder);
  const { folder } = await changedBuild(await extendedContent(), { out: join(root, ".cache/extended-site") });
  project.vitest.provide("extendedFolder", folder);
}
