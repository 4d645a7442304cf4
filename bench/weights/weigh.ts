import type { Manifest } from "../../contract/manifest.ts";

/** Bytes that visitors load, by kind; as they are sent: brotli where there is such a form. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly javascript: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly data: number;
}

const KINDS: readonly (readonly [RegExp, keyof Weight])[] = [
  [/^text\/html/, "html"],
  [/^text\/css/, "css"],
  [/^text\/javascript/, "javascript"],
  [/^font\//, "fonts"],
  [/^image\//, "pictures"],
];

/**
 * Weighs what a visit asked for.
 *
 * @param paths addresses without origin, in any order
 * @throws {Error} for an address that the site does not have
 */
export function weigh(paths: Iterable<string>, { files }: Manifest): Weight {
  const weight = { html: 0, css: 0, javascript: 0, fonts: 0, pictures: 0, data: 0 };
  for (const path of paths) {
    const file = files[path];
    if (file === undefined) throw new Error(`A visit asked for ${path}, which is not of this site.`);
    const kind = KINDS.find(([type]) => type.test(file.type))?.[1] ?? "data";
    weight[kind] += (file.br ?? file.identity).bytes;
  }
  return weight;
}

/** All kinds together. */
export function total({ html, css, javascript, fonts, pictures, data }: Weight): number {
  return html + css + javascript + fonts + pictures + data;
}
