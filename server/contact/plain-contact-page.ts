import { type ContactErrorCode, type ContactField, contactFields } from "../../contract/contact-message.ts";
import type { ContactNotice } from "../../contract/contact-notice.ts";
import { CONTACT_PATH } from "../allowed-methods.ts";
import { escapeHtml } from "../escape-html.ts";
import type { ContactPageState } from "./contact-page.ts";
import { contactTexts } from "./contact-texts.ts";
import { plainPage } from "./plain-page.ts";

const AUTOCOMPLETE: Readonly<Record<ContactField, string>> = { name: "name", email: "email", message: "off" };

/** The form with what was typed and what is wrong, without the site's styles: for a build that has no page of its own. */
export function plainContactPage(state: ContactPageState, notice: ContactNotice): string {
  const { locale, status } = state;
  const { labels, errorPrefix } = contactTexts[locale];
  return plainPage(locale, `${errorPrefix} ${notice.title}`, [
    `<h1>${escapeHtml(notice.title)}</h1>`,
    ...(status === 422 ? errorSummary(state) : refusal(state, notice)),
    `<form method="post" action="${CONTACT_PATH}">`,
    `<input type="hidden" name="locale" value="${locale}">`,
    ...contactFields.flatMap((field) => fieldLines(state, field)),
    `<p><button type="submit">${escapeHtml(labels.send)}</button></p>`,
    "</form>",
    `<p><a href="${escapeHtml(notice.back.href)}">${escapeHtml(notice.back.label)}</a></p>`,
  ]);
}

function errorSummary({ locale, errors }: ContactPageState): string[] {
  const items = contactFields.map((field) => {
    const text = errorText(locale, field, errors[field]);
    return text === undefined ? "" : `<li><a href="#contact-${field}">${escapeHtml(text)}</a></li>`;
  });
  return [
    `<div role="alert">`,
    `<p>${escapeHtml(contactTexts[locale].summary)}</p>`,
    "<ul>",
    ...items,
    "</ul>",
    "</div>",
  ];
}

function refusal({ locale, status }: ContactPageState, notice: ContactNotice): string[] {
  const text = status === 429 ? contactTexts[locale].refusals[429] : notice.text;
  return [`<p role="alert">${escapeHtml(text)}</p>`];
}

function fieldLines({ locale, values, errors }: ContactPageState, field: ContactField): string[] {
  const id = `contact-${field}`;
  const error = errorText(locale, field, errors[field]);
  const attributes = [
    `id="${id}" name="${field}" autocomplete="${AUTOCOMPLETE[field]}"`,
    ...(error === undefined ? [] : [`aria-invalid="true" aria-describedby="${id}-error"`]),
  ].join(" ");
  const value = escapeHtml(values[field]);
  return [
    `<p><label for="${id}">${escapeHtml(contactTexts[locale].labels[field])}</label><br>`,
    ...(error === undefined ? [] : [`<span id="${id}-error">${escapeHtml(error)}</span><br>`]),
    // The parser drops one line break after <textarea>: the letter's own first one must survive it.
    field === "message"
      ? `<textarea ${attributes} rows="8" cols="40">\n${value}</textarea></p>`
      : `<input type="${field === "email" ? "email" : "text"}" ${attributes} value="${value}"></p>`,
  ];
}

function errorText(
  locale: ContactPageState["locale"],
  field: ContactField,
  code: ContactErrorCode | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  const texts = contactTexts[locale].errors[field];
  return texts[code] ?? texts.invalid;
}
