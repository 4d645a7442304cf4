/** Messages that several pages carry, because they show the same parts. */

/** Of what says whether a place is open. */
export const openingState = [
  "contact.open-until",
  "contact.opens-at",
  "contact.opens-tomorrow",
  "contact.opens-weekday",
  "contact.opens-on",
  "contact.elsewhere",
  "contact.zone-france",
  "contact.zone-portugal",
  "contact.zone-abroad",
] as const;

/** Of the cards of posts. */
export const postCards = ["blog.read-more", "blog.read-more-of", "blog.in-language", "blog.tags"] as const;

/** Of the numbered lists of posts. */
export const postLists = ["pagination", "blog.all", "blog.all-tags", "blog.filter", ...postCards] as const;
