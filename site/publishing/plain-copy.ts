import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "../../contract/manifest.ts";
import { pathBelow } from "../generator/files/path-below.ts";
import { PAGES_FILE } from "../generator/page-list/page-list.ts";

/**
 * Copies of a build what a host of files needs: not the compressed forms, which such hosts make themselves, nor what is
 * for our server, but the list of pages, by which the next publication knows this one. Some of these hosts send no headers
 * of ours (GitHub Pages): the documents carry the security policy themselves.
 *
 * @param target an empty folder
 */
export async function plainCopy(build: string, target: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(build, MANIFEST_FILE), "utf8")) as Manifest;
  const { files, notFound, gonePages, headers } = manifest;
  const all = [files, notFound, gonePages].flatMap((group) => Object.values(group));
  const compressed = new Set(all.flatMap(({ br, gzip }) => [br?.file, gzip?.file]));
  await cp(build, target, {
    recursive: true,
    filter: (source) => {
      const name = pathBelow(build, source);
      return name !== ".build" && !compressed.has(name);
    },
  });
  const policy = policyElement(headers["Content-Security-Policy"]);
  for (const { identity } of all.filter(({ type }) => type.startsWith("text/html"))) {
    const html = await readFile(join(build, identity.file), "utf8");
    await writeFile(
      join(target, identity.file),
      html.replace(CHARSET, (found) => `${found}\n${policy}`),
    );
  }
  // GitHub Pages would otherwise leave out what begins with a dot or an underscore.
  await writeFile(join(target, ".nojekyll"), "");
  await mkdir(join(target, ".build"), { recursive: true });
  await cp(join(build, PAGES_FILE), join(target, PAGES_FILE));
}

/** The policy counts for what follows it: nothing but the encoding may stand before. */
const CHARSET = '<meta charset="utf-8">';

/** The policy as an element. What browsers take from headers alone is left out: they would complain of it. */
function policyElement(policy: string): string {
  const directives = policy.split("; ").filter((directive) => !directive.startsWith("frame-ancestors "));
  const value = directives.join("; ").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<meta http-equiv="Content-Security-Policy" content="${value}">`;
}
