import type { StoredMessage } from "../outbox/outbox.ts";

/** What the mail to the owner says around a message; in the visitor's language, in which it is answered. */
export interface MailTexts {
  /** Subject, before the visitor's name. */
  readonly subject: string;
  readonly testSubject: string;
  readonly labels: Readonly<Record<"name" | "email" | "received" | "suspicions", string>>;
  readonly reply: string;
}

export const mailTexts: Readonly<Record<StoredMessage["locale"], MailTexts>> = {
  fr: {
    subject: "Message de",
    testSubject: "[Test] Message de",
    labels: { name: "Nom", email: "E-mail", received: "Reçu le", suspicions: "Signes de courrier indésirable" },
    reply: "Pour répondre à cette personne, répondez simplement à ce message.",
  },
  en: {
    subject: "Message from",
    testSubject: "[Test] Message from",
    labels: { name: "Name", email: "E-mail", received: "Received on", suspicions: "Signs of spam" },
    reply: "To answer this person, simply reply to this message.",
  },
  pt: {
    subject: "Mensagem de",
    testSubject: "[Teste] Mensagem de",
    labels: { name: "Nome", email: "E-mail", received: "Recebida em", suspicions: "Sinais de correio indesejado" },
    reply: "Para responder a esta pessoa, basta responder a esta mensagem.",
  },
};
