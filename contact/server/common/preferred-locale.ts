import type { ContactLocale, ContactTextsByLocale } from "../../message/contact-answer-texts.ts";

/**
 * The first of the named languages that the site has, else the first that the browser asks for, else the site's first.
 *
 * @param accepted header Accept-Language
 */
export function preferredLocale(
  texts: ContactTextsByLocale,
  named: readonly unknown[],
  accepted: string | undefined = "",
): ContactLocale {
  // Browsers list languages in their order of preference; what their weights say besides does not matter here.
  const ofBrowser = accepted
    .toLowerCase()
    .split(",")
    .map((range) => /^\s*([a-z]+)/.exec(range)?.[1]);
  const isOne = (value: unknown): value is ContactLocale => typeof value === "string" && Object.hasOwn(texts, value);
  return [...named, ...ofBrowser, ...Object.keys(texts)].find(isOne) ?? "";
}
