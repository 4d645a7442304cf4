import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

/** What the files for hosts and the how-tos name of the project: where it lies on a server, and where an image has it. */
const NAMED = /\/srv\/passerelle\/([\w./-]*\w)|^CMD .*"([\w/.-]+\.ts)"|^COPY (?!--from|\.)(\S+) \S+$|^RUN node (\S+)/gm;

test("every file of the project that a unit, an image or a how-to names is there", () => {
  const files = globSync(["hosts/*", "docs/how-to/*.md", "tests/hosts/*.ts"], { cwd: projectFolder });
  const named = files.flatMap((file) =>
    [...readFileSync(join(projectFolder, file), "utf8").matchAll(NAMED)].map((match) => ({
      file,
      path: match.slice(1).find((path) => path !== undefined) ?? "",
    })),
  );
  expect(named.map(({ path }) => path)).toEqual(expect.arrayContaining(["contact/server/main.ts", "engine/manifest"]));
  expect(named.filter(({ path }) => !existsSync(join(projectFolder, path)))).toEqual([]);
});
