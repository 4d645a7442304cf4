import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { only, textOf } from "../../built/queries.ts";
import { changedContent } from "../../support/setup/changed-build.ts";
import { type ChangedProject, changedProject } from "../../support/setup/changed-project.ts";
import { parseHtml } from "../../support/setup/documents.ts";
import { removeTemporaryFolders, temporaryFolder } from "../../support/setup/run-generator.ts";

const PAGE = `import { definePage } from "#engine/pages/definition/define-page.ts";

export const page = definePage({
  id: "team",
  kind: "one",
  paths: { fr: "equipe", en: "team", pt: "equipa" },
  texts: ({ lead, plain }) => ({ lead, motto: plain({ fr: "Devise", en: "Motto", pt: "Lema" }) }),
  content: ({ texts }, site) => ({ ...texts, write: site.path("contact") }),
});
`;
const VIEW = `import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { useMessage } from "../../context/locale-context.tsx";
import type { page } from "./page.ts";

export function Page({ content }: { readonly content: ContentOf<typeof page> }) {
  const message = useMessage();
  return <><h1><a href={content.write}>{content.motto}</a></h1><p id="_size">{message("team.size", { count: 2 })}</p></>;
}
`;
const texts = (motto: string) => `---
title: The team
description: "Who works here."
heading: "The **team**"
lead: "Two people."
motto: "${motto}"
---
`;

/** A text of the interface, in each language. */
const word = (count: string) => (text: string) =>
  text.replace('  "skip-to-content": ', `  "team.size": "${count} {count}",\n$&`);

let project: ChangedProject;
let folder: string;

beforeAll(async () => {
  project = await changedProject(
    {
      "site/pages/team/page.ts": PAGE,
      "site/pages/team/view.tsx": VIEW,
      "site/languages/fr/words.ts": word("Personnes :"),
      "site/languages/en/words.ts": word("People:"),
      "site/languages/pt/words.ts": word("Pessoas:"),
      "site/site.config.ts": (text) => text.replace("([\n", '([\n  import("./pages/team/page.ts"),\n'),
    },
    ["tsconfig.browser.json", "tsconfig.shared.json", "editor"],
  );
  folder = join(await temporaryFolder(), "site");
  const content = await changedContent(
    Object.fromEntries(["fr", "en", "pt"].map((locale) => [`pages/team/${locale}.md`, texts(`Motto ${locale}`)])),
  );
  const build = await project.run("engine/build/main.ts", ["--content", content, "--out", folder, "--no-compress"]);
  if (build.code !== 0) throw new Error(build.errors);
});
afterAll(async () => {
  await project?.remove();
  await removeTemporaryFolders();
});

const document = async (path: string) => parseHtml(await readFile(join(folder, path, "index.html"), "utf8"));

test("a page that looks new is a folder, a line of the configuration and its texts", async () => {
  const { output } = await project.run("node_modules/typescript/bin/tsc", [
    "-p",
    "tsconfig.browser.json",
    "--noEmit",
    "--singleThreaded",
  ]);
  expect(output).toBe("");
  for (const [path, locale] of [
    ["fr/equipe", "fr"],
    ["en/team", "en"],
    ["pt/equipa", "pt"],
  ] as const) {
    expect(textOf(only(await document(path), "h1"))).toContain(`Motto ${locale}`);
  }
  // A text of the interface is its key, and three words.
  expect(textOf(only(await document("pt/equipa"), "#_size"))).toBe("Pessoas: 2");
  expect(await readFile(join(folder, "sitemap.xml"), "utf8")).toContain("/pt/equipa/");
  expect(textOf(only(await document("en/site-map"), "main"))).toContain("The team");
});
