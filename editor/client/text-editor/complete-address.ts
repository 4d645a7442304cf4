import { dialled } from "#engine/content/source/phone-number.ts";

/**
 * The address that an owner means: with its scheme, and without spaces; undefined for a text that is no address.
 *
 * @example completeAddress("www.exemple.fr") // "https://www.exemple.fr"
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim().replaceAll(" ", "%20");
  const number = dialled(typed.trim().replace(/^tel:/i, ""));
  if (number !== undefined) return `tel:${number}`;
  if (/^(https?:\/\/[^\s/?#]|mailto:.+@|tel:\d{2,6}$|[/#][^/\s]|\/$)/i.test(text)) return text;
  if (/^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  return /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]|$)/u.test(text) ? `https://${text}` : undefined;
}
