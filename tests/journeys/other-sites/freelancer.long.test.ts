import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onPath } from "#scripts/programs/on-path.mjs";
import { attributes, nameOf, only, textOf } from "../../built/queries.ts";
import { themeFiles } from "../../built/shipped-themes.ts";
import { startNginx } from "../../hosts/nginx.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type ContentChange, changedContent } from "../../support/setup/changed-build.ts";
import { type ChangedProject, changedProject } from "../../support/setup/changed-project.ts";
import { parseHtml } from "../../support/setup/documents.ts";
import {
  filesBelow,
  type GeneratorRun,
  removeTemporaryFolders,
  temporaryFolder,
} from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";
import { contentFolder } from "../../support/setup/test-content.ts";
import { expectWholePages } from "../accessibility/whole-pages.ts";
import { type AddedLanguage, addedTexts, serviceFile } from "./added-texts.ts";
import { spanishCode, spanishContent } from "./spanish.ts";

const visit = visitors();
const BRAND = "Alameda";
const COPIED = "pages/service-administration";
const added = addedTexts.es;

let project: ChangedProject;
let checked: GeneratorRun;
/** The site as it is built for each host. */
let sites: Readonly<Record<"nginx" | "node", string>>;

/** The steps of the guides, on a copy of the project and of the content made for tests. */
beforeAll(async () => {
  const spanish = await spanishContent();
  // The brand, and what else of the settings is the company's own.
  const settings = String(spanish["site.yaml"]).replaceAll("Estuaire", BRAND).replaceAll("estuaire", "alameda");
  const content = await changedContent({
    ...spanish,
    ...(await addedFiles(spanish)),
    ...(await themeFiles("minho")),
    "site.yaml": settings,
  });
  project = await changedProject(await spanishCode());
  checked = await project.run("engine/build/check-content-main.ts", [content]);
  const node = await built(content);
  // nginx alone takes no messages.
  await writeFile(join(content, "site.yaml"), settings.replace("endpoint: /api/contact", 'endpoint: ""'));
  sites = { node, nginx: await built(content) };
});
afterAll(async () => {
  await project?.remove();
  await removeTemporaryFolders();
});

/** Builds a content folder from the freelancer's sources, in a new folder. */
async function built(content: string): Promise<string> {
  const folder = join(await temporaryFolder(), "site");
  const options = ["--content", content, "--out", folder, "--no-compress", "--quiet"];
  const { code, errors } = await project.run("engine/build/main.ts", options);
  if (code !== 0) throw new Error(`The freelancer's build failed:\n${errors}`);
  return folder;
}

/** A fifth service, whose texts begin as copies of another one's, and a page of texts: a file for each language. */
async function addedFiles(spanish: Readonly<Record<string, ContentChange>>): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const language of Object.keys(addedTexts) as AddedLanguage[]) {
    const file = `${COPIED}/${language}.md`;
    const copied = spanish[file] ?? (await readFile(join(contentFolder, file), "utf8"));
    files[`pages/service-training/${language}.md`] = serviceFile(String(copied), addedTexts[language]);
    files[`pages/fees/${language}.md`] = addedTexts[language].page;
  }
  return files;
}

test("the check finds nothing wrong", () => {
  expect([checked.code, checked.errors]).toEqual([0, ""]);
});

