import type { ContactTexts, ContactTextsByLocale } from "../../contract/contact-texts.ts";

/** Every text names itself, so that a test can tell which one it met. */
function textsIn(language: string, own: Pick<ContactTexts, "title" | "unavailable" | "back">): ContactTexts {
  const codes = (field: string) => ({
    required: `${language} ${field} required`,
    tooLong: `${language} ${field} tooLong`,
    invalid: `${language} ${field} invalid`,
  });
  return {
    language,
    errorTitle: `! ${own.title}`,
    notSentYet: `${language} not sent yet`,
    labels: { name: "Name", email: "E-mail", message: "Message", send: "Send" },
    errors: {
      name: codes("name"),
      email: codes("email"),
      message: { ...codes("message"), tooShort: `${language} message tooShort` },
    },
    tooMany: `${language} too many {wait}`,
    refusals: { 400: "unreadable", 403: "foreign", 413: `${language} too large`, 415: "format" },
    ...own,
  };
}

/** What the server of a small build says. */
export const fixtureTexts: ContactTextsByLocale = {
  fr: textsIn("fr", {
    title: "Pas encore relié",
    unavailable: "Appelez le 01 99 00 20 12",
    back: { href: "/fr/contact/", label: "Retour" },
  }),
  en: textsIn("en", {
    title: "Not connected <yet>",
    unavailable: "Call 01 99 00 20 12",
    back: { href: "/en/contact/", label: "Back" },
  }),
  pt: textsIn("pt-PT", {
    title: "Ainda não",
    unavailable: "Ligue 01 99 00 20 12",
    back: { href: "/pt/contact/", label: "Voltar" },
  }),
};
