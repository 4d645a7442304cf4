/** Posts on a page of a list (ruling D4). */
const POSTS_PER_PAGE = 6;

/** A list cut into pages; an empty list is one empty page. */
export function paginate<T>(items: readonly T[], size = POSTS_PER_PAGE): readonly (readonly T[])[] {
  const pages = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: pages }, (_, index) => items.slice(index * size, (index + 1) * size));
}
