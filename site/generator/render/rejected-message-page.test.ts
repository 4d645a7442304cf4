import { expect, test } from "vitest";
import type { ContactErrors } from "../../../contract/contact-message.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { RejectedMessage } from "../../page-data/contact-content.ts";
import { type ContactPages, contactDocument } from "./rejected-message-page.ts";
import type { RenderApp } from "./render-app.tsx";

const messages = {
  "contact.error-title": "! {title}",
  "contact.not-sent": "not sent, {phone}",
  "contact.too-many": "{wait}, {phone}",
  "contact.email-invalid": "e-mail?",
} as MessageTexts;

function contactPages(): ContactPages {
  const page = (locale: string) => ({
    data: {
      context: { head: { title: "Contact" }, content: {} },
      localeData: { locale, messages, site: { phones: [{ country: "fr", number: "01" }] } },
    },
    files: {},
  });
  return { css: "", pages: { fr: page("fr"), en: page("en"), pt: page("pt") } } as unknown as ContactPages;
}

/** What the page says of a rejected message. */
async function textOf(
  reason: { readonly status: 422 | 429 | 503; readonly waitSeconds?: number },
  locale: "fr" | "pt",
) {
  let shown: RejectedMessage | undefined;
  const render: RenderApp = async ({ content }) => {
    shown = (content as { readonly rejected?: RejectedMessage }).rejected;
    throw new Error("seen");
  };
  const values = { name: "Zoé", email: "zoe@", message: "" };
  const errors: ContactErrors = reason.status === 422 ? { email: "invalid" } : {};
  const rejected = { locale, values, errors, ...reason };
  await expect(contactDocument(render, contactPages(), rejected)).rejects.toThrow("seen");
  expect(shown?.values).toEqual(values);
  return shown?.trouble.text ?? shown?.trouble.errors;
}

test("after too many messages the page says how long to wait", async () => {
  expect(await textOf({ status: 429, waitSeconds: 690 }, "fr")).toBe("dans 12\u00a0minutes, 01");
  expect(await textOf({ status: 429, waitSeconds: 3600 }, "pt")).toBe("dentro de 1\u00a0hora, 01");
});

test("otherwise it says what is wrong, or whom to call", async () => {
  expect(await textOf({ status: 422 }, "fr")).toEqual({ email: "e-mail?" });
  expect(await textOf({ status: 503 }, "fr")).toBe("not sent, 01");
});
