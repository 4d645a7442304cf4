/**
 * Text as data: what Markdown becomes at build, and what React components render.
 * No HTML strings anywhere, so nothing can slip through Trusted Types.
 */

/** A run of text, or a marked part of one. */
export type InlineNode =
  | string
  | { readonly type: "strong" | "emphasis" | "code"; readonly children: readonly InlineNode[] }
  | { readonly type: "link"; readonly href: string; readonly children: readonly InlineNode[] }
  | { readonly type: "language"; readonly lang: string; readonly children: readonly InlineNode[] }
  | { readonly type: "break" };

/**
 * A line of text. In a heading, the one `strong` part is its second voice (docs/design.md §1):
 * "Deux pays, **un seul interlocuteur.**"
 */
export type RichText = readonly InlineNode[];

/** One stored form of a picture. */
export interface PictureSource {
  /** Media query of the screens it is for; absent if it is for all. */
  readonly media?: string;
  /** MIME type. */
  readonly type: string;
  /** Value of `srcset`. */
  readonly srcSet: string;
}

/** A picture with everything needed to reserve its box and choose its file. */
export interface Picture {
  /** The form that every browser reads, at its widest. */
  readonly src: string;
  /** The widths of that form: value of `srcset`. A drawing that fits every width has none. */
  readonly srcSet?: string;
  /** How wide a page shows it: value of `sizes`, where there are widths to choose from. */
  readonly sizes?: string;
  /** Smaller forms, for browsers that read them. */
  readonly sources: readonly PictureSource[];
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Mean colour, `#rrggbb`: it fills the picture's box until the picture is there. */
  readonly color?: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** The first large picture of the page: it is asked for at once, before all others. */
  readonly first?: true;
}

export interface TableNode {
  readonly type: "table";
  readonly head: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
  /** Positions of the columns that hold figures only. */
  readonly figures: readonly number[];
}

/** A block of running text. */
export type BlockNode =
  | { readonly type: "paragraph"; readonly children: RichText }
  | { readonly type: "heading"; readonly level: 2 | 3 | 4; readonly id: string; readonly children: RichText }
  | { readonly type: "list"; readonly ordered: boolean; readonly items: readonly (readonly BlockNode[])[] }
  | {
      readonly type: "quote";
      readonly children: readonly BlockNode[];
      /** A letter rather than a saying: more than some lines. */
      readonly long?: true;
    }
  | { readonly type: "rule" }
  | { readonly type: "figure"; readonly picture: Picture; readonly caption?: RichText }
  | TableNode
  | {
      /** An element of another host that waits for the consent of `service`. */
      readonly type: "embed";
      readonly title: string;
      readonly service: string;
      readonly src: string;
      /** CSS pixels. */
      readonly width: number;
      /** CSS pixels. */
      readonly height: number;
    };

/** The text of a tree without its marks: for titles, descriptions, and attributes. */
export function plainText(text: RichText): string {
  return text
    .map((node) => (typeof node === "string" ? node : node.type === "break" ? " " : plainText(node.children)))
    .join("");
}

/**
 * A message that is a heading in two voices, as a tree: the part between double asterisks is the second voice.
 *
 * @example twoVoices("Read **next**") // ["Read ", { type: "strong", children: ["next"] }]
 */
export function twoVoices(text: string): RichText {
  return text
    .split("**")
    .map((part, index) => (index % 2 === 1 ? ({ type: "strong", children: [part] } as const) : part))
    .filter((part) => part !== "");
}
