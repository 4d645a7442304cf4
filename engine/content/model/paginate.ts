const POSTS_PER_PAGE = 6;
/** Lists of up to this many pages link to each of them. */
const ALL_NUMBERED = 9;
/** Distances of the pages that a page of a longer list links to: any page is a few clicks from any other. */
const STEPS = [1, 2, 10, 100, 1000] as const;

/** A list cut into pages; an empty list is one empty page. */
export function paginate<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: pageCount(items.length) }, (_, index) =>
    items.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE),
  );
}

/** Number of pages of a list with so many posts; at least one. */
export function pageCount(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
}

/**
 * The pages that a page of a list links to, itself included, in order. Their number does not grow with the list:
 * otherwise most bytes of a large site would be links.
 *
 * @example numberedPages(50, 120) // [1, 40, 48, 49, 50, 51, 52, 60, 120]
 */
export function numberedPages(page: number, count: number): readonly number[] {
  if (count <= ALL_NUMBERED) return Array.from({ length: count }, (_, index) => index + 1);
  const near = STEPS.flatMap((step) => [page - step, page + step]);
  const shown = [1, page, count, ...near].filter((number) => number >= 1 && number <= count);
  return [...new Set(shown)].sort((a, b) => a - b);
}
