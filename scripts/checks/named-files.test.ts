import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

test("every file that docs/reliability.md names is there", () => {
  const text = readFileSync(join(projectFolder, "docs/reliability.md"), "utf8");
  const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|mjs|json))`/g)].map(([, file]) => file ?? "");
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
});

test.each(["engine", "consent", "contact", "drawings", "editor"])(
  "every file that the README of %s names is there",
  (room) => {
    const text = readFileSync(join(projectFolder, room, "README.md"), "utf8");
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)].map(([, file]) => file ?? "");
    expect(named.length).toBeGreaterThan(3);
    const isThere = (file: string) =>
      globSync(`{${room},examples/postcard}/**/${file}`, { cwd: projectFolder }).length > 0;
    expect(named.filter((file) => !existsSync(join(projectFolder, file)) && !isThere(file))).toEqual([]);
  },
);
