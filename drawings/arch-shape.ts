const { round } = Math;

/** The shape of an arch, in the units of its drawing, which are finer than what is seen: its paths have whole numbers. */
export interface ArchBox {
  readonly width: number;
  readonly height: number;
  /** Distance from the top of the box to the crown. */
  readonly crown: number;
  /** Thickness at the crown; it tapers to nothing at the springings. */
  readonly thickness: number;
  /** How far the arch leans inwards at the ground, 0 to 1. At 0 it starts upright, as a vault does. */
  readonly lean: number;
  /** Number of bays between the posts that hang from the deck. */
  readonly bays: number;
}

/**
 * The crescent of an arch, as SVG path data: thick at the crown, nothing at the springings (docs/design.md §5).
 */
export function crescentPath({ width, height, crown, thickness, lean }: ArchBox): string {
  const middle = width / 2;
  const start = round(lean * middle);
  const end = round(width - lean * middle);
  const inner = crown + thickness;
  const shoulder = round((crown + height) / 2);
  const innerShoulder = round((inner + height) / 2);
  return (
    `M0 ${height}C${start} ${shoulder} ${middle / 2} ${crown} ${middle} ${crown}S${end} ${shoulder} ${width} ${height}` +
    `C${end} ${innerShoulder} ${middle * 1.5} ${inner} ${middle} ${inner}S${start} ${innerShoulder} 0 ${height}Z`
  );
}

/** The posts between deck and arch, each cut where the curve is, as SVG path data. */
export function postsPath(box: ArchBox): string {
  const { width, bays } = box;
  // Both halves of the arch are the same.
  const half = Array.from({ length: bays >> 1 }, (_, index) => curveHeight(box, ((index + 1) * width) / bays));
  return Array.from({ length: bays - 1 }, (_, index) => {
    const height = half[Math.min(index, bays - 2 - index)] ?? 0;
    return `M${round(((index + 1) * width) / bays)} 0V${round(height + OVERLAP)}`;
  }).join("");
}

/** How far a post reaches into the arch, so that no gap shows between them. */
const OVERLAP = 1;
/** Steps of the search below: precise to less than a unit. */
const HALVINGS = 13;

/** Height of the arch's upper edge at `x` in its first half, found by bisection: `x` grows with the curve's parameter. */
function curveHeight({ width, height, crown, lean }: ArchBox, x: number): number {
  const middle = width / 2;
  // The curve of `crescentPath`, a cubic Bézier curve, as a polynomial of its parameter.
  const first = 3 * lean * middle;
  const second = 1.5 * middle - 2 * first;
  const third = first - middle / 2;
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step += 1) {
    const half = (low + high) / 2;
    if (((third * half + second) * half + first) * half < x) low = half;
    else high = half;
  }
  const t = (low + high) / 2;
  const s = 1 - t;
  return height * s * s * (s + 1.5 * t) + crown * t * (1.5 * s * s + 3 * s * t + t * t);
}
