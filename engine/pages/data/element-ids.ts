/**
 * Begins every id that the program gives to an element of a page. Anchors of headings are slugs, which have letters, digits
 * and hyphens only: neither can take the place of the other, nor that of a global of a script such as `_paq`. The ids of
 * React's `useId` begin so too.
 */
export const PROGRAM_ID_PREFIX = "_";
