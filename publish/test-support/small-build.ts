import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { textOfPublishedList } from "#engine/content/addresses/published-list.ts";
import { sampleHeaders } from "#engine/manifest/test-support/sample-headers.ts";

/** The project's own script for releases. */
export const releaseScript = resolve(import.meta.dirname, "../../hosts/release.sh");

/** A new folder for what a test puts online. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "publishing-"));
}

/**
 * A finished build of one page, with what `release.sh` and hosts need of one. Gives its folder.
 *
 * @param word what the page says, and its title
 */
export async function smallBuild(word: string, document = `<meta charset="utf-8">\n${word}`): Promise<string> {
  const folder = await newFolder();
  const encoded = (file: string) => ({ file, bytes: 1, etag: '"1"' });
  const page = {
    type: "text/html; charset=utf-8",
    identity: encoded("fr/index.html"),
    br: encoded("fr/index.html.br"),
    gzip: encoded("fr/index.html.gz"),
  };
  const listed = { path: "/fr/", locale: "fr", title: word, fingerprint: "f".repeat(22) } as const;
  const files = {
    "fr/index.html": document,
    "fr/index.html.br": document,
    "fr/index.html.gz": document,
    _headers: "/*\n",
    ".well-known/security.txt": "Contact: mailto:a@site.example\n",
    ".build/manifest.json": JSON.stringify({
      files: { "/fr/": page },
      notFound: {},
      gonePages: {},
      headers: sampleHeaders,
    }),
    ".build/published.txt": textOfPublishedList({ shared: "s".repeat(22), pages: [listed] }, ["/fr/"]),
    ".build/hosts/site.caddy": "",
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/** The word that the page of a small build says, with or without a policy before it. */
export function wordOf(document: string): string {
  return document.split("\n").at(-1) ?? "";
}
