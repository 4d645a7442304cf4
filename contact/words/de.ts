import type { ContactWords } from "./fr.ts";

export const de: ContactWords = {
  "contact.form": "Kontaktformular",
  "contact.all-required": "Alle Felder sind auszufüllen. Die Nachricht muss mindestens {least} Zeichen haben.",
  "contact.name": "Name",
  "contact.name-placeholder": "Ihr Name",
  "contact.name-required": "Geben Sie Ihren Namen an.",
  "contact.name-tooLong": "Ihr Name hat mehr als {most} Zeichen: Kürzen Sie ihn.",
  "contact.name-invalid": "Ihr Name enthält ein Zeichen, das nicht übertragen werden kann: Tippen Sie ihn neu.",
  "contact.email": "E-Mail-Adresse",
  "contact.email-placeholder": "name@beispiel.de",
  "contact.email-required": "Geben Sie Ihre E-Mail-Adresse an.",
  "contact.email-tooLong": "Ihre E-Mail-Adresse hat mehr als {most} Zeichen: Prüfen Sie sie.",
  "contact.email-invalid": "Prüfen Sie Ihre Adresse: Sie sollte wie name@beispiel.de aussehen.",
  "contact.message": "Nachricht",
  "contact.message-placeholder": "Ihre Nachricht",
  "contact.message-required": "Schreiben Sie Ihre Nachricht.",
  "contact.message-tooShort": "Ihre Nachricht hat weniger als {least} Zeichen: Schreiben Sie uns etwas mehr.",
  "contact.message-tooLong": "Ihre Nachricht hat mehr als {most} Zeichen: Kürzen Sie sie.",
  "contact.message-invalid":
    "Ihre Nachricht enthält ein Zeichen, das nicht übertragen werden kann: Tippen Sie sie neu.",
  "contact.leave-empty": "Lassen Sie dieses Feld leer",
  "contact.send": "Nachricht senden",
  "contact.sending": "Wird gesendet…",
  "contact.sent-title": "Danke, Ihre Nachricht ist angekommen.",
  "contact.sent": "Wir antworten an die Adresse, die Sie angegeben haben.",
  "contact.write-another": "Noch eine Nachricht schreiben",
  "contact.error-title": "Fehler: {title}",
  "contact.not-sent-yet": "Ihre Nachricht ist noch nicht abgeschickt",
  "contact.not-sent":
    "Ihre Nachricht konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal, oder rufen Sie uns an: {phone}.",
  "contact.unreachable":
    "Unser Server ist nicht erreichbar. Ihr Text bleibt im Formular: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder rufen Sie uns an: {phone}.",
  "contact.too-many":
    "Von Ihrem Anschluss sind schon viele Nachrichten gekommen. Versuchen Sie es {wait} noch einmal, oder rufen Sie uns an: {phone}.",
  "contact.call": "{number} anrufen",
  "contact.unreadable":
    "Ihre Nachricht konnte nicht gelesen werden. Gehen Sie zum Formular zurück und senden Sie sie noch einmal.",
  "contact.foreign":
    "Diese Nachricht kommt nicht von unserer Website. Öffnen Sie unser Formular und schreiben Sie uns von dort.",
  "contact.no-form":
    "Diese Website hat kein Formular: Ihre Nachricht ist nicht angekommen. Rufen Sie uns an: {phone}, oder schreiben Sie an die Adresse auf unserer Kontaktseite.",
  "contact.nothing-sent":
    "Diese Adresse nimmt Nachrichten aus dem Formular an, und gerade wurde ihr nichts geschickt. Gehen Sie zum Formular zurück, um uns zu schreiben.",
  "contact.too-large": "Ihre Nachricht ist zu lang. Gehen Sie zum Formular zurück und kürzen Sie sie.",
  "contact.wrong-format":
    "Dieses Format wird nicht angenommen. Schreiben Sie uns mit dem Formular auf unserer Website.",
  "contact.text-kept": "Ihr Text ist nicht verloren: Die Zurück-Taste Ihres Browsers bringt ihn wieder.",
  "contact.back": "Kontakt",
  "error.text":
    "Die Verbindung wurde unterbrochen, oder unser Server hatte eine Störung. Nichts ist verloren: Versuchen Sie es gleich noch einmal.",
  "error.retry": "Noch einmal versuchen",
};
