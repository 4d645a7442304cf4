import { type ContactErrorCode, type ContactField, contactFields } from "../../contract/contact-message.ts";
import type { ContactTexts } from "../../contract/contact-texts.ts";
import { CONTACT_PATH } from "../allowed-methods.ts";
import { escapeHtml } from "../escape-html.ts";
import type { ContactPageState } from "./contact-page.ts";
import { plainPage } from "./plain-page.ts";
import { reasonOf } from "./reason-of.ts";

const AUTOCOMPLETE: Readonly<Record<ContactField, string>> = { name: "name", email: "email", message: "off" };

/** The form with what was typed and what is wrong, without the site's styles: for a build that has no page of its own. */
export function plainContactPage(state: ContactPageState, texts: ContactTexts): string {
  const reason = reasonOf(state, texts);
  return plainPage(texts.language, texts.errorTitle, [
    `<h1>${escapeHtml(texts.title)}</h1>`,
    ...(reason === undefined ? errorSummary(state, texts) : [`<p role="alert">${escapeHtml(reason)}</p>`]),
    `<form method="post" action="${CONTACT_PATH}">`,
    `<input type="hidden" name="locale" value="${state.locale}">`,
    ...contactFields.flatMap((field) => fieldLines(state, texts, field)),
    `<p><button type="submit">${escapeHtml(texts.labels.send)}</button></p>`,
    "</form>",
    `<p><a href="${escapeHtml(texts.back.href)}">${escapeHtml(texts.back.label)}</a></p>`,
  ]);
}

function errorSummary({ errors }: ContactPageState, texts: ContactTexts): string[] {
  const items = contactFields.map((field) => {
    const text = errorText(texts, field, errors[field]);
    return text === undefined ? "" : `<li><a href="#contact-${field}">${escapeHtml(text)}</a></li>`;
  });
  return [`<div role="alert">`, `<p>${escapeHtml(texts.notSentYet)}</p>`, "<ul>", ...items, "</ul>", "</div>"];
}

function fieldLines({ values, errors }: ContactPageState, texts: ContactTexts, field: ContactField): string[] {
  const id = `contact-${field}`;
  const error = errorText(texts, field, errors[field]);
  const attributes = [
    `id="${id}" name="${field}" autocomplete="${AUTOCOMPLETE[field]}"`,
    ...(error === undefined ? [] : [`aria-invalid="true" aria-describedby="${id}-error"`]),
  ].join(" ");
  const value = escapeHtml(values[field]);
  return [
    `<p><label for="${id}">${escapeHtml(texts.labels[field])}</label><br>`,
    ...(error === undefined ? [] : [`<span id="${id}-error">${escapeHtml(error)}</span><br>`]),
    // The parser drops one line break after <textarea>: the letter's own first one must survive it.
    field === "message"
      ? `<textarea ${attributes} rows="8" cols="40">\n${value}</textarea></p>`
      : `<input type="${field === "email" ? "email" : "text"}" ${attributes} value="${value}"></p>`,
  ];
}

function errorText(texts: ContactTexts, field: ContactField, code: ContactErrorCode | undefined): string | undefined {
  if (code === undefined) return undefined;
  const ofField: Readonly<Partial<Record<ContactErrorCode, string>>> = texts.errors[field];
  return ofField[code] ?? ofField.invalid;
}
