import type { ContactWords } from "./fr.ts";

export const it: ContactWords = {
  "contact.form": "Modulo di contatto",
  "contact.all-required": "Tutti i campi sono obbligatori. Il messaggio deve avere almeno {least} caratteri.",
  "contact.name": "Nome",
  "contact.name-placeholder": "Il suo nome",
  "contact.name-required": "Scriva il suo nome.",
  "contact.name-tooLong": "Il suo nome supera i {most} caratteri: lo abbrevi.",
  "contact.name-invalid": "Il suo nome contiene un carattere che non può essere trasmesso: lo scriva di nuovo.",
  "contact.email": "Indirizzo e-mail",
  "contact.email-placeholder": "nome@esempio.it",
  "contact.email-required": "Scriva il suo indirizzo e-mail.",
  "contact.email-tooLong": "Il suo indirizzo e-mail supera i {most} caratteri: lo controlli.",
  "contact.email-invalid": "Controlli il suo indirizzo: deve avere la forma nome@esempio.it.",
  "contact.message": "Messaggio",
  "contact.message-placeholder": "Il suo messaggio",
  "contact.message-required": "Scriva il suo messaggio.",
  "contact.message-tooShort": "Il suo messaggio ha meno di {least} caratteri: ci dica qualcosa di più.",
  "contact.message-tooLong": "Il suo messaggio supera i {most} caratteri: lo abbrevi.",
  "contact.message-invalid": "Il suo messaggio contiene un carattere che non può essere trasmesso: lo scriva di nuovo.",
  "contact.leave-empty": "Lasci vuoto questo campo",
  "contact.send": "Invia il messaggio",
  "contact.sending": "Invio in corso…",
  "contact.sent-title": "Grazie, il suo messaggio è arrivato.",
  "contact.sent": "Le rispondiamo all'indirizzo che ha indicato.",
  "contact.write-another": "Scrivi un altro messaggio",
  "contact.error-title": "Errore: {title}",
  "contact.not-sent-yet": "Il suo messaggio non è ancora partito",
  "contact.not-sent": "Non è stato possibile inviare il suo messaggio. Riprovi tra poco, oppure ci chiami al {phone}.",
  "contact.unreachable":
    "Il nostro server non è raggiungibile. Il suo testo resta nel modulo: controlli la connessione e riprovi, oppure ci chiami al {phone}.",
  "contact.too-many":
    "Dalla sua connessione sono già arrivati molti messaggi. Riprovi {wait}, oppure ci chiami al {phone}.",
  "contact.call": "Chiama il {number}",
  "contact.unreadable": "Non è stato possibile leggere il suo messaggio. Torni al modulo e lo invii di nuovo.",
  "contact.foreign": "Questo messaggio non viene dal nostro sito. Apra il nostro modulo e ci scriva da lì.",
  "contact.no-form":
    "Questo sito non ha un modulo: il suo messaggio non è stato ricevuto. Ci chiami al {phone}, oppure scriva all'indirizzo che trova nella nostra pagina dei contatti.",
  "contact.nothing-sent":
    "Questo indirizzo riceve i messaggi del modulo, e ora non gli è stato inviato nulla. Torni al modulo per scriverci.",
  "contact.too-large": "Il suo messaggio è troppo lungo. Torni al modulo e lo abbrevi.",
  "contact.wrong-format": "Questo formato non è accettato. Ci scriva con il modulo del sito.",
  "contact.text-kept": "Il suo testo non è perduto: il tasto Indietro del browser lo riporta.",
  "contact.back": "Contatti",
  "error.text":
    "La connessione si è interrotta o il nostro server ha avuto un problema. Nulla è perduto: riprovi tra poco.",
  "error.retry": "Riprova",
};
