import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatProblem } from "../../site/generator/content/source/problem.ts";
import { ownerLanguages } from "../../site/generator/owner-messages/owner-language.ts";
import { projectFolder } from "../project-folder.mjs";

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

test("what editors are told of lines agrees with the formatter and with git", () => {
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
  expect(read(".gitattributes")).toMatch(/^\* text=auto eol=lf$/m);
});

test("the schemas that VS Code is told of are there", () => {
  const schemas = Object.keys(JSON.parse(read(".vscode/settings.json"))["yaml.schemas"]);
  expect(schemas.length).toBeGreaterThan(3);
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
