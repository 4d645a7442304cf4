/** Something with a size, to be drawn as an area. */
export interface Weighted {
  readonly name: string;
  readonly size: number;
}

/** A rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A thing and its place. */
export interface Tile<Item extends Weighted> {
  readonly item: Item;
  readonly box: Box;
}

/**
 * Divides a rectangle among things by their sizes, halving it along its longer side, the largest first: areas are
 * exact, and no tile is needlessly thin.
 *
 * @example treemap([{ name: "a", size: 3 }, { name: "b", size: 1 }], { x: 0, y: 0, width: 4, height: 1 })
 */
export function treemap<Item extends Weighted>(items: readonly Item[], box: Box): readonly Tile<Item>[] {
  const sorted = items.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size);
  return divide(sorted, box);
}

function divide<Item extends Weighted>(items: readonly Item[], box: Box): readonly Tile<Item>[] {
  const [first, ...others] = items;
  if (first === undefined) return [];
  if (others.length === 0) return [{ item: first, box }];
  const total = sizeOf(items);
  const count = countOfFirstHalf(items, total / 2);
  const [head, tail] = [items.slice(0, count), items.slice(count)];
  const [before, after] = cut(box, sizeOf(head) / total);
  return [...divide(head, before), ...divide(tail, after)];
}

function countOfFirstHalf(items: readonly Weighted[], half: number): number {
  let sum = 0;
  let count = 0;
  for (const { size } of items) {
    if (count > 0 && sum + size / 2 > half) break;
    sum += size;
    count += 1;
  }
  return Math.min(count, items.length - 1);
}

function cut({ x, y, width, height }: Box, share: number): readonly [Box, Box] {
  if (width >= height) {
    const left = width * share;
    return [
      { x, y, width: left, height },
      { x: x + left, y, width: width - left, height },
    ];
  }
  const top = height * share;
  return [
    { x, y, width, height: top },
    { x, y: y + top, width, height: height - top },
  ];
}

function sizeOf(items: readonly Weighted[]): number {
  return items.reduce((sum, { size }) => sum + size, 0);
}