test("nothing that is built names the brand before, its font or its paper", async () => {
  const texts = [...(await filesBelow(sites.node))].filter(([file]) =>
    /\.(?:html|css|js|json|svg|webmanifest)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.flatMap(([file, bytes]) => {
    // An article keeps its address.
    const text = bytes.toString("utf8").replaceAll("estuaire-adapte-geste-barriere", "");
    const old = /estuaire.{0,30}|nunito|#fcfaf5|#08192d/i.exec(text);
    return old === null ? [] : [`${old[0]} in ${file}`];
  });
  expect(found).toEqual([]);
});

const hosts = {
  "nginx alone": () => startNginx({ release: sites.nginx }),
  Node: () => startServer(sites.node, { CONTACT_MIN_SECONDS: "0" }),
} as const;

describe.each(Object.entries(hosts))("a visitor of the site under %s", (name, start) => {
  // Where a machine has no nginx and set-up could not install it, there is nothing to try.
  describe.skipIf(name !== "Node" && onPath("nginx") === undefined)("sees", () => {
    let host: { readonly origin: string; stop(): Promise<void> };
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host?.stop());

    const get = (path: string) => fetch(host.origin + path);
    const page = async (path: string, status = 200) => {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, status]);
      return parseHtml(await answer.text());
    };

    test("the new brand on a page in Spanish, and from there each of the other three languages", async () => {
      const document = await page("/es/servicios/");
      expect(document.documentElement.lang).toBe("es");
      expect(document.title).toContain(BRAND);
      expect(textOf(only(document, "footer"))).toContain(BRAND);
      const others = [...document.querySelectorAll("header a[hreflang]")];
      expect(others.map(nameOf)).toEqual(["Français", "English", "Português"]);
      for (const other of others) {
        const translation = await page(other.getAttribute("href") ?? "");
        const back = only(translation, "header a[hreflang=es]");
        expect([nameOf(back), back.getAttribute("href")]).toEqual(["Español", "/es/servicios/"]);
      }
    });

    test("five services on their list, and the page of the fifth", async () => {
      const links = attributes(await page("/es/servicios/"), "main a", "href");
      const services = new Set(links.filter((href) => /^\/es\/servicios\/[^/]+\/$/.test(href)));
      expect(services.size).toBe(5);
      expect([...services]).toContain(`/es/servicios/${added.service.slug}/`);
      const service = await page(`/es/servicios/${added.service.slug}/`);
      expect(textOf(only(service, "main"))).toContain(added.tasks[1]);
    });

    test("the new page, from the menu of Home in every language", async () => {
      for (const language of Object.keys(addedTexts) as AddedLanguage[]) {
        const home = await page(`/${language}/`);
        const [, slug = "", name = ""] = /^slug: (.*)\nname: (.*)$/m.exec(addedTexts[language].page) ?? [];
        expect(textOf(only(home, `header nav a[href="/${language}/${slug}/"]`))).toBe(name);
        expect(textOf(only(await page(`/${language}/${slug}/`), "h1"))).toContain(name.toLowerCase());
      }
    });

    test("in Spanish that an address does not exist", async () => {
      const document = await page("/es/nada/", 404);
      expect(document.documentElement.lang).toBe("es");
      expect(textOf(only(document, "h1"))).toBe("Página no encontrada");
    });

    test("the new colours and the new font", async () => {
      const css = only(await page("/es/"), "style").textContent ?? "";
      for (const color of ["#f8faf4", "#0f2f28", "#081a16"]) expect(css).toContain(color);
      const fonts = attributes(await page("/es/"), "link[rel=preload][as=font]", "href");
      expect(fonts).toEqual([expect.stringMatching(/figtree-400/), expect.stringMatching(/figtree-700/)]);
      for (const font of fonts) {
        const { status, headers } = await get(font);
        expect([font, status, headers.get("content-type")]).toEqual([font, 200, "font/woff2"]);
      }
    });
  });
});

describe("whom they write to", () => {
  test("nginx alone: the contact page in Spanish has telephone and e-mail in place of the form", async () => {
    const document = parseHtml(await readFile(join(sites.nginx, "es/contacto/index.html"), "utf8"));
    expect(document.querySelector("main form")).toBeNull();
    expect(attributes(document, "main a[href^='mailto:']", "href")).toContain("mailto:contact@alameda.example");
  });

  test("Node: what a form without JavaScript lacks is said in Spanish", async () => {
    const server = await hosts.Node();
    try {
      const answer = await fetch(`${server.origin}/api/contact`, {
        method: "POST",
        headers: { accept: "text/html" },
        body: new URLSearchParams({ locale: "es", name: "Ana", email: "ana@example.com", message: "Hola" }),
      });
      const document = parseHtml(await answer.text());
      expect([answer.status, document.documentElement.lang]).toEqual([422, "es"]);
      expect(textOf(document.body)).toContain("Su mensaje tiene menos de 10 caracteres: cuéntenos un poco más.");
      expect(document.title).toContain(BRAND);
    } finally {
      await server.stop();
    }
  });
});

test("Home, the services and the new page run without errors, are accessible by day and by night, and fit 320 px", async () => {
  const server = await hosts.Node();
  try {
    const paths = ["/es/", "/es/servicios/", `/es/servicios/${added.service.slug}/`, "/es/honorarios/"];
    await expectWholePages((options) => visit({ ...options, baseURL: server.origin }), paths);
  } finally {
    await server.stop();
  }
});
