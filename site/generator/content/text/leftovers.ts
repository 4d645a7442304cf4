import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { directiveForms } from "../model/content.ts";

/** Markdown or HTML that stayed text: readers would see the signs. */
interface Leftover {
  /** The part of the text that shows where it is. */
  readonly where: string;
  readonly details: ProblemDetails;
}

/**
 * The first sign in a run of text that Markdown or HTML was meant and is not whole.
 *
 * @param inLink whether it is the text of a link, which may be an address
 */
export function leftover(text: string, { inLink }: { readonly inLink: boolean }): Leftover | undefined {
  for (const [pattern, describe] of inLink ? SIGNS : [...SIGNS, BARE_ADDRESS]) {
    const found = pattern.exec(text);
    if (found) return { where: text, details: describe(found[0]) };
  }
  return undefined;
}

type Sign = readonly [RegExp, (sign: string) => ProblemDetails];

const SIGNS: readonly Sign[] = [
  [
    /!\[[^\]]*\]?|\]\((?!\s*<?(?:javascript|vbscript|data|file):)/i,
    () => ({
      id: "link-not-whole",
      values: { picture: "![…](image.jpg)", write: "[…](/fr/contact/)" },
    }),
  ],
  [
    /\*\*|__/,
    (sign) => ({
      id: "sign-alone",
      values: { sign, write: `${sign}…${sign}` },
    }),
  ],
  [
    /<\/?[a-z][^<>]*>/i,
    (tag) => ({
      id: "html-in-text",
      values: { tag: tag.slice(0, 40), write: directiveForms.embed },
    }),
  ],
  [/^#{1,6}(?=\p{L})/u, (sign) => ({ id: "heading-without-space", values: { write: `${sign} …` } })],
];

const BARE_ADDRESS: Sign = [
  /https?:\/\/\S+/,
  (address) => ({ id: "address-alone", values: { write: `[…](${address})` } }),
];

const LANGUAGE_MARK = /:[a-z]{2,3}\[/;
const SIGNS_OF_LAYOUT = /\*\*|__|\*\S[^*\n]*\*|!?\[[^\]\n]*\]\([^)\n]*\)?|<\/?[a-z][^<>]*>/i;

/**
 * What is wrong with a text that has no layout, where every sign would be read as it is: a title, a description, the
 * description of a picture, a caption.
 */
export function plainTextProblem(text: string): ProblemDetails | undefined {
  const mark = LANGUAGE_MARK.exec(text)?.[0];
  if (mark !== undefined) return { id: "language-in-plain-text", values: { mark } };
  const sign = SIGNS_OF_LAYOUT.exec(text)?.[0];
  return sign === undefined ? undefined : { id: "sign-in-plain-text", values: { sign } };
}
