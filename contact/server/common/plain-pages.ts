import type { ContactLocale, ContactTexts, ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { type ContactField, contactFieldNames, contactFields, type FieldRules } from "../../message/contact-fields.ts";
import { CONTACT_PATH, type ContactPageState } from "../../message/contact-protocol.ts";
import { escapeHtml } from "./visitor-text.ts";

/** A whole page without styles, in the visitor's colour scheme. @param lines HTML of its main part */
export function plainPage(language: string, title: string, lines: readonly string[]): string {
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(language)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    "</head>",
    "<body>",
    "<main>",
    ...lines,
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/**
 * The form with what was typed and what is wrong, without the site's styles: for a build without its own page.
 *
 * @param reason why the message was not taken, where its fields are right
 */
export function fallbackFormPage(state: ContactPageState, texts: ContactTexts, reason: string | undefined): string {
  return plainPage(texts.language, texts.errorTitle, [
    `<h1>${escapeHtml(texts.heading)}</h1>`,
    ...(reason === undefined ? errorSummary(state, texts) : [`<p role="alert">${escapeHtml(reason)}</p>`]),
    `<form method="post" action="${CONTACT_PATH}">`,
    `<input type="hidden" name="locale" value="${state.locale}">`,
    ...contactFieldNames.flatMap((field) => fieldLines(state, texts, field)),
    `<p><button type="submit">${escapeHtml(texts.labels.send)}</button></p>`,
    "</form>",
    `<p><a href="${escapeHtml(texts.back.href)}">${escapeHtml(texts.back.label)}</a></p>`,
  ]);
}

function errorSummary({ errors }: ContactPageState, texts: ContactTexts): string[] {
  const items = contactFieldNames.map((field) => {
    const code = errors[field];
    return code && `<li><a href="#contact-${field}">${escapeHtml(texts.errors[field][code])}</a></li>`;
  });
  const list = items.filter((item) => item !== undefined);
  return [`<div role="alert">`, `<p>${escapeHtml(texts.notSentYet)}</p>`, "<ul>", ...list, "</ul>", "</div>"];
}

function fieldLines({ values, errors }: ContactPageState, texts: ContactTexts, field: ContactField): string[] {
  const { kind, autocomplete }: FieldRules = contactFields[field];
  const id = `contact-${field}`;
  const code = errors[field];
  const attributes = [
    `id="${id}" name="${field}"`,
    ...(autocomplete === undefined ? [] : [`autocomplete="${autocomplete}"`]),
    ...(code === undefined ? [] : [`aria-invalid="true" aria-describedby="${id}-error"`]),
  ].join(" ");
  const value = escapeHtml(values[field]);
  return [
    `<p><label for="${id}">${escapeHtml(texts.labels[field])}</label><br>`,
    ...(code === undefined ? [] : [`<span id="${id}-error">${escapeHtml(texts.errors[field][code])}</span><br>`]),
    // The parser drops one line break after <textarea>: the message's own first one must survive it.
    kind === "text"
      ? `<textarea ${attributes} rows="8" cols="40">\n${value}</textarea></p>`
      : `<input type="${kind === "email" ? "email" : "text"}" ${attributes} value="${value}"></p>`,
  ];
}

/**
 * A whole page that says why a submission is refused, with the way back to the form.
 *
 * @param way a link, or that the browser still has what was typed
 */
export function refusalPage(
  texts: ContactTexts,
  reason: string,
  { isTextKept, hasLink }: Readonly<Record<"isTextKept" | "hasLink", boolean>>,
): string {
  const { language, heading, title, textKept, back } = texts;
  return plainPage(language, title, [
    `<h1>${escapeHtml(heading)}</h1>`,
    `<p>${escapeHtml(reason)}</p>`,
    ...(isTextKept ? [`<p>${escapeHtml(textKept)}</p>`] : []),
    ...(hasLink ? [`<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`] : []),
  ]);
}

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
