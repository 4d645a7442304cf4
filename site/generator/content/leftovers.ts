/** Markdown or HTML that stayed text: readers would see the signs. */
interface Leftover {
  /** The part of the text that shows where it is. */
  readonly where: string;
  readonly message: string;
  readonly fix: string;
}

/**
 * The first sign in a run of text that Markdown or HTML was meant and is not whole.
 *
 * @param inLink whether it is the text of a link, which may be an address
 */
export function leftover(text: string, { inLink }: { readonly inLink: boolean }): Leftover | undefined {
  for (const [pattern, describe] of inLink ? SIGNS : [...SIGNS, BARE_ADDRESS]) {
    const found = pattern.exec(text);
    if (found) return { where: text, ...describe(found[0]) };
  }
  return undefined;
}

type Description = Omit<Leftover, "where">;

type Sign = readonly [RegExp, (sign: string) => Description];

const SIGNS: readonly Sign[] = [
  [
    /!\[[^\]]*\]?|\]\((?!\s*<?(?:javascript|vbscript|data|file):)/i,
    () => ({
      message: "a link or a picture is not written whole",
      fix: "write [words](/fr/contact/) for a link, ![what it shows](file.jpg) for a picture",
    }),
  ],
  [
    /\*\*|__/,
    (sign) => ({
      message: `“${sign}” stands alone, and would be read as it is`,
      fix: `write ${sign}words${sign}, without a space inside the signs, or remove it`,
    }),
  ],
  [
    /<\/?[a-z][^<>]*>/i,
    (tag) => ({
      message: `HTML such as ${tag.slice(0, 40)} is not allowed, and would be read as it is`,
      fix: 'remove it; a film or a map is written ::embed[Title]{service="…" src="https://…" width=560 height=315}',
    }),
  ],
  [
    /^#{1,6}(?=\p{L})/u,
    (sign) => ({ message: "a heading has no space after its sign", fix: `write “${sign} ”, then the heading` }),
  ],
];

const BARE_ADDRESS: Sign = [
  /https?:\/\/\S+/,
  (address) => ({ message: "an address alone is no link", fix: `write [some words](${address})` }),
];
