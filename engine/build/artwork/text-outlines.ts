import satori, { type SatoriNode } from "satori";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "../../pages/data/page-data.ts";
import type { CardLook } from "./social-images.ts";

/** An element of a social image, as satori takes it. */
export interface CardElement {
  readonly type: "div";
  readonly key?: string;
  readonly props: { readonly style: object; readonly children?: string | readonly CardElement[] };
}

/**
 * Sets the text of an element as outlines, in the fonts of a look, in the room of a social image.
 *
 * @param onNode hears how large each node has become
 * @returns the SVG, and the characters that no font has, which are empty boxes in it
 */
export async function textOutlines(
  element: CardElement,
  { fonts }: Pick<CardLook, "fonts">,
  onNode: (node: SatoriNode) => void = () => undefined,
) {
  const fontFamily = [...new Set(fonts.map(({ name }) => name))].join(", ");
  const missing = new Set<string>();
  const inFonts = { ...element, props: { ...element.props, style: { fontFamily, ...element.props.style } } };
  const svg = await satori(inFonts as never, {
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    fonts: [...fonts],
    onNodeDetected: onNode,
    loadAdditionalAsset: async (_, characters) => {
      for (const character of graphemes(characters)) missing.add(character);
      return [];
    },
  });
  return { svg, missing };
}

/** The characters of a text that no font of a look has: images leave them out. */
export async function charactersLeftOut(text: string, look: Pick<CardLook, "fonts">): Promise<ReadonlySet<string>> {
  const different = [...new Set(graphemes(drawable(text)))].join(" ");
  return (await textOutlines(div({ fontSize: 32 }, different), look)).missing;
}

/** What readers take for the characters of a text: a flag is one. */
export function graphemes(text: string): readonly string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

/** A box of a social image; `style` is CSS in React's spelling. */
export function div(style: object, children: string | readonly CardElement[]): CardElement {
  return { type: "div", props: { style, children: typeof children === "string" ? drawable(children) : children } };
}

/** The fonts have no narrow spaces. */
export function drawable(text: string): string {
  return text.normalize("NFC").replace(/[\u202f\u2009]/g, "\u00a0");
}
