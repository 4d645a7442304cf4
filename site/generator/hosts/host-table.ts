import { cacheRules, type Manifest } from "../../../contract/manifest.ts";

/** What the rules of other hosts are generated from: the manifest, and the answer when the contact server is down. */
export interface HostSource {
  readonly headers: Manifest["headers"];
  readonly redirects: Manifest["redirects"];
  /** Every file by its address. */
  readonly files: Manifest["files"];
  readonly notFound: Manifest["notFound"];
  /** Addresses that are answered with 410, and their pages. */
  readonly gone: Manifest["gone"];
  readonly gonePages: Manifest["gonePages"];
  /** Whom to call, in every language; undefined where the site has no form. */
  readonly contactAway: string | undefined;
}

/** Fields of a row, in their order; what a file does not have is an empty field. */
export const rowFields = ["path", "file", "type", "cache", "disposition", "identity", "br", "gzip"] as const;
export type RowField = (typeof rowFields)[number];

/** A line of a host's table: an address as requests spell it, and its answer. */
export interface HostRow {
  readonly path: string;
  /** The fields, separated by bars; ETags without their quotes. */
  readonly row: string;
}

/**
 * The rows of every file.
 *
 * @param spell writes a file name as the host expects it: as on the disk, or URL-encoded
 */
export function* hostRows({ files }: HostSource, spell: (file: string) => string): Generator<HostRow> {
  for (const [path, file] of Object.entries(files)) {
    const asked = encodeURI(path);
    const tags = [file.identity, file.br, file.gzip].map((encoding) => encoding?.etag.slice(1, -1) ?? "");
    const { type, cache, disposition = "" } = file;
    yield {
      path: asked,
      row: [asked, spell(file.identity.file), type, cacheRules[cache], disposition, ...tags].join("|"),
    };
  }
}

/** Every redirect: of addresses without their final slash, and those of the manifest. */
export function* hostRedirects({ files, redirects }: HostSource): Generator<readonly [from: string, to: string]> {
  for (const [from, to] of Object.entries(redirects)) {
    for (const path of bothForms(from)) yield [encodeURI(path), encodeURI(to)];
  }
  for (const path of Object.keys(files))
    if (path !== "/" && path.endsWith("/")) yield [encodeURI(withoutSlash(path)), encodeURI(path)];
}

/** Every address that is gone, with and without its final slash, and the file of its page; "" for page data. */
export function* hostGone({
  gone,
  gonePages,
}: Pick<HostSource, "gone" | "gonePages">): Generator<readonly [path: string, file: string]> {
  for (const path of gone) {
    const segment = path.split("/")[1] ?? "";
    const page = path.startsWith("/assets/") ? undefined : (gonePages[segment] ?? gonePages[""]);
    for (const form of bothForms(path)) yield [encodeURI(form), page?.identity.file ?? ""];
  }
}

/** An address, and the same without its final slash. */
export function bothForms(path: string): readonly string[] {
  return path.endsWith("/") ? [path, withoutSlash(path)] : [path];
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/** The spellings of an encoded address that differ in the letters of its codes: old links have "%c3%a9" for "%C3%A9". */
export function spellings(path: string): readonly string[] {
  const small = path.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  return small === path ? [path] : [path, small];
}

/** A regular expression that captures one field of a row. */
export function catching(field: RowField): string {
  const index = rowFields.indexOf(field);
  const rest = index === rowFields.length - 1 ? "" : "\\|";
  return `(?:[^|]*\\|){${index}}([^|]+)${rest}`;
}

/** Regular expressions for Accept-Encoding, by encoding; hosts send the first one that the client accepts. */
export const takesCoding = [
  ["br", takes("br")],
  ["gzip", takes("(?:x-)?gzip")],
] as const;

/** Suffixes of the files of the encodings. */
export const suffixOf = { br: ".br", gzip: ".gz" } as const;

/** The encoding is listed, and not with the weight 0 (RFC 9110 §12.4.2). */
function takes(coding: string): string {
  return `(?:^|,)[ \\t]*${coding}[ \\t]*(?:;[ \\t]*q=(?:1(?:\\.0{0,3})?|0\\.[0-9]{0,2}[1-9][0-9]{0,2})[ \\t]*)?(?:,|$)`;
}

/** The page of an address without one: of those that are gone, else by the first segment. */
export function missingLines(source: HostSource): readonly (readonly [string, string])[] {
  const { notFound } = source;
  const segments = Object.entries(notFound).filter(([segment]) => segment !== "");
  return [
    ...hostGone(source),
    ["~^/assets/", ""],
    ...segments.map(([segment, { identity }]) => [`~^/${segment}(?:/|$)`, identity.file] as const),
    ["default", notFound[""]?.identity.file ?? ""],
  ];
}

/** The encodings of the not-found pages and those of addresses that are gone: "br|en/404.html" to "br". */
export function missingCodingLines({ notFound, gonePages }: HostSource): readonly (readonly [string, string])[] {
  return takesCoding.flatMap(([coding]) =>
    [...Object.values(notFound), ...Object.values(gonePages)].flatMap((file) =>
      file[coding] ? [[`${coding}|${file.identity.file}`, coding] as const] : [],
    ),
  );
}

/** Checks a text that a rule holds between quotes. @throws {Error} where it has a line break */
export function oneLine(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error(`A rule of a host cannot hold a line break: ${JSON.stringify(text)}`);
  return text;
}
