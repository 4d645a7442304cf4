import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PAGES_FILE } from "#engine/content/addresses/published-list.ts";
import { pathBelow } from "#engine/files/path-below.ts";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";

/** The policy counts for what follows it: nothing but the encoding may stand before. */
const CHARSET = '<meta charset="utf-8">';

/**
 * Copies a build for a host of files. The compressed forms stay behind, because such hosts make their own, and so does
 * what is for our server. The list of pages goes along: by it the next publication knows this one. Some of these hosts
 * send no headers of ours (GitHub Pages): the documents carry the security policy themselves.
 *
 * @param folder an empty folder
 * @throws {Error} when a document has no place for the policy
 */
export async function plainCopy(build: string, folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(build, MANIFEST_FILE), "utf8")) as Manifest;
  const { files, notFound, gonePages, headers } = manifest;
  const all = [files, notFound, gonePages].flatMap((group) => Object.values(group));
  const compressed = new Set(all.flatMap(({ br, gzip }) => [br?.file, gzip?.file]));
  // First, so that a copy that is stopped is known as ours.
  await mkdir(join(folder, ".build"), { recursive: true });
  await cp(join(build, PAGES_FILE), join(folder, PAGES_FILE));
  await cp(build, folder, {
    recursive: true,
    filter: (source) => {
      const name = pathBelow(build, source);
      return name !== ".build" && !compressed.has(name);
    },
  });
  const policy = policyElement(headers["Content-Security-Policy"]);
  for (const { identity } of all.filter(({ type }) => type.startsWith("text/html"))) {
    const html = await readFile(join(build, identity.file), "utf8");
    if (!html.includes(CHARSET)) {
      throw new Error(
        `${identity.file} does not contain ${CHARSET}, after which its security policy belongs: without it the document ` +
          "would be online unprotected. Adapt CHARSET in publish/plain-copy.ts to what documents begin with.",
      );
    }
    await writeFile(
      join(folder, identity.file),
      html.replace(CHARSET, (found) => `${found}\n${policy}`),
    );
  }
  // GitHub Pages would otherwise leave out what begins with a dot or an underscore.
  await writeFile(join(folder, ".nojekyll"), "");
}

/** The policy as an element. What browsers take from headers alone is left out: they would complain of it. */
function policyElement(policy: string): string {
  const directives = policy.split("; ").filter((directive) => !directive.startsWith("frame-ancestors "));
  const value = directives.join("; ").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<meta http-equiv="Content-Security-Policy" content="${value}">`;
}
