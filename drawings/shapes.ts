/**
 * The shapes of the tiles, as SVG path data in the top-left quarter (0 to 40) of an 80 x 80 tile.
 * (0,0) is the tile's corner, (40,40) its centre, (40,0) and (0,40) the middles of two sides.
 * Every shape is symmetric about the diagonal, so that four turned quarters make a tile.
 */

/** Rounds a coordinate to a tenth, the finest that a tile needs. */
export function tenth(value: number): number {
  return Number(value.toFixed(1));
}

/** Shapes anchored on the corner, by radius. Turned by 180 degrees they are anchored on the centre. */
export const anchored = {
  disc: (r: number) => `M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z`,
  gem: (r: number) => `M0 0H${r}L0 ${r}Z`,
  star4: (r: number) => `M0 0H${r}Q${tenth(r * 0.22)} ${tenth(r * 0.22)} 0 ${r}Z`,
  star8: (r: number) => {
    const side = tenth(r * Math.SQRT1_2);
    const notch = tenth(r - r * Math.SQRT1_2);
    return `M0 0H${r}L${side} ${notch}V${side}H${notch}L0 ${r}Z`;
  },
  cross: (r: number) => {
    const lobe = tenth(r / 2);
    return `M0 0H${r}A${lobe} ${lobe} 0 0 1 ${lobe} ${lobe}A${lobe} ${lobe} 0 0 1 0 ${r}Z`;
  },
  clover: (r: number) => {
    const lobe = tenth(r / 1.85);
    return `M0 0H${lobe}A${lobe} ${lobe} 0 1 1 0 ${lobe}Z`;
  },
} as const satisfies Record<string, (radius: number) => string>;

export type AnchoredShape = keyof typeof anchored;

/** A leaf along the diagonal, from `start` to `end`, `width` wide. */
export function leaf(start: number, end: number, width: number): string {
  const middle = (start + end) / 2;
  const near = tenth(middle - width);
  const far = tenth(middle + width);
  return `M${start} ${start}Q${far} ${near} ${end} ${end}Q${near} ${far} ${start} ${start}Z`;
}

/** Two petals along the axes, from the centre to `from`. */
export function petals(width: number, from: number): string {
  const middle = 20 + from / 2;
  return `M40 40Q${40 - width} ${middle} 40 ${from}ZM40 40Q${middle} ${40 - width} ${from} 40Z`;
}

/** Lenses along the sides. */
export function braid(width: number): string {
  return `M0 0Q20 ${width} 40 0ZM0 0Q${width} 20 0 40Z`;
}

/** Half discs on the middles of the sides. */
export function buds(r: number): string {
  return `M${40 - r} 0A${r} ${r} 0 0 0 40 ${r}V0ZM0 ${40 - r}A${r} ${r} 0 0 1 ${r} 40H0Z`;
}

/** Points on the middles of the sides. */
export function darts(r: number): string {
  return `M${40 - r} 0L40 ${r}V0ZM0 ${40 - r}L${r} 40H0Z`;
}

/** A ring round the corner. */
export function hoop(r: number, width: number): string {
  const inner = r - width;
  return `M${r} 0A${r} ${r} 0 0 1 0 ${r}V${inner}A${inner} ${inner} 0 0 0 ${inner} 0Z`;
}

/** Rings round the middles of the sides. */
export function rings(r: number, width: number): string {
  const inner = r - width;
  return (
    `M${40 - r} 0A${r} ${r} 0 0 0 40 ${r}V${inner}A${inner} ${inner} 0 0 1 ${40 - inner} 0Z` +
    `M0 ${40 - r}A${r} ${r} 0 0 1 ${r} 40H${inner}A${inner} ${inner} 0 0 0 0 ${40 - inner}Z`
  );
}

/** A band across the corner. */
export function lattice(r: number, width: number): string {
  return `M${r} 0L0 ${r}V${r - width}L${r - width} 0Z`;
}
