import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatProblem } from "#engine/content/source/problem.ts";
import { ownerLanguages } from "#engine/manifest/owner-facts.ts";
import { projectFolder } from "../project-folder.mjs";

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

test("what editors are told of lines agrees with the formatter", () => {
  const settings = Object.fromEntries(
    [...read(".editorconfig").matchAll(/^(\w+) = (\S+)$/gm)].map(([, name, value]) => [name, value] as const).reverse(),
  );
  const { formatter } = JSON.parse(read("biome.json"));
  expect(settings).toMatchObject({
    charset: "utf-8",
    end_of_line: formatter.lineEnding ?? "lf",
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
  });
});

test("a clone on Windows has the line breaks of every other, and the owner's documents as they are", async () => {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "core.autocrlf=true", "-c", "core.eol=crlf", ...args]);
  const [origin, clone, list] = [join(folder, "origin"), join(folder, "clone"), "content/media/list.csv"];
  mkdirSync(join(origin, "content/media"), { recursive: true });
  for (const [file, text] of [
    [".gitattributes", read(".gitattributes")],
    ["site.yaml", "brand: Maison\n"],
    [list, "a;b\r\nc;d\n"],
  ] as const)
    writeFileSync(join(origin, file), text);
  git("init", "--quiet", origin);
  git("-C", origin, "add", ".");
  const author = ["-c", "user.name=Test", "-c", "user.email=test@test.example", "-c", "commit.gpgSign=false"];
  git("-C", origin, ...author, "commit", "--quiet", "--message", "All");
  git("clone", "--quiet", origin, clone);
  expect(readFileSync(join(clone, "site.yaml"), "utf8")).toBe("brand: Maison\n");
  expect(readFileSync(join(clone, list), "utf8")).toBe("a;b\r\nc;d\n");
});

test("the schemas that VS Code is told of are there", () => {
  const schemas = Object.keys(JSON.parse(read(".vscode/settings.json"))["yaml.schemas"]);
  expect(schemas.length).toBeGreaterThan(2);
  expect(schemas.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
});

test.each(ownerLanguages)("VS Code finds the place of an error in what “npm run check” says, in %s", (language) => {
  const { tasks } = JSON.parse(read(".vscode/tasks.json"));
  const { regexp, file, line, message } = tasks[0].problemMatcher[1].pattern;
  for (const place of ["posts/fr/un-titre.md", "pages/home/pt.md", "messages/en.yaml", "site.yaml"]) {
    const said = formatProblem({ file: place, line: 3, id: "key-unknown", values: { name: "titel" } }, language);
    const found = new RegExp(regexp).exec(said) ?? [];
    expect([found[file], found[line]]).toEqual([place, "3"]);
    expect(found[message]).toContain("titel");
  }
});
