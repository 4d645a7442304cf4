import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { type Answer, silence } from "../../support/browser/network-faults.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { changedContent } from "../../support/setup/changed-build.ts";
import { parseHtml } from "../../support/setup/documents.ts";
import { removeTemporaryFolders, runGenerator, temporaryFolder } from "../../support/setup/run-generator.ts";
import { type RunningServer, startServer } from "../../support/setup/start-server.ts";
import { contentFolder, testPosts } from "../../support/setup/test-content.ts";
import { withTrackers } from "../../support/setup/tracker-host.ts";
import { fontsOf } from "../layout/web-fonts.ts";

const HSTS = "max-age=63072000; includeSubDomains; preload";
const PROVIDER = "https://fonts.example/nunito.css?family=Nunito+Sans:400,700&display=swap";

const visit = visitors();
let content: string;
let folder: string;
let said: string;
let manifest: Manifest;
let server: RunningServer;
const built = (file: string) => readFile(join(folder, file), "utf8");

afterAll(async () => {
  await server?.stop();
  await removeTemporaryFolders();
});

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
  server = await startServer(folder);
});

test("a build that compresses nothing calls no size compressed", () => {
  expect(said).not.toMatch(/compri|compress/);
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

// What a visitor sees of it: ../consent/nothing-to-choose.test.ts.
describe("without a tracker's host, and where no text shows anything of another site (D13)", () => {
  test.each(["fr", "en", "pt"])("no service can be refused in %s", async (locale) => {
    const file = Object.keys(manifest.files).find((path) => path.startsWith(`/assets/locale/${locale}-`));
    const { site } = JSON.parse(await built(String(file))) as {
      readonly site: { readonly consent: { readonly services: readonly { name: string; required: boolean }[] } };
    };
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

  test("[C7] no document asks the provider for anything where no script runs", async () => {
    for (const path of ["fr", "en", "pt"]) {
      const document = parseHtml(await built(`${path}/index.html`));
      const asking = [...document.querySelectorAll("link[href], style, img, source, iframe, script[src]")];
      expect(
        asking.map((one) => one.outerHTML).filter((html) => html.includes("fonts.example")),
        path,
      ).toEqual([]);
    }
  });
});

describe("[A4] [C7] a provider's font sheet (D11)", () => {
  /** A visitor to whom the provider answers like this, and the privacy manager nothing that can be used. */
  async function visitorOf(answer: Answer) {
    const { page, errors } = await visit();
    const asked: string[] = [];
    await page.route("https://consent.example/**", (route) => route.fulfill({ json: {} }));
    await page.route("https://fonts.example/**", (route) => {
      asked.push(route.request().url());
      return answer(route);
    });
    return { page, errors, asked };
  }

  test("is asked for when its service is applied, and draws the page; nothing comes from elsewhere before", async () => {
    const { page, errors, asked } = await visitorOf((route) =>
      route.fulfill({
        contentType: "text/css",
        headers: { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" },
        body: '@font-face { font-family: "Nunito Sans"; src: local("DejaVu Sans"), local("Arial"); }',
      }),
    );
    await openHydrated(page, `${server.origin}/en/`);
    await expect.poll(() => asked).toEqual([PROVIDER]);
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    expect(errors.filter((error) => !error.startsWith("The privacy manager"))).toEqual([]);
  });

  test("never answered: the page stays in another font, and can be used", async () => {
    const { page, errors, asked } = await visitorOf(silence);
    await page.goto(`${server.origin}/en/`, { waitUntil: "commit" });
    await expect.poll(() => asked).toContain(PROVIDER);
    await page.locator('main a[href="/en/contact/"]').first().click();
    await page.waitForURL("**/en/contact/", { waitUntil: "commit" });
    expect(await fontsOf(page, "h1")).not.toContainEqual(expect.stringMatching(/^Nunito Sans/));
    expect(errors.filter((error) => !error.startsWith("The privacy manager"))).toEqual([]);
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
  expect(output).toContain(`site.yaml:${lineOf("brand:")}: Valeur d’exemple : brand`);
  expect(code).toBe(1);
});

async function launchCheck(folder: string): Promise<{ readonly output: string; readonly code: number }> {
  const root = resolve(import.meta.dirname, "../../..");
  const main = join(root, "engine/build/launch-check-main.ts");
  const child = spawn(process.execPath, [main, "--content", folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [[code], output] = await Promise.all([once(child, "close"), text(child.stdout)]);
  // A person sees no difference between the two kinds of spaces.
  return { output: output.replaceAll("\u00a0", " "), code: Number(code) };
}
