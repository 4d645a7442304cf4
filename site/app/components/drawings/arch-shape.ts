/** The shape of an arch, in the units of its drawing. */
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
  const start = tenth(lean * middle);
  const end = tenth(width - lean * middle);
  const inner = crown + thickness;
  const shoulder = tenth((crown + height) / 2);
  const innerShoulder = tenth((inner + height) / 2);
  return (
    `M0 ${height}C${start} ${shoulder} ${middle / 2} ${crown} ${middle} ${crown}S${end} ${shoulder} ${width} ${height}` +
    `C${end} ${innerShoulder} ${middle * 1.5} ${inner} ${middle} ${inner}S${start} ${innerShoulder} 0 ${height}Z`
  );
}

/** The posts between deck and arch, each cut where the curve is, as SVG path data. */
export function postsPath(box: ArchBox): string {
  const posts = Array.from({ length: box.bays - 1 }, (_, index) => ((index + 1) * box.width) / box.bays);
  return posts.map((x) => `M${tenth(x)} 0V${tenth(curveHeight(box, x) + OVERLAP)}`).join("");
}

/** How far a post reaches into the arch, so that no gap shows between them. */
const OVERLAP = 1;
/** Steps of the search below: precise to less than a tenth of a unit. */
const HALVINGS = 24;

/** Height of the arch's upper edge at `x`, found by bisection: `x` grows with the curve's parameter. */
function curveHeight({ width, height, crown, lean }: ArchBox, x: number): number {
  const middle = width / 2;
  const target = Math.min(x, width - x);
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step++) {
    const half = (low + high) / 2;
    if (cubic(half, 0, lean * middle, middle / 2, middle) < target) low = half;
    else high = half;
  }
  return cubic(low, height, (crown + height) / 2, crown, crown);
}

/** A cubic Bézier curve in one dimension. */
function cubic(t: number, a: number, b: number, c: number, d: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

function tenth(value: number): number {
  return Number(value.toFixed(1));
}
