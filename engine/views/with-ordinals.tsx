import { Fragment, type ReactNode } from "react";
import { withKeys } from "./with-keys.ts";

/**
 * The letters that French raises after a number that stands alone: 1er, 1re, 2e. No other language of a site writes such
 * words. An element rather than Unicode's raised letters: the brand's font has none of those, and screen readers misread them.
 */
const RAISED = /(?<=(?<![\p{L}\p{N}@./_-])\p{N}{1,3})(er|re|e)(?![\p{L}\p{N}@_-])/u;

/**
 * Raises the letters of French ordinals in a text that is shown. Attributes take the text as it is.
 *
 * @example withOrdinals("le 1er mai") // le 1<sup>er</sup> mai
 */
export function withOrdinals(text: string): ReactNode {
  const parts = text.split(RAISED);
  if (parts.length === 1) return text;
  return withKeys(parts).map(({ key, part }) =>
    Number(key) % 2 === 1 ? <sup key={key}>{part}</sup> : <Fragment key={key}>{part}</Fragment>,
  );
}
