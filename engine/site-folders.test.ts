import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFolders } from "./site-folders.ts";

const root = join("/", "project");

test("the project's own site has its content, its build and its cache beside it", () => {
  const own = {
    site: join(root, "site"),
    content: join(root, "content"),
    out: join(root, "dist"),
    cache: join(root, ".cache"),
  };
  expect(siteFolders(root)).toEqual(own);
  expect(siteFolders(root, join(root, "site", "."))).toEqual(own);
});

test("another site has them in its folder, and shares none", () => {
  const folder = join(root, "examples", "postcard");
  const { site, ...others } = siteFolders(root, folder);
  expect(site).toBe(folder);
  for (const other of Object.values(others)) expect(other.startsWith(join(folder, "/"))).toBe(true);
});
