import { contactFieldNames } from "#contact/message/contact-fields.ts";
import { readable } from "../../built/queries.ts";
import { type Language, languages, testMessages } from "../../support/setup/test-content.ts";

/** What the contact form says in one language, as `readable` gives them. */
interface ContactWords {
  readonly thanks: string;
  readonly another: string;
  readonly sending: string;
  readonly retry: string;
  /** Before the title of a page with errors. */
  readonly mark: string;
  /** By field, in the order of the form: what is said where nothing is written, and where something is wrong. */
  readonly required: readonly string[];
  readonly wrong: readonly string[];
}

/** What visitors are told, per language. */
export const contactWords = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await wordsOf(language)])),
) as Readonly<Record<Language, ContactWords>>;

async function wordsOf(language: Language): Promise<ContactWords> {
  const texts = await testMessages(language);
  const say = (key: string) => readable(texts[key] ?? "").replace("{least}", "10");
  return {
    thanks: say("contact.sent-title"),
    another: say("contact.write-another"),
    sending: say("contact.sending"),
    retry: say("error.retry"),
    mark: say("contact.error-title").replace("{title}", ""),
    required: contactFieldNames.map((field) => say(`contact.${field}-required`)),
    wrong: [say("contact.name-required"), say("contact.email-invalid"), say("contact.message-tooShort")],
  };
}
