import type { TestProject } from "vitest/node";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the running server. */
    origin: string;
    /** Where the running server keeps its messages. */
    dataFolder: string;
  }
}

/** Serves the built site to every journey of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Every journey comes from the same address.
  const server = await startServer(project.getProvidedContext().siteFolder, { CONTACT_RATE_LIMIT: "100000" });
  project.provide("origin", server.origin);
  project.provide("dataFolder", server.dataFolder);
  return server.stop;
}
