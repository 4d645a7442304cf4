import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { MANIFEST_FILE, type Manifest, type ManifestFile } from "#engine/manifest/manifest.ts";
import { OWNER_FACTS_FILE, type OwnerFacts } from "#engine/manifest/owner-facts.ts";
import { sampleHeaders } from "#engine/manifest/test-support/sample-headers.ts";
import {
  CONTACT_TEXTS_FILE,
  type ContactTexts,
  type ContactTextsByLocale,
} from "../../message/contact-answer-texts.ts";
import { type ContactErrorCode, type ContactField, errorsOf, forEachField } from "../../message/contact-fields.ts";

/** A small build in a temporary folder. */
export interface FixtureBuild {
  readonly root: string;
  readonly manifest: Manifest;
  /** Text of a page by its path. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Writes a small build to a temporary folder.
 *
 * @param home text of the French home page
 * @param more further pages and assets by their paths
 */
export function fixtureBuild(home = "Accueil ".repeat(50), more: Readonly<Record<string, string>> = {}): FixtureBuild {
  const parent = mkdtempSync(join(tmpdir(), "build-"));
  const root = join(parent, "dist");
  const texts = new Map([
    ["/", home],
    ["/fr/", home],
    ["/en/", "Home ".repeat(50)],
    ["/fr/blog/", "Nos actualités ".repeat(20)],
    ["/fr/départ/", "Un départ ".repeat(20)],
    ["/robots.txt", "User-agent: *\n"],
    ["/.well-known/security.txt", "Contact: mailto:a@b.example\n"],
    ["/assets/app-1a2b.js", "export {};\n".repeat(30)],
    ["/assets/data/fr/index.json", `{"hash":"h","context":"${"x".repeat(200)}"}`],
    ...Object.entries(more),
  ]);
  const manifest: Manifest = {
    version: 1,
    hash: "h",
    files: Object.fromEntries([...texts].map(([path, text]) => [path, writeForms(root, path, text)])),
    redirects: {
      "/fr/blog/1/": "/fr/blog/",
      "/fr/été/": "/fr/blog/",
      "/fr/Blog/": "/fr/blog/",
      "/vieux été.html": "/fr/",
      "/index.php": "/fr/",
    },
    notFound: {
      "": writeForms(root, "/404.html", "Page non trouvée ! ".repeat(9)),
      en: writeForms(root, "/en/404.html", "Page not found! ".repeat(9)),
    },
    gone: ["/fr/passé/", "/en/Left/", "/old.html", "/assets/data/fr/passé/index.json"],
    gonePages: {
      "": writeForms(root, "/410.html", "Page retirée. ".repeat(9)),
      en: writeForms(root, "/en/410.html", "Page withdrawn. ".repeat(9)),
    },
    headers: sampleHeaders,
  };
  write(root, MANIFEST_FILE, JSON.stringify(manifest));
  write(root, CONTACT_TEXTS_FILE, JSON.stringify(fixtureTexts));
  write(root, OWNER_FACTS_FILE, JSON.stringify(fixtureOwner));
  return { root, manifest, texts };
}

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" };

/** Each build is another test's: how small its files become, nobody asks. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

function writeForms(root: string, path: string, text: string): ManifestFile {
  const file = path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1);
  const form = (suffix: string, bytes: Buffer) => {
    write(root, file + suffix, bytes);
    return {
      file: file + suffix,
      bytes: bytes.length,
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    };
  };
  const bytes = Buffer.from(text);
  return {
    type: `${types[file.split(".").at(-1) ?? ""] ?? "text/html"}; charset=utf-8`,
    cache: /-[0-9a-f]{4}\./.test(file) ? "immutable" : "revalidate",
    identity: form("", bytes),
    br: form(".br", brotliCompressSync(bytes, QUICKLY)),
    gzip: form(".gz", gzipSync(bytes)),
  };
}

function write(root: string, file: string, content: string | Buffer): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Every text names itself, so that a test can tell which one it met. */
function textsIn(language: string, own: Pick<ContactTexts, "heading" | "unavailable" | "back">): ContactTexts {
  const codes = (field: ContactField) =>
    Object.fromEntries(errorsOf(field).map((code) => [code, `${language} ${field} ${code}`]));
  return {
    language,
    title: `${own.heading} - Site`,
    errorTitle: `! ${own.heading} - Site`,
    notSentYet: `${language} not sent yet`,
    labels: { ...forEachField((field) => `${language} ${field}`), send: "Send" },
    errors: forEachField((field) => codes(field) as Record<ContactErrorCode, string>),
    tooMany: `${language} too many {wait}`,
    refusals: {
      400: "unreadable",
      403: "foreign",
      405: `${language} nothing sent`,
      413: `${language} too large`,
      415: "format",
    },
    failed: {
      title: `${language} <failed>`,
      text: `${language} try again`,
      phone: { href: "tel:+33199002012", label: `${language} call` },
    },
    textKept: `${language} text kept`,
    ...own,
  };
}

/** To whom the server of a small build speaks. */
export const fixtureOwner: OwnerFacts = { language: "en", timeZone: "Europe/Lisbon", retentionMonths: 12 };

/** What the server of a small build says. */
export const fixtureTexts: ContactTextsByLocale = {
  fr: textsIn("fr", {
    heading: "Pas encore relié",
    unavailable: "Appelez le 01 99 00 20 12",
    back: { href: "/fr/contact/", label: "Retour" },
  }),
  en: textsIn("en", {
    heading: "Not connected <yet>",
    unavailable: "Call 01 99 00 20 12",
    back: { href: "/en/contact/", label: "Back" },
  }),
  pt: textsIn("pt-PT", {
    heading: "Ainda não",
    unavailable: "Ligue 01 99 00 20 12",
    back: { href: "/pt/contact/", label: "Voltar" },
  }),
};
