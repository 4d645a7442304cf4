import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { dataFolder, projectRoot, siteEnvironment, siteFolders } from "./site-folders.mjs";

test("the project's own site has its content, its build and what it keeps beside it", () => {
  const own = {
    site: join(projectRoot, "site"),
    content: join(projectRoot, "content"),
    out: join(projectRoot, "dist"),
    cache: join(projectRoot, ".cache"),
  };
  expect(siteFolders()).toEqual(own);
  expect(siteFolders(join(projectRoot, "site", "."))).toEqual(own);
});

test("another site has them in its folder, and shares none", () => {
  const folder = join(projectRoot, "examples", "postcard");
  const { site, ...others } = siteFolders(folder);
  expect(site).toBe(folder);
  for (const other of Object.values(others)) expect(other.startsWith(join(folder, "/"))).toBe(true);
});

test("another site keeps its messages in its folder, unless DATA_DIR says otherwise", () => {
  const folder = join(projectRoot, "examples", "postcard");
  expect(siteEnvironment(folder, {}).DATA_DIR).toBe(relative("", join(folder, "var")));
  expect(siteEnvironment(folder, { DATA_DIR: "elsewhere" }).DATA_DIR).toBe("elsewhere");
  expect(siteEnvironment(undefined, {}).DATA_DIR).toBeUndefined();
  expect(dataFolder(undefined)).toBe(relative("", join(projectRoot, "var")));
});
