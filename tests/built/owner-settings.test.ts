import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { changedContent } from "../support/setup/changed-build.ts";
import { parseHtml } from "../support/setup/documents.ts";
import { removeTemporaryFolders, runGenerator, temporaryFolder } from "../support/setup/run-generator.ts";
import { contentFolder, testPosts } from "../support/setup/test-content.ts";
import { withTrackers } from "../support/setup/tracker-host.ts";

const HSTS = "max-age=63072000; includeSubDomains; preload";
const PROVIDER = "https://fonts.example/nunito.css?family=Nunito+Sans:400,700&display=swap";

interface SharedData {
  readonly site: { readonly consent: { readonly services: readonly { name: string; required: boolean }[] } };
}

let content: string;
let folder: string;
let said: string;
let manifest: Manifest;
const built = (file: string) => readFile(join(folder, file), "utf8");

afterAll(removeTemporaryFolders);

/** A service of which no text shows anything. */
const UNUSED = `    - name: clips
      title: { fr: Extraits, en: Clips, pt: Excertos }
      purposes: [media]
`;
const EMBED = /^::.*service=.*$/gm;

beforeAll(async () => {
  const posts = (await testPosts()).map(({ language, slug }) => `posts/${language}/${slug}.md`);
  const showing = await Promise.all(
    posts.map(async (file) => ((await readFile(join(contentFolder, file), "utf8")).search(EMBED) < 0 ? [] : [file])),
  );
  const withoutEmbeds = showing.flat().map((file) => [file, (text: string) => text.replace(EMBED, "")] as const);
  content = await changedContent({
    ...Object.fromEntries(withoutEmbeds),
    "site.yaml": (settings) =>
      `${withTrackers(settings)
        .replace("includeSubDomains: false\n  preload: false", "includeSubDomains: true\n  preload: true")
        .replace("stylesheet: self", `stylesheet: "${PROVIDER}"`)
        .trimEnd()}\n${UNUSED}  manager: { id: a1b2, apiUrl: https://consent.example/api/ }\n`,
  });
  folder = join(await temporaryFolder(), "site");
  const { code, output, errors } = await runGenerator(["--content", content, "--out", folder, "--no-compress"]);
  if (code !== 0) throw new Error(errors);
  said = output;
  manifest = JSON.parse(await built(MANIFEST_FILE)) as Manifest;
});

describe("HTTPS for subdomains and the browsers' preload list (D24)", () => {
  test("reaches the server's list", () => {
    expect(manifest.headers["Strict-Transport-Security"]).toBe(HSTS);
  });

  test.each(["_headers", ".build/hosts/nginx-server.conf", ".build/hosts/site.caddy"])("reaches %s", async (file) => {
    expect(await built(file)).toContain(HSTS);
  });
});

describe("[C13] a privacy manager (D16)", () => {
  test.each(["fr", "en", "pt"])("is named on the script element in %s, and nowhere else", async (locale) => {
    const document = parseHtml(await built(`${locale}/index.html`));
    const marked = [...document.querySelectorAll("[data-klaro-id]")];
    expect(marked).toHaveLength(1);
    expect(marked[0]?.matches("script[type=module][src^='/assets/main-']")).toBe(true);
    expect(marked[0]?.getAttribute("data-klaro-id")).toBe("a1b2");
    expect(marked[0]?.getAttribute("data-klaro-api-url")).toBe("https://consent.example/api/");
    expect(marked[0]?.hasAttribute("data-klaro-config")).toBe(false);
    expect(document.querySelector("script[type='application/json']")?.textContent).not.toContain("consent.example");
  });

  test("may be connected to, and gives nothing else of its origin a way in", () => {
    const directives = manifest.headers["Content-Security-Policy"].split("; ");
    expect(directives.filter((directive) => directive.includes("consent.example"))).toEqual([
      "connect-src 'self' https://consent.example",
    ]);
  });
});

// What a visitor sees of it: ../journeys/consent/nothing-to-choose.test.ts.
describe("without a tracker's host, and where no text shows anything of another site (D13)", () => {
  test.each(["fr", "en", "pt"])("no service can be refused in %s", async (locale) => {
    const file = Object.keys(manifest.files).find((path) => path.startsWith(`/assets/locale/${locale}-`));
    const { site } = JSON.parse(await built(String(file))) as SharedData;
    expect(site.consent.services.map(({ name, required }) => [name, required])).toEqual([["web-fonts", true]]);
  });

  test("the legal notice lists no audience measurement", async () => {
    const document = parseHtml(await built("fr/mention-legale/index.html"));
    const services = [...document.querySelectorAll("#cookies ~ * td:first-child, #cookies ~ * th[scope=row]")];
    expect(services.map(({ textContent }) => textContent).join()).not.toMatch(/audience/i);
  });
});

describe("[A4] a provider's fonts (D11)", () => {
  test("the build says that they cost every visitor's address, with file and line", async () => {
    const line = (await readFile(join(content, "site.yaml"), "utf8"))
      .split("\n")
      .findIndex((one) => one.includes(PROVIDER));
    expect(said.replaceAll("\u00a0", " ")).toContain(
      `À savoir : site.yaml:${line + 1}: Le service « web-fonts » envoie l’adresse de chaque visiteur à un autre site (fonts.example)`,
    );
  });

  test.each([
    ["fr/mention-legale", /viennent de fonts\.example/, "propre serveur"],
    ["en/legal-notice", /come from fonts\.example/, "own server"],
    ["pt/aviso-legal", /vêm de fonts\.example/, "próprio servidor"],
  ])("/%s/ names the provider, and claims no own server", async (path, words, claim) => {
    const main = parseHtml(await built(`${path}/index.html`)).querySelector("main")?.textContent;
    expect(main).toMatch(words);
    expect(main).not.toContain(claim);
  });
});

// What else it lists: site/settings/consent/undecided.test.ts.
test("launch-check lists what the owner has to decide with file and line, and fails (D7, D11, D18)", async () => {
  const { output, code } = await launchCheck(content);
  const settings = (await readFile(join(content, "site.yaml"), "utf8")).split("\n");
  const lineOf = (words: string) => settings.findIndex((line) => line.includes(words)) + 1;
  expect(output).toContain(
    `site.yaml:${lineOf(PROVIDER)}: Le service « web-fonts » envoie l’adresse de chaque visiteur à un autre site`,
  );
  expect(output).toContain(`site.yaml:${lineOf("brand:")}: brand`);
  expect(code).toBe(1);
});

async function launchCheck(folder: string): Promise<{ readonly output: string; readonly code: number }> {
  const root = resolve(import.meta.dirname, "../..");
  const main = join(root, "engine/build/launch-check-main.ts");
  const child = spawn(process.execPath, [main, "--content", folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [[code], output] = await Promise.all([once(child, "close"), text(child.stdout)]);
  // A person sees no difference between the two kinds of spaces.
  return { output: output.replaceAll("\u00a0", " "), code: Number(code) };
}
