import { basename, extname } from "node:path";
import type { Manifest } from "../../manifest/manifest.ts";

/** The source of the rules of other hosts: the manifest, and the answer when the contact server is down. */
export type HostSource = Pick<Manifest, "headers" | "redirects" | "files" | "notFound" | "gone" | "gonePages"> & {
  /** Whom to call, in every language; undefined where the site has no form. */
  readonly contactAway: string | undefined;
};

/** Every address that leads to another one: with its final slash, and without. Addresses are decoded, targets encoded. */
export function* hostRedirects({ redirects }: Pick<HostSource, "redirects">): Generator<readonly [string, string]> {
  for (const [from, to] of Object.entries(redirects)) for (const path of bothForms(from)) yield [path, encodeURI(to)];
}

/** Every address that is gone: with its final slash, and without. */
export function hostGone({ gone }: Pick<HostSource, "gone">): readonly string[] {
  return gone.flatMap(bothForms);
}

/** An address, and the same without its final slash. */
export function bothForms(path: string): readonly string[] {
  return path.endsWith("/") ? [path, path.replace(/\/$/, "")] : [path];
}

/** The spellings of an encoded address that differ in the letters of its codes: old links have "%c3%a9" for "%C3%A9". */
export function spellings(path: string): readonly string[] {
  const small = path.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  return small === path ? [path] : [path, small];
}

/** Content types by extension (".xml"), and by name where files of one extension differ ("sitemap.xml"). */
export function contentTypes({ files }: Pick<HostSource, "files">): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const { type, identity } of Object.values(files)) {
    const name = basename(identity.file);
    const known = types.get(extname(name)) ?? type;
    types.set(known === type ? extname(name) : name, type);
  }
  return types;
}

/** Extensions of the documents that browsers save instead of showing them. */
export function savedExtensions({ files }: Pick<HostSource, "files">): readonly string[] {
  const saved = Object.entries(files).filter(([, { disposition }]) => disposition !== undefined);
  return [...new Set(saved.map(([path]) => extname(path).slice(1)))];
}

/** First segments whose addresses have error pages in their own language, with the folder of these pages. */
export function languageFolders({ notFound }: Pick<HostSource, "notFound">): readonly string[] {
  return Object.keys(notFound).filter((segment) => segment !== "");
}

/** Checks a text that a rule holds between quotes. @throws {Error} where it has a line break */
export function oneLine(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error(`A rule of a host cannot hold a line break: ${JSON.stringify(text)}`);
  return text;
}
