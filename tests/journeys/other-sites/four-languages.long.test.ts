import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parseDocument, visit } from "yaml";
import { esPaths } from "#site/test-support/spanish-language.ts";
import { attributes, nameOf, only, textOf } from "../../built/queries.ts";
import { receivedMessages } from "../../support/pages/received-messages.ts";
import { builtPages } from "../../support/setup/built-site.ts";
import { type ContentChange, changedContent, readBuild } from "../../support/setup/changed-build.ts";
import { copyProject } from "../../support/setup/changed-project.ts";
import { parseHtml } from "../../support/setup/documents.ts";
import { runCommand, temporaryFolder } from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";
import { contentFolder } from "../../support/setup/test-content.ts";

const CHECK = "engine/build/check-content-main.ts";

const TYPES = ["node", "browser", "shared"].map((name) => `tsconfig.${name}.json`);
const run = (entry: string, options: readonly string[]) => runCommand(entry, options, {}, project);

/** An article in Spanish. */
const ARTICLE = `---
title: Nuestro **nuevo sitio web**
date: 2026-11-03
description: Un sitio más claro, más rápido y ahora también en español.
tags: [company]
key: nouveau-site
---

El 12 de octubre de 2026 pusimos en línea un nuevo sitio. Pregunte "por qué" y le contamos el resto.
`;

/** The project with Spanish, and the site in four languages that it builds. */
const project = await spanishProject();
const folder = join(await temporaryFolder(), "site");
const content = await changedContent(await spanishContent());
const checked = await run(CHECK, [content]);
const built = await run("engine/build/main.ts", ["--content", content, "--out", folder, "--no-compress"]);
if (built.code !== 0) throw new Error(built.errors);
const build = await readBuild(folder);
const server = await startServer(folder, { CONTACT_MIN_SECONDS: "0" });
afterAll(() => server.stop());

test("the check finds nothing, and says once that Spanish is not proofread", () => {
  expect(checked.errors).toBe("");
  expect(checked.code).toBe(0);
  const notes = checked.output.split("\n").filter((line) => line.includes("site.yaml:"));
  expect(notes).toEqual([expect.stringMatching(/en espagnol.*docs\/how-to\/add-a-language\.md$/)]);
});

test("no file of the program but the entry has to know of a fourth language: its types are right, those of tests included", async () => {
  const runs = TYPES.map((file) =>
    run("node_modules/typescript/bin/tsc", ["-p", file, "--noEmit", "--singleThreaded", "--pretty", "false"]),
  );
  expect((await Promise.all(runs)).map(({ output }) => output)).toEqual(["", "", ""]);
});

