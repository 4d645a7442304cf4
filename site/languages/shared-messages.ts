/** Messages that several pages carry, because they show the same parts. */

/** Of what says whether a place is open. */
export const openingState = [
  "contact.open-until",
  "contact.opens-at",
  "contact.opens-tomorrow",
  "contact.opens-weekday",
  "contact.opens-on",
  "contact.elsewhere",
] as const;

/** Of the cards of posts. */
export const postCards = ["posts.read-more", "posts.read-more-of", "posts.in-language", "posts.tags"] as const;

/** Of the numbered lists of posts. */
export const postLists = [
  "pagination",
  "posts.none",
  "posts.all",
  "posts.all-tags",
  "posts.filter",
  ...postCards,
] as const;
