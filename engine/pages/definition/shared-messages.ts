/** Messages that several pages carry, because they show the same parts. */

/** Of the cards of posts. */
export const postCards = ["blog.read-more", "blog.read-more-of", "blog.in-language", "blog.tags"] as const;

/** Of the numbered lists of posts. */
export const postLists = ["pagination", "blog.all", "blog.all-tags", "blog.filter", ...postCards] as const;
