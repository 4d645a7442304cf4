import type { TestProject } from "vitest/node";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the running server. */
    origin: string;
    /** Origin of the server of the extended site. */
    extendedOrigin: string;
    /** Where the running server keeps its messages. */
    dataFolder: string;
  }
}

/** Serves the two built sites to every journey of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { siteFolder, extendedFolder } = project.getProvidedContext();
  const [server, extended] = await Promise.all([
    // Every journey comes from the same address.
    startServer(siteFolder, { CONTACT_RATE_LIMIT: "100000" }),
    startServer(extendedFolder),
  ]);
  project.provide("origin", server.origin);
  project.provide("dataFolder", server.dataFolder);
  project.provide("extendedOrigin", extended.origin);
  return async () => void (await Promise.all([server.stop(), extended.stop()]));
}
