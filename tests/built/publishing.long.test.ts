import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { changedContent, postFile } from "../support/setup/changed-build.ts";
import { runPublishing, temporaryFolder } from "../support/setup/run-generator.ts";

const work = await temporaryFolder();
const site = join(work, "srv");
const content = await changedContent({
  "site.yaml": (text) => `${text}\npublish: { release: ${JSON.stringify(site)} }\n`,
  "posts/fr/une-visite.md": postFile("Une visite", "2026-01-02"),
});
// What is built already is not built again.
await cp(inject("siteFolder"), join(work, "dist"), { recursive: true });
const options = ["--content", content, "--out", join(work, "dist")];

/** The title of the article as visitors see it. */
async function titleOnline(): Promise<string> {
  const html = await readFile(join(site, "current/fr/une-visite/index.html"), "utf8");
  return /<title>(.*?) - /.exec(html)?.[1] ?? "";
}
const write = (file: string, text: string) => writeFile(join(content, file), text);
/** What the content remembers of the article. */
async function listed(): Promise<string | undefined> {
  const text = await readFile(join(content, "published.txt"), "utf8");
  return /^\/fr\/une-visite\/ \S+ (.*)$/m.exec(text)?.[1];
}

test("[O8] an article goes online, is changed, and is taken back; a mistake changes nothing", async () => {
  const first = await runPublishing(options);
  expect([first.code, first.errors]).toEqual([0, ""]);
  expect(first.output).toContain("première mise en ligne");
  expect(first.output).toMatch(/Le site est en ligne\u00a0: https:\/\/\S+\/\n/);
  expect(first.output).toMatch(/Pour revenir en arrière\u00a0: npm run publish-site -- --back\n/);
  expect(await titleOnline()).toBe("Une visite");
  expect(await listed()).toBe("Une visite");

  // An article with a mistake, and then an address that would die: neither is published. It was put online by a run that was
  // stopped, or from another machine, so that this list knows nothing of it.
  await write("posts/fr/une-visite.md", postFile("Une visite", "2026-01-02", "tags: [nothing]"));
  const wrong = await runPublishing(options);
  expect([wrong.code, wrong.errors.split("\n").slice(-2)]).toEqual([1, ["Rien n’a changé en ligne.", ""]]);
  expect(wrong.errors).toContain("posts/fr/une-visite.md:5");
  await write("posts/fr/une-visite.md", postFile("Une visite", "2026-01-02", "tags: [finance]\ndraft: true"));
  await rm(join(content, "published.txt"));
  const dying = await runPublishing([...options, "--dry-run"]);
  expect([dying.code, dying.errors.includes("/fr/une-visite/")]).toEqual([1, true]);

  await write("posts/fr/une-visite.md", postFile("Une visite à Porto", "2026-01-02"));
  await write("posts/pt/uma-visita.md", postFile("Uma visita", "2026-01-02"));
  const tried = await runPublishing([...options, "--dry-run"]);
  const changes = tried.output.split("\n").filter((line) => /^En |^ {2}|^Toutes/.test(line));
  expect(changes).toEqual([
    "En français, ajouté\u00a0: 0, changé\u00a0: 1, retiré\u00a0: 0.",
    "  ~ changée\u00a0: «\u00a0Une visite à Porto\u00a0», /fr/une-visite/",
    "En portugais, ajouté\u00a0: 1, changé\u00a0: 0, retiré\u00a0: 0.",
    "  + ajoutée\u00a0: «\u00a0Uma visita\u00a0», /pt/uma-visita/",
  ]);
  expect([tried.code, await titleOnline()]).toEqual([0, "Une visite"]);
  expect((await runPublishing(options)).code).toBe(0);
  expect([await titleOnline(), await listed()]).toEqual(["Une visite à Porto", "Une visite à Porto"]);

  // With the owner's yes an address stops answering: it is gone, and nobody asks again.
  await rm(join(content, "posts/pt/uma-visita.md"));
  expect((await runPublishing(options)).errors).toContain('aliases: ["/pt/uma-visita/"]');
  expect((await runPublishing([...options, "--accept"])).code).toBe(0);
  expect(await readFile(join(content, "published.txt"), "utf8")).toMatch(/^\/pt\/uma-visita\/ -$/m);
  const manifest = await readFile(join(site, "current/.build/manifest.json"), "utf8");
  const { gone } = JSON.parse(manifest) as { readonly gone: readonly string[] };
  expect(gone).toContain("/pt/uma-visita/");
  await write("posts/fr/une-visite.md", postFile("Une visite à Lisbonne", "2026-01-02"));
  expect((await runPublishing(options)).code).toBe(0);

  // Going back needs no sound text.
  await write("posts/fr/une-visite.md", "?");
  const back = await runPublishing([...options, "--back"]);
  expect([back.code, back.errors]).toEqual([0, ""]);
  expect(await titleOnline()).toBe("Une visite à Porto");
});

test("[O8] without “publish” the command says what to write", async () => {
  const folder = await changedContent({});
  const { code, errors } = await runPublishing(["--content", folder, "--out", join(folder, "dist"), "--back"]);
  expect([code, errors]).toEqual([1, expect.stringContaining("publish: { folder: a-envoyer }\n")]);
});

test("[O8] a form that would always fail is not pushed to a branch", async () => {
  const repository = join(await temporaryFolder(), "site.git");
  const folder = await changedContent({
    "site.yaml": (text) => `${text}\npublish: { git: ${JSON.stringify(repository)} }\n`,
  });
  const { code, errors } = await runPublishing(["--content", folder, "--out", join(folder, "dist")]);
  expect(code).toBe(1);
  expect(errors).toMatch(/site\.yaml:\d+: Le formulaire de contact écrit à l’hébergeur du site/);
  expect(errors.split("\n").at(-2)).toBe("Rien n’a changé en ligne.");
});