describe("a visitor finds", () => {
  test("every page in Spanish under its own words, and every other page where it was", async () => {
    const pages = Object.keys(build.manifest.files).filter((path) => path.endsWith("/"));
    expect(pages.filter((path) => !path.startsWith("/es/")).sort()).toEqual([...(await builtPages())].sort());
    const named = [
      "presentacion",
      "servicios",
      "contacto",
      "aviso-legal",
      "accesibilidad",
      "mapa-del-sitio",
      "tag/company",
    ];
    for (const path of ["", ...named.map((name) => `${name}/`)]) expect(pages).toContain(`/es/${path}`);
  });

  test.each([
    ["nuevo-sitio-web", "Publicado el 3 de noviembre de 2026", "12 de octubre de 2026", "«por qué»"],
    ["contacto", "De lunes a viernes"],
    ["aviso-legal", "Siempre activo: necesario", "Los tipos de letra vienen de nuestro propio servidor"],
    ["tag/finance", "en francés"],
  ])("Spanish on /es/%s/, in the typography, dates and hours of the language", async (path, ...said) => {
    const { documentElement } = await build.page(`/es/${path}/`);
    expect(documentElement.lang).toBe("es");
    for (const words of said) expect(textOf(documentElement)).toContain(words);
  });

  test("the language in the switcher and among the choices of every Home, in its own words and in theirs", async () => {
    for (const [path, translation] of [
      ["/fr/", "Continuer en espagnol"],
      ["/en/", "Continue in Spanish"],
      ["/pt/", "Continuar em espanhol"],
    ] as const) {
      const home = await build.page(path);
      const choice = only(home, "main a[data-locale-choice=es]");
      expect(textOf(choice), path).toBe(`Continuar en español ${translation}`);
      expect(choice.getAttribute("href"), path).toBe("/es/");
      expect(nameOf(only(home, "header a[hreflang=es]")), path).toBe("Español");
    }
    const spanish = await build.page("/es/servicios/");
    expect(attributes(spanish, "header a[hreflang]", "href")).toEqual([
      "/fr/services/",
      "/en/services/",
      "/pt/servicos/",
    ]);
    const flag = only(await build.page("/en/services/"), "header a[hreflang=es] img").getAttribute("src") ?? "";
    // All flags are one file, whose views have the names of the languages.
    expect(build.manifest.files).toHaveProperty([flag.replace(/#es$/, "")]);
  });
});

test("the server answers in Spanish: an address that does not exist; a message with a mistake, without JavaScript; one that is taken", async () => {
  const missing = await fetch(`${server.origin}/es/nada/`);
  expect([missing.status, parseHtml(await missing.text()).documentElement.lang]).toEqual([404, "es"]);
  const send = (message: string) =>
    fetch(`${server.origin}/api/contact`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams({ locale: "es", name: "Ana", email: "ana@example.com", message }),
      redirect: "manual",
    });
  const refused = await send("Hola");
  const form = parseHtml(await refused.text());
  expect([refused.status, form.documentElement.lang]).toEqual([422, "es"]);
  expect(textOf(form.body)).toContain("Su mensaje tiene menos de 10 caracteres: cuéntenos un poco más.");
  const taken = await send("¿Pueden llamarme mañana por la tarde?");
  expect([taken.status, taken.headers.get("location")]).toEqual([303, expect.stringContaining("/es/contacto/?sent=1")]);
  expect(await receivedMessages(server.dataFolder, "ana@example.com")).toMatchObject([{ locale: "es" }]);
});

/** Copies the project, and adds Spanish, which the site does not know, as docs/how-to/add-a-language.md says. */
async function spanishProject(): Promise<string> {
  const rooms = ["publish", "editor", "scripts", "tests", "bench"];
  const typed = [...rooms, ".dependency-cruiser.mjs", "tsconfig.json", "vitest.config.ts", ...TYPES];
  const project = await copyProject(typed, ["node_modules", ".cache"]);
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(join(project, file), edit(await readFile(join(project, file), "utf8")));
  await mkdir(join(project, "site/languages/es"));
  for (const file of ["language", "words"])
    await cp(join(project, `site/test-support/spanish-${file}.ts`), join(project, `site/languages/es/${file}.ts`));
  await change("site/languages/languages.ts", (text) =>
    text
      .replace(
        /^import \{ french/m,
        'import { spanish } from "./es/language.ts";\nimport { es, esPhrases } from "./es/words.ts";\n$&',
      )
      .replace(/(SiteLanguage>> = \{.*?)(\n\};)/s, "$1\n  es: { writing: spanish, words: es, phrases: esPhrases },$2"),
  );
  for (const [page, word] of Object.entries(esPaths))
    await change(`site/pages/${page}/page.ts`, (text) =>
      text.replace(/( {2}paths: \{(?:(?!es:)[^}])*?)( \})/, `$1, es: "${word}"$2`),
    );
  return project;
}

/**
 * Everything that makes the content made for tests one in four languages. What its pages and settings say in English stands
 * for Spanish, which nobody proofreads.
 */
async function spanishContent(): Promise<Readonly<Record<string, ContentChange>>> {
  const pages = (await readdir(join(contentFolder, "pages"))).map(async (page) => {
    const english = await readFile(join(contentFolder, "pages", page, "en.md"), "utf8");
    return [`pages/${page}/es.md`, english.replaceAll("/en/site-map/", "/es/mapa-del-sitio/")] as const;
  });
  return {
    ...Object.fromEntries(await Promise.all(pages)),
    "posts/es/nuevo-sitio-web.md": ARTICLE,
    "tags.yaml": inSpanish,
    "site.yaml": (text) => inSpanish(text.replace("published: [fr, en, pt]", "published: [fr, en, pt, es]")),
  };
}

/** Settings whose texts in several languages are there in Spanish too. */
function inSpanish(text: string): string {
  const settings = parseDocument(text);
  visit(settings, { Map: (_, map) => void (map.has("fr") && map.has("en") && map.set("es", map.get("en"))) });
  return settings.toString({ lineWidth: 0 });
}
