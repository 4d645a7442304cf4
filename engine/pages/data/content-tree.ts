/**
 * Text as data: what Markdown becomes at build, and what React components render.
 * No HTML strings anywhere, so nothing can slip through Trusted Types.
 */

/** A run of text, or a marked part of one. */
export type InlineNode =
  | string
  | { readonly type: "strong" | "emphasis" | "code"; readonly children: readonly InlineNode[] }
  | { readonly type: "link"; readonly href: string; readonly children: readonly InlineNode[] }
  | {
      readonly type: "language";
      readonly lang: string;
      /** Of a language that is written from right to left. */
      readonly dir?: "rtl";
      readonly children: readonly InlineNode[];
    }
  | { readonly type: "break" };

/**
 * A line of text. In a heading, the one `strong` part is its second voice (docs/design.md §1):
 * "Deux pays, **un seul interlocuteur.**"
 */
export type RichText = readonly InlineNode[];

/** A picture with everything needed to reserve its box and choose its file. */
export interface Picture {
  /** The format that every browser supports, at its widest. */
  readonly src: string;
  /** The widths of that format: value of `srcset`. A vector drawing has none. */
  readonly srcSet?: string;
  /** Value of `sizes`, if there is a `srcSet`. */
  readonly sizes?: string;
  /** Smaller formats, for browsers that support them: each for a media query, or for every window. */
  readonly sources: readonly { readonly media?: string; readonly type: string; readonly srcSet: string }[];
  /** Pixels, as `height`. */
  readonly width: number;
  readonly height: number;
  /** Mean colour, `#rrggbb`: fills the picture's box until the picture is loaded. */
  readonly color?: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** The first large picture of the page: it is requested at once, before all others. */
  readonly first?: true;
}

/** How a column is set: as the author aligned it, else by what it holds. Figures are aligned at their end. */
export type TableColumn = "text" | "figures" | "center" | "end";

export interface TableNode {
  readonly type: "table";
  readonly head: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
  /** How each column is set; those that are not in it are text. */
  readonly columns: readonly TableColumn[];
}

export interface FigureNode {
  readonly type: "figure";
  readonly picture: Picture;
  readonly caption?: RichText;
}

/** A block of running text. */
export type BlockNode =
  | { readonly type: "paragraph"; readonly children: RichText }
  | { readonly type: "heading"; readonly level: 2 | 3 | 4; readonly id: string; readonly children: RichText }
  | {
      readonly type: "list";
      readonly ordered: boolean;
      /** The number of the first item, if that is not 1. */
      readonly start?: number;
      readonly items: readonly (readonly BlockNode[])[];
    }
  | {
      readonly type: "quote";
      readonly children: readonly BlockNode[];
      /** Longer than a few lines. */
      readonly long?: true;
    }
  | { readonly type: "rule" }
  | FigureNode
  /** Several pictures of one shape, in rows. */
  | { readonly type: "gallery"; readonly figures: readonly FigureNode[] }
  | TableNode
  | {
      /** An element of another host; it needs consent to `service`. */
      readonly type: "embed";
      readonly title: string;
      readonly service: string;
      readonly src: string;
      /** CSS pixels, as `height`. */
      readonly width: number;
      readonly height: number;
    }
  | {
      /** A box that a script of `service` fills; it needs consent to that. */
      readonly type: "widget";
      readonly title: string;
      readonly service: string;
      /** What the script is to show. */
      readonly url: string;
      /** CSS pixels. */
      readonly height: number;
      /** Class by which the script finds the box. */
      readonly className?: string;
    };

/** The text without markup: for titles, descriptions, and attributes. */
export function plainText(text: RichText): string {
  return text
    .map((node) => (typeof node === "string" ? node : node.type === "break" ? " " : plainText(node.children)))
    .join("");
}

/**
 * Turns a message into a heading in two voices: the part between double asterisks is the second voice.
 *
 * @example twoVoices("Read **next**") // ["Read ", { type: "strong", children: ["next"] }]
 */
export function twoVoices(text: string): RichText {
  return text
    .split("**")
    .map((part, index) => (index % 2 === 1 ? ({ type: "strong", children: [part] } as const) : part))
    .filter((part) => part !== "");
}
