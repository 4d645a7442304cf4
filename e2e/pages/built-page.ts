import { inject } from "vitest";
import { type BuiltPage, pageFacts } from "./page-facts.ts";

/** The page of a path with its locale prefix, in the build of the run. */
export function builtPage(path: string): Promise<BuiltPage> {
  return pageFacts(inject("siteFolder"), path);
}
