import { appendFile, cp, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { goBack, publish } from "./publish.ts";
import { newFolder } from "./test-support/small-build.ts";

const root = resolve(import.meta.dirname, "..");

test("a site that asks nothing of its publication is put online like the project's own, and back once its settings are broken; of what no build uses, the cache keeps a thousand files", async () => {
  const [parent, upload] = [await newFolder(), await newFolder()];
  const site = join(root, "examples/postcard");
  const content = join(parent, "content");
  await cp(join(site, "content"), content, { recursive: true });
  await appendFile(join(content, "site.yaml"), `\npublish: { folder: ${JSON.stringify(upload)} }\n`);
  const folders = { site, content, cache: join(parent, ".cache"), out: join(parent, "dist") };
  const told: string[] = [];
  const log = ({ text }: { readonly text: string }) => void told.push(text);
  const options = {
    root,
    ...folders,
    list: folders.content,
    language: "en",
    dryRun: false,
    accept: false,
    log,
  } as const;
  const compressed = join(folders.cache, "compressed");
  await mkdir(compressed, { recursive: true });
  for (let file = 0; file < 1100; file += 1) {
    await writeFile(join(compressed, `${file}`), "");
    await utimes(join(compressed, `${file}`), 0, 0);
  }
  await publish(options);
  expect(await readdir(upload)).toContain("it");
  expect(await readFile(join(upload, "it/index.html"), "utf8")).toContain("Una cartolina dalla costa");
  expect(await readFile(join(content, "published.txt"), "utf8")).toMatch(/^\/it\/lettera\/ /m);
  expect(told.join("\n")).toContain(upload);
  const kept = await readdir(compressed);
  expect(kept).toHaveLength(1000);
  expect(kept.some((name) => name.endsWith(".br"))).toBe(true);
  const letter = join(content, "pages/letter/it.md");
  await writeFile(letter, (await readFile(letter, "utf8")).replace(/^heading: .*$/m, "heading: Altra"));
  await publish(options);
  const isNewest = async () => (await readFile(join(upload, "it/lettera/index.html"), "utf8")).includes("Altra");
  // No YAML, none at all, and a mistake: each time it goes to the other of two publications.
  for (const settings of ['brand: "aperto\n', "", "url: niente\n"]) {
    await writeFile(join(content, "site.yaml"), settings);
    const before = await isNewest();
    await goBack(options);
    expect(await isNewest()).toBe(!before);
    expect(told.at(-4)).toMatch(/^site\.yaml cannot be read/);
  }
});
