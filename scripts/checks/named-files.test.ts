import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";

/** What the files for hosts and the how-tos name of the project: where it lies on a server, and where an image has it. */
const ON_HOSTS =
  /\/srv\/passerelle\/([\w./-]*\w)|^CMD .*"([\w/.-]+\.ts)"|^COPY (?!--from|\.)(\S+) \S+$|^RUN node (\S+)/gm;
const IN_BACKTICKS = /`([\w./-]+\/[\w.-]+\.(?:ts|mjs|json))`/g;
const OF_A_ROOM = /`([\w./-]+\.(?:tsx?|css))`/g;

test.each([
  ["docs/reliability.md", IN_BACKTICKS, "", 40],
  ["{hosts/*,docs/how-to/*.md,tests/hosts/*.ts}", ON_HOSTS, "", 10],
  ...["engine", "consent", "contact", "drawings", "editor"].map(
    (room) => [`${room}/README.md`, OF_A_ROOM, `{${room},examples/postcard}/**`, 3] as const,
  ),
] as const)("every file that %s names is there", (pages, pattern, elsewhere, least) => {
  const texts = globSync(pages, { cwd: projectFolder }).map((file) => readFileSync(join(projectFolder, file), "utf8"));
  const named = texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? ""));
  expect(named.length).toBeGreaterThan(least);
  const isThere = (file: string) =>
    existsSync(join(projectFolder, file)) ||
    (elsewhere !== "" && globSync(`${elsewhere}/${file}`, { cwd: projectFolder }).length > 0);
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});
