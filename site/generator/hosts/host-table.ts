import { cacheRules, type Manifest } from "../../../contract/manifest.ts";

/** What other hosts' rules are made from: the manifest, and what is said where the contact service is away. */
export interface HostSource {
  readonly headers: Manifest["headers"];
  readonly redirects: Manifest["redirects"];
  /** Every file by its address. */
  readonly files: Manifest["files"];
  readonly notFound: Manifest["notFound"];
  /** In every language, whom to call. */
  readonly contactAway: string;
}

/** Fields of a row, in their order; an encoding that a file does not have is an empty field. */
export const rowFields = ["path", "file", "type", "cache", "identity", "br", "gzip"] as const;
export type RowField = (typeof rowFields)[number];

/** A line of a host's table: an address as requests spell it, and what answers it. */
export interface HostRow {
  readonly path: string;
  /** The fields between bars, tags without their quotes. */
  readonly row: string;
}

/**
 * The rows of every file.
 *
 * @param spell how the host wants file names: as they are on the disk, or as in an address
 */
export function* hostRows({ files }: HostSource, spell: (file: string) => string): Generator<HostRow> {
  for (const [path, file] of Object.entries(files)) {
    const asked = encodeURI(path);
    const tags = [file.identity, file.br, file.gzip].map((encoding) => encoding?.etag.slice(1, -1) ?? "");
    yield {
      path: asked,
      row: [asked, spell(file.identity.file), file.type, cacheRules[file.cache], ...tags].join("|"),
    };
  }
}

/** Every other address that leads to a page: without the slash at its end, and those of the manifest. */
export function* hostRedirects({ files, redirects }: HostSource): Generator<readonly [from: string, to: string]> {
  for (const [from, to] of Object.entries(redirects)) {
    yield [encodeURI(from), encodeURI(to)];
    yield [encodeURI(withoutSlash(from)), encodeURI(to)];
  }
  for (const path of Object.keys(files))
    if (path !== "/" && path.endsWith("/")) yield [encodeURI(withoutSlash(path)), encodeURI(path)];
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/** What a pattern of a row catches: the field that is asked for, in the first group. */
export function catching(field: RowField): string {
  const index = rowFields.indexOf(field);
  const rest = index === rowFields.length - 1 ? "" : "\\|";
  return `(?:[^|]*\\|){${index}}([^|]+)${rest}`;
}

/** Patterns of Accept-Encoding that take a coding; of two that a client takes, hosts send the first here. */
export const takesCoding = [
  ["br", takes("br")],
  ["gzip", takes("(?:x-)?gzip")],
] as const;

/** What the file of an encoding is called, after the plain one's name. */
export const suffixOf = { br: ".br", gzip: ".gz" } as const;

/** The coding is named, and not with the weight 0 (RFC 9110 §12.4.2). */
function takes(coding: string): string {
  return `(?:^|,)[ \\t]*${coding}[ \\t]*(?:;[ \\t]*q=(?:1(?:\\.0{0,3})?|0\\.[0-9]{0,2}[1-9][0-9]{0,2})[ \\t]*)?(?:,|$)`;
}

/** The page for unknown addresses, by their first segment. */
export function missingLines({ notFound }: HostSource): readonly (readonly [string, string])[] {
  const segments = Object.entries(notFound).filter(([segment]) => segment !== "");
  return [
    ["~^/assets/", ""],
    ...segments.map(([segment, { identity }]) => [`~^/${segment}(?:/|$)`, identity.file] as const),
    ["default", notFound[""]?.identity.file ?? ""],
  ];
}

/** Whether that page has an encoding: "br|en/404.html" to "br". */
export function missingCodingLines({ notFound }: HostSource): readonly (readonly [string, string])[] {
  return takesCoding.flatMap(([coding]) =>
    Object.values(notFound).flatMap((file) =>
      file[coding] ? [[`${coding}|${file.identity.file}`, coding] as const] : [],
    ),
  );
}

/** Text between quotes, on one line. @throws {Error} for what no rule of a host can hold */
export function oneLine(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error(`A rule of a host cannot hold a line break: ${JSON.stringify(text)}`);
  return text;
}
