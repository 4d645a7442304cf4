import type { Language } from "../built-site/owner-content.ts";

/** What the contact form says once a message is sent or refused, in one language. */
interface ContactWords {
  readonly thanks: string;
  readonly another: string;
  /** Before the title of a page with errors. */
  readonly mark: RegExp;
}

/** What visitors are told, per language. */
export const contactWords: Readonly<Record<Language, ContactWords>> = {
  fr: { thanks: "Merci, votre message est arrivé.", another: "Écrire un autre message", mark: /^Erreur\s: / },
  en: { thanks: "Thank you, your message has arrived.", another: "Write another message", mark: /^Error: / },
  pt: { thanks: "Obrigado, a sua mensagem chegou.", another: "Escrever outra mensagem", mark: /^Erro: / },
};
