import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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

test("every file and folder that the layers name is there", async () => {
  const {
    layers,
    surfaces,
  }: Readonly<{
    layers: readonly (readonly [folder: string, allowed: readonly string[]])[];
    surfaces: Readonly<Record<string, readonly string[]>>;
  }> = await import(pathToFileURL(join(projectFolder, ".dependency-cruiser.mjs")).href);
  const named = [
    ...layers.flatMap(([folder, allowed]) => [folder, ...allowed]),
    ...Object.entries(surfaces).flatMap(([room, files]) => files.map((file) => `${room}/${file}`)),
  ].flatMap(alternatives);
  const isThere = (name: string) => globSync(`${name}{,.ts,.tsx,.mjs}`, { cwd: projectFolder }).length > 0;
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

/** What an expression of names stands for. @example alternatives("a/(b|c)") // ["a/b", "a/c"] */
function alternatives(expression: string): readonly string[] {
  const group = /\((?:\?:)?([^()]*)\)/.exec(expression);
  if (group === null) return [expression];
  const [whole, inner = ""] = group;
  return inner.split("|").flatMap((one) => alternatives(expression.replace(whole, one)));
}
