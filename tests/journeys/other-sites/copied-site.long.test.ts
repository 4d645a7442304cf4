import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChangedProject, changedProject } from "../../support/setup/changed-project.ts";

const SITE = "examples/visit";
let project: ChangedProject;
beforeAll(async () => {
  project = await changedProject({}, ["examples"]);
  await cp(join(project.folder, "examples/postcard"), join(project.folder, SITE), { recursive: true });
});
afterAll(() => project?.remove());

const build = () => project.run("engine/build/main.ts", ["--site", SITE, "--no-compress", "--quiet"]);
/** Changes a file of the project, or adds it. */
async function change(name: string, make: (text: string) => string, from = name): Promise<void> {
  const text = await readFile(join(project.folder, from), "utf8");
  expect(make(text), name).not.toBe(text);
  await mkdir(dirname(join(project.folder, name)), { recursive: true });
  await writeFile(join(project.folder, name), make(text));
}

test("a copy of the example is another site, and each step to a page more is told until it is done", async () => {
  await change(`${SITE}/content/site.yaml`, (text) => text.replace(/^brand: .*/m, "brand: A visit to the lighthouse"));
  await change(`${SITE}/content/theme.yaml`, (text) => text.replace('link: "#8a2a1c"', 'link: "#1c4a8a"'));
  const renamed = (text: string) => text.replaceAll("letter", "map");
  await change(`${SITE}/pages/map/page.ts`, renamed, `${SITE}/pages/letter/page.ts`);
  await change(
    `${SITE}/pages/map/view.tsx`,
    (text) => renamed(text).replace("{signature}<", "{signature.toFixed(2)}<"),
    `${SITE}/pages/letter/view.tsx`,
  );
  expect((await build()).errors).toBe(
    'examples/visit/pages/map/page.ts:4: the page "map" is not listed. Add import("./pages/map/page.ts") to site.config.ts.\n',
  );
  await change(`${SITE}/site.config.ts`, (text) =>
    text.replace(/^.*letter.*\n/m, (line) => line + line.replace("letter", "map")),
  );
  expect((await build()).errors).toContain("pages/map/it.md:1: This page has no text in this language.");
  await change(
    `${SITE}/content/pages/map/it.md`,
    (text) => text.replace("La lettera", "La mappa"),
    `${SITE}/content/pages/letter/it.md`,
  );
  expect((await build()).errors).toBe(
    'examples/visit/pages/map/view.tsx:13: the page "map" could not be rendered in "it" (/it/mapa/): signature.toFixed is not a function\n',
  );
  await change(`${SITE}/pages/map/view.tsx`, (text) => text.replace(".toFixed(2)", ""));
  expect(await build()).toEqual({ code: 0, output: "", errors: "" });
  const html = await readFile(join(project.folder, SITE, "dist/it/mapa/index.html"), "utf8");
  for (const text of ["A visit to the lighthouse", "#1c4a8a", "La mappa"]) expect(html).toContain(text);
}, 120_000);
