/** What the contact service itself says to visitors, in their language. The pages of the site have their own texts. */
import { type ContactErrorCode, type ContactField, contactLimits } from "../../contract/contact-message.ts";

export type ContactLocale = "fr" | "en" | "pt";

/** What each error code of a field says; "tooShort" is said of some fields only. */
type FieldErrors = Readonly<
  Record<Exclude<ContactErrorCode, "tooShort">, string> & Partial<Record<"tooShort", string>>
>;

export interface ContactTexts {
  readonly labels: Readonly<Record<ContactField | "send", string>>;
  /** Before the title of a page with errors. */
  readonly errorPrefix: string;
  readonly summary: string;
  /** By field and error code. */
  readonly errors: Readonly<Record<ContactField, FieldErrors>>;
  /** Why a submission was refused as a whole, by HTTP status. */
  readonly refusals: Readonly<Record<400 | 403 | 413 | 415 | 429, string>>;
}

const { name, email, message } = contactLimits;

export const contactTexts: Readonly<Record<ContactLocale, ContactTexts>> = {
  fr: {
    labels: { name: "Nom", email: "Adresse e-mail", message: "Message", send: "Envoyer un message" },
    errorPrefix: "Erreur :",
    summary: "Le message n’est pas encore parti :",
    errors: {
      name: {
        required: "Indiquez votre nom.",
        tooLong: `Votre nom dépasse ${name.most} caractères : raccourcissez-le.`,
        invalid: "Votre nom contient un caractère qui ne peut pas être transmis : retapez-le.",
      },
      email: {
        required: "Indiquez votre adresse e-mail.",
        tooLong: `Votre adresse e-mail dépasse ${email.most} caractères : vérifiez-la.`,
        invalid: "Vérifiez votre adresse e-mail : elle s’écrit comme nom@exemple.fr.",
      },
      message: {
        required: "Écrivez votre message.",
        tooShort: `Votre message compte moins de ${message.least} caractères : dites-nous-en un peu plus.`,
        tooLong: `Votre message dépasse ${message.most} caractères : raccourcissez-le.`,
        invalid: "Votre message contient un caractère qui ne peut pas être transmis : retapez-le.",
      },
    },
    refusals: {
      400: "Le message n’a pas pu être lu. Revenez au formulaire et envoyez-le de nouveau.",
      403: "Ce message ne vient pas de notre site. Ouvrez notre formulaire et écrivez-nous de là.",
      413: "Le message est trop long. Revenez au formulaire et raccourcissez-le.",
      415: "Ce format n’est pas accepté. Écrivez-nous par le formulaire du site.",
      429: "Beaucoup de messages sont déjà venus de votre connexion. Réessayez dans une heure, ou appelez-nous.",
    },
  },
  en: {
    labels: { name: "Name", email: "E-mail address", message: "Message", send: "Send a message" },
    errorPrefix: "Error:",
    summary: "Your message has not been sent yet:",
    errors: {
      name: {
        required: "Enter your name.",
        tooLong: `Your name is longer than ${name.most} characters: shorten it.`,
        invalid: "Your name contains a character that cannot be sent: type it again.",
      },
      email: {
        required: "Enter your e-mail address.",
        tooLong: `Your e-mail address is longer than ${email.most} characters: check it.`,
        invalid: "Check your e-mail address: it is written like name@example.com.",
      },
      message: {
        required: "Write your message.",
        tooShort: `Your message is shorter than ${message.least} characters: tell us a little more.`,
        tooLong: `Your message is longer than ${message.most} characters: shorten it.`,
        invalid: "Your message contains a character that cannot be sent: type it again.",
      },
    },
    refusals: {
      400: "The message could not be read. Go back to the form and send it again.",
      403: "This message does not come from our site. Open our form and write to us from there.",
      413: "The message is too long. Go back to the form and shorten it.",
      415: "This format is not accepted. Write to us through the form of the site.",
      429: "Many messages have already come from your connection. Try again in an hour, or call us.",
    },
  },
  pt: {
    labels: { name: "Nome", email: "Endereço de e-mail", message: "Mensagem", send: "Enviar uma mensagem" },
    errorPrefix: "Erro:",
    summary: "A sua mensagem ainda não foi enviada:",
    errors: {
      name: {
        required: "Indique o seu nome.",
        tooLong: `O seu nome tem mais de ${name.most} caracteres: abrevie-o.`,
        invalid: "O seu nome contém um carácter que não pode ser transmitido: escreva-o de novo.",
      },
      email: {
        required: "Indique o seu endereço de e-mail.",
        tooLong: `O seu endereço de e-mail tem mais de ${email.most} caracteres: verifique-o.`,
        invalid: "Verifique o seu endereço de e-mail: escreve-se como nome@exemplo.pt.",
      },
      message: {
        required: "Escreva a sua mensagem.",
        tooShort: `A sua mensagem tem menos de ${message.least} caracteres: conte-nos um pouco mais.`,
        tooLong: `A sua mensagem tem mais de ${message.most} caracteres: abrevie-a.`,
        invalid: "A sua mensagem contém um carácter que não pode ser transmitido: escreva-a de novo.",
      },
    },
    refusals: {
      400: "Não foi possível ler a mensagem. Volte ao formulário e envie-a de novo.",
      403: "Esta mensagem não vem do nosso site. Abra o nosso formulário e escreva-nos a partir daí.",
      413: "A mensagem é demasiado longa. Volte ao formulário e abrevie-a.",
      415: "Este formato não é aceite. Escreva-nos através do formulário do site.",
      429: "Já chegaram muitas mensagens da sua ligação. Tente de novo daqui a uma hora, ou ligue-nos.",
    },
  },
};
