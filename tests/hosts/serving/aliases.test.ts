import { expect, test } from "vitest";
import { builtManifest, builtPages } from "../../support/setup/built-site.ts";
import { askRaw } from "./ask.ts";

const { files, redirects } = await builtManifest();

/** Other spellings of a page's address, as links, proxies and attackers write them. */
function aliases(path: string): readonly string[] {
  const bare = path.slice(0, -1);
  const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [
    bare,
    ...[
      `${bare}?a=1`,
      `${path}index.html`,
      `${bare}.html`,
      `${path}index`,
      `${path}.`,
      `${path}./`,
      `${path}..`,
      `${path}%2e`,
    ],
    ...[`/${path}`, `//${path}`, `/.${path}`, `/./.${path}`, `/x/..${path}`, `/%2e${path}`, `/%2f${path}`, `\\${path}`],
    ...[
      path.toUpperCase(),
      encoded,
      encoded.toUpperCase(),
      `${path}/`,
      `${path}//`,
      `${bare}%2f`,
      `${bare}%5c`,
      `${bare}\\`,
    ],
    ...[`${bare};a=1/`, `${path}%00`, `${path}%20`, `${path}#x`],
  ];
}

test("20 pages have one address each: every other spelling leads there in one step, or nowhere", async () => {
  const pages = (await builtPages()).filter((path) => path !== "/" && /^[\x21-\x7e]+$/.test(path));
  const step = Math.floor(pages.length / 20);
  const chosen = Array.from({ length: 20 }, (_, index) => pages[index * step] ?? "");
  for (const path of chosen) {
    expect(aliases(path).length).toBe(29);
    for (const alias of aliases(path)) {
      const { status, headers } = await askRaw(alias);
      expect([301, 400, 404], alias).toContain(status);
      if (status !== 301) continue;
      const target = new URL(headers.location ?? "", "http://passerelle.example").pathname;
      expect(target, alias).toBe(redirects[path] ?? path);
      expect((await askRaw(headers.location ?? "")).status, alias).toBe(200);
    }
  }
}, 60_000);

test.each([
  ...[
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/.build/manifest.json",
    "/.build/contact.json",
    "/.build/build-keys.json",
  ],
  ...[
    "/var/outbox.sqlite",
    "/outbox.sqlite",
    "/outbox.sqlite-wal",
    "/var/token-key",
    "/package.json",
    "/content/site.yaml",
  ],
  ...["/404.html", "/fr/index.html.br", "/fr/index.html.gz", "/server/main.ts", "/node_modules/fastify/package.json"],
])("%s is nobody's business", async (path) => {
  expect((await askRaw(path)).status).toBe(404);
});

test("no source map, and no compressed form under its own name, is handed out", async () => {
  const scripts = Object.keys(files).filter((path) => path.endsWith(".js"));
  for (const script of scripts.slice(0, 5)) {
    for (const ending of [".map", ".br", ".gz"]) expect((await askRaw(script + ending)).status).toBe(404);
  }
  expect((await askRaw("/.well-known/security.txt")).status).toBe(200);
});
