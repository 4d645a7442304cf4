/** A shape or a group of shapes. */
export interface DrawingPart {
  readonly tag: string;
  /** As SVG names them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly DrawingPart[];
}

/** A drawing of plain shapes, which inherit its attributes. Its colours are `none`, `currentColor` and `var(--…)` of the site's tokens. */
export interface Drawing extends Omit<DrawingPart, "tag"> {
  /** Left, top, width and height. */
  readonly box: readonly [number, number, number, number];
}
