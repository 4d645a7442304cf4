import type { ContactField, FieldError } from "../message/contact-fields.ts";

/** What the form and the server say in French. A site that says `error.text` and `error.retry` itself is asked first. */
export const fr = {
  "contact.form": "Formulaire de contact",
  "contact.all-required": "Tous les champs sont obligatoires. Le message doit compter au moins {least} caractères.",
  "contact.name": "Nom",
  "contact.name-placeholder": "Votre nom",
  "contact.name-required": "Indiquez votre nom.",
  "contact.name-tooLong": "Votre nom dépasse {most} caractères : raccourcissez-le.",
  "contact.name-invalid": "Votre nom contient un caractère qui ne peut pas être transmis : retapez-le.",
  "contact.email": "Adresse e-mail",
  "contact.email-placeholder": "prenom.nom@exemple.fr",
  "contact.email-required": "Indiquez votre adresse e-mail.",
  "contact.email-tooLong": "Votre adresse e-mail dépasse {most} caractères : vérifiez-la.",
  "contact.email-invalid": "Vérifiez votre adresse : elle doit ressembler à prenom.nom@exemple.fr.",
  "contact.message": "Message",
  "contact.message-placeholder": "Votre message",
  "contact.message-required": "Écrivez votre message.",
  "contact.message-tooShort": "Votre message compte moins de {least} caractères : dites-nous-en un peu plus.",
  "contact.message-tooLong": "Votre message dépasse {most} caractères : raccourcissez-le.",
  "contact.message-invalid": "Votre message contient un caractère qui ne peut pas être transmis : retapez-le.",
  "contact.leave-empty": "Laissez ce champ vide",
  "contact.send": "Envoyer un message",
  "contact.sending": "Envoi en cours…",
  "contact.sent-title": "Merci, votre message est arrivé.",
  "contact.sent": "Nous vous répondons à l'adresse que vous avez donnée.",
  "contact.write-another": "Écrire un autre message",
  "contact.error-title": "Erreur : {title}",
  // The heading of the list of errors.
  "contact.not-sent-yet": "Votre message n'est pas encore parti",
  "contact.not-sent": "Votre message n'a pas pu être envoyé. Réessayez dans un instant, ou appelez-nous au {phone}.",
  "contact.unreachable":
    "Notre serveur est injoignable. Votre texte reste dans le formulaire : vérifiez votre connexion et réessayez, ou appelez-nous au {phone}.",
  "contact.too-many":
    "Votre connexion nous a déjà envoyé beaucoup de messages. Réessayez {wait}, ou appelez-nous au {phone}.",
  "contact.call": "Appeler le {number}",
  // Answers of the server without the form's script: what was sent is damaged.
  "contact.unreadable": "Votre message n'a pas pu être lu. Revenez au formulaire et envoyez-le de nouveau.",
  // It came from another site.
  "contact.foreign":
    "Ce message ne vient pas de notre site. Ouvrez notre formulaire et écrivez-nous depuis cette page.",
  "contact.no-form":
    "Ce site n'a pas de formulaire : votre message n'a pas été reçu. Appelez-nous au {phone}, ou écrivez à l'adresse que donne notre page de contact.",
  // Somebody opened the address that takes messages.
  "contact.nothing-sent":
    "Cette adresse reçoit les messages du formulaire, mais rien n'y a été envoyé. Revenez au formulaire pour nous écrire.",
  "contact.too-large": "Votre message est trop long. Revenez au formulaire et raccourcissez-le.",
  // It is of a type that forms do not send.
  "contact.wrong-format": "Ce format n'est pas accepté. Écrivez-nous par le formulaire du site.",
  "contact.text-kept": "Votre texte n'est pas perdu : la flèche de retour de votre navigateur le ramène.",
  // Names the link that leads from an answer of the server back to the form.
  "contact.back": "Contact",
  "error.text":
    "La connexion s'est interrompue ou notre serveur a eu un problème. Rien n'est perdu : réessayez dans un instant.",
  "error.retry": "Réessayer",
} as const;

// What a field of the form needs: its label, its placeholder, and a text for each error that it can have.
fr satisfies Readonly<
  Record<
    {
      [Field in ContactField]: `contact.${Field}${"" | `-${"placeholder" | FieldError<Field>}`}`;
    }[ContactField],
    string
  >
>;

/** What contact says in a language, typed plainly: the build sets spaces and quotation marks. Each has the same `{values}`. */
export type ContactWords = Readonly<Record<keyof typeof fr, string>>;
