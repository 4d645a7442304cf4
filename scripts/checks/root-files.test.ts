import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

/** What tools look for in the root, and what people read there first. */
const ROOT_FILES = [
  ".dependency-cruiser.mjs",
  ".dockerignore",
  ".editorconfig",
  ".gitattributes",
  ".gitignore",
  ".npmrc",
  ".nvmrc",
  "CONTRIBUTING.md",
  "README.md",
  "SECURITY.md",
  "biome.json",
  "knip.json",
  "package-lock.json",
  "package.json",
  "renovate.json",
  "tsconfig.base.json",
  "tsconfig.browser.json",
  "tsconfig.json",
  "tsconfig.node.json",
  "tsconfig.shared.json",
  "vite.config.ts",
  "vitest.config.ts",
];

test.skipIf(!existsSync(join(projectFolder, ".git")))("what a tool makes lies below a folder that git ignores", () => {
  const asked = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", ":(glob)*"];
  const files = execFileSync("git", asked, { cwd: projectFolder, encoding: "utf8" }).trim().split("\n");
  const superfluous = files.filter((file) => !ROOT_FILES.includes(file) && existsSync(join(projectFolder, file)));
  expect(superfluous, "move it below .cache/, or add it to this list").toEqual([]);
});
