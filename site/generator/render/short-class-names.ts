import type { Plugin } from "vite";

/** Gives a text with short class names in place of those of CSS Modules. */
export type ShortenNames = (text: string) => string;

/** A class name of a CSS Module, as `vite.config.ts` has it made: the name in its file, and the file's hash. */
const SCOPED = /(?<![\w-])([a-zA-Z][a-zA-Z0-9-]*)_[\w-]{6}(?![\w-])/g;
const CLASS = /\.([a-zA-Z][\w-]*)/g;

/**
 * Names classes by the name in their file alone, with a number where several files, or a global rule, have one of that
 * name: hashes do not compress, and every document has dozens of them.
 *
 * @param sheets the compiled style sheets of the program, by file
 * @example shortNames(new Map([["a.css", ".row{}"], ["b.module.css", ".row_x1x1x1{}"]]))('"row_x1x1x1"') // '"row2"'
 */
export function shortNames(sheets: ReadonlyMap<string, string>): ShortenNames {
  const texts = [...sheets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  const classes = texts.flatMap((text) => [...text.matchAll(CLASS)].map(([, name = ""]) => name));
  const scoped = new Set(classes.filter((name) => name.match(SCOPED)?.[0] === name));
  const taken = new Set(classes.filter((name) => !scoped.has(name)));
  const names = new Map<string, string>();
  for (const name of scoped) {
    const short = firstFree(name.replace(SCOPED, "$1"), taken);
    taken.add(short);
    names.set(name, short);
  }
  return (text) => text.replace(SCOPED, (name) => names.get(name) ?? name);
}

/** Puts the short names into a program. */
export function shortClassNames(shorten: () => ShortenNames): Plugin {
  return {
    name: "short-class-names",
    renderChunk: (code) => ({ code: shorten()(code), map: null }),
  };
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
