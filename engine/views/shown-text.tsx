import { Fragment, type ReactNode } from "react";
import { withKeys } from "./with-keys.ts";

/**
 * The letters that French raises after a number that stands alone: 1er, 1re, 2e. No other language of a site writes such
 * words. An element rather than Unicode's superscripts: the brand's font has none of those, and screen readers misread them.
 */
const RAISED = /(?<=(?<![\wÀ-\u1fff@./-])\d{1,3})(er|re|e)(?![\wÀ-\u1fff@-])/;

/**
 * What stays on one line (`data-nowrap`, which styles keep whole) though it has a hyphen or a dash: references and laws
 * (F-118, 2004-575), a number and its unit (3-minute), the time from one hour to another, two short words (bien-être), a verb
 * and its pronoun, where a hyphen at the end of a line would have to be written twice in Portuguese, and its weekdays. Up to
 * some 25 characters, as many as fit the narrowest window. An element rather than U+2060: that would be copied, and stand
 * where the text is not drawn.
 *
 * Letters are those from À to U+1FFF, of all scripts: `\p{L}`, repeated, takes a slow phone a tenth of a second to compile.
 */
const UNBROKEN =
  /((?<![\wÀ-\u1fff])(?:[\wÀ-\u1fff]{1,16}-(?:[\d-]{1,12}|me|te|se|l?[oa]s?|n[oa]s?|vos|lhes?|feira|t-(?:ils?|elles?|on))|\d{1,4}-[a-zA-ZÀ-\u1fff]{1,16}|(?<![.@/_-])[a-zA-ZÀ-\u1fff]{1,5}-[a-zA-ZÀ-\u1fff]{2,5})(?![\wÀ-\u1fff])|\d[\d:h\u00a0]{0,9}–[\d:h\u00a0]{0,9}\d)/;

/**
 * A text as it is drawn: letters of French ordinals raised, and what must not break on one line; elements stay as they are.
 * Attributes and titles take the text as it is.
 *
 * @example shownText("le 1er mai, F-118") // le 1<sup>er</sup> mai, <span data-nowrap>F-118</span>
 */
export function shownText(text: ReactNode): ReactNode {
  if (typeof text !== "string") return text;
  return marked(
    text,
    UNBROKEN,
    (unbroken, key) => (
      <span key={key} data-nowrap="">
        {unbroken}
      </span>
    ),
    (part) => marked(part, RAISED, (raised, key) => <sup key={key}>{raised}</sup>),
  );
}

/** A text with elements for what a pattern of one group finds. */
function marked(
  text: string,
  pattern: RegExp,
  element: (found: string, key: string) => ReactNode,
  other: (part: string) => ReactNode = (part) => part,
): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return other(text);
  return withKeys(parts).map(({ key, part }) =>
    Number(key) % 2 === 1 ? element(part, key) : <Fragment key={key}>{other(part)}</Fragment>,
  );
}
