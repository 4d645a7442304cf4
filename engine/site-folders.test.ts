import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFolders } from "./site-folders.ts";

const project = join("/", "project");

test("the project's own site has its content, its build and its cache beside it", () => {
  const own = {
    site: join(project, "site"),
    content: join(project, "content"),
    out: join(project, "dist"),
    cache: join(project, ".cache"),
  };
  expect(siteFolders(project)).toEqual(own);
  expect(siteFolders(project, join(project, "site", "."))).toEqual(own);
});

test("another site has them in its folder, and shares none", () => {
  const folder = join(project, "examples", "postcard");
  const { site, ...others } = siteFolders(project, folder);
  expect(site).toBe(folder);
  for (const other of Object.values(others)) expect(other.startsWith(join(folder, "/"))).toBe(true);
});
