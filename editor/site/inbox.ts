import { statSync } from "node:fs";
import { forEachField } from "#contact/message/contact-fields.ts";
import { normaliseEmail } from "#contact/message/contact-message.ts";
import { EnvironmentError, readEnvironment } from "#contact/server/common/environment.ts";
import { troubleInWords } from "#contact/server/delivery/digest.ts";
import { mailHost } from "#contact/server/delivery/mail-settings.ts";
import { type Outbox, OutboxUnavailableError } from "#contact/server/outbox/outbox.ts";
import { outboxAt, sqliteFile } from "#contact/server/outbox/outbox-at.ts";
import {
  isHeld,
  isSeen,
  isToAnswer,
  type MessageState,
  type StoredMessage,
  statesAllowing,
} from "#contact/server/outbox/stored-message.ts";
import { isKeptOfCrowd } from "#contact/server/receiving/spam-score.ts";
import { type OwnerVoice, ownerVoice } from "#contact/server/words/owner-words.ts";
import { sayIn } from "#engine/i18n/owner-text.ts";
import { type OwnerLanguage, usualOwnerFacts } from "#engine/manifest/owner-facts.ts";
import type { Inbox, InboxMessage, InboxVerb } from "../contract/inbox.ts";
import type { InboxRequest } from "../contract/requests.ts";
import { Refused } from "../words/refused.ts";
import { sentences } from "../words/sentences.ts";

/** The states in which each verb can be applied to a message, as in `npm run inbox`. */
const STATES: Readonly<Record<InboxVerb, readonly MessageState[]>> = statesAllowing;
const VERBS = Object.keys(STATES) as InboxVerb[];

/** Which outbox is meant: that of a site, undefined for the project's own, by the settings of its server. */
interface InboxPlace {
  readonly site: string | undefined;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** All messages, newest first. @throws {Refused} where there is no outbox here */
export function readInbox(place: InboxPlace, language: OwnerLanguage): Promise<Inbox> {
  const voice = voiceIn(language);
  return withOutbox(place, async (outbox) => ({
    messages: (await outbox.list()).map((stored) => shown(stored, voice)),
    counts: (await outbox.counts()).byState,
  }));
}

/** Does what was asked, with those of the messages whose state allows it. @throws {Refused} where there is no outbox here */
export function doInInbox(place: InboxPlace, request: InboxRequest): Promise<{ readonly count: number }> {
  return withOutbox(place, async (outbox) => {
    if (request.verb === "erase") return { count: await outbox.eraseByEmail(normaliseEmail(request.email)) };
    const { verb, ids: wanted } = request;
    if (verb === "seen") return { count: await outbox.markSeen(wanted, Date.now()) };
    if (verb === "answered") return { count: await outbox.markAnswered(wanted, Date.now()) };
    if (verb === "to-answer") return { count: await outbox.markAnswered(wanted, null) };
    const allowed = await outbox.list({ states: STATES[verb] });
    const ids = allowed.map(({ id }) => id).filter((id) => wanted.includes(id));
    return { count: await (verb === "discard" ? outbox.remove(ids) : outbox.requeue(ids, Date.now())) };
  });
}

function shown(stored: StoredMessage, voice: OwnerVoice): InboxMessage {
  const { id, locale, state, isTest, receivedAt, answeredAt, lastError } = stored;
  return {
    id,
    ...forEachField((field) => stored[field]),
    locale,
    state,
    isTest,
    isSeen: isSeen(stored),
    isToAnswer: isToAnswer(stored),
    ...(answeredAt === undefined ? {} : { answeredAt: new Date(answeredAt).toISOString() }),
    receivedAt: new Date(receivedAt).toISOString(),
    ...(lastError === undefined ? {} : { trouble: troubleInWords(stored, voice) }),
    isHeld: isHeld(stored),
    isOfCrowd: isKeptOfCrowd(stored),
    verbs: VERBS.filter((verb) => STATES[verb].includes(state)),
  };
}

/** Opens the outbox that the settings of the server name, for as long as the work takes. */
async function withOutbox<Result>(
  { site, variables }: InboxPlace,
  work: (outbox: Outbox) => Promise<Result>,
): Promise<Result> {
  try {
    const environment = readEnvironment(variables);
    const { DATABASE_URL: databaseUrl, DATA_DIR } = environment;
    const dataDir = variables.OUTBOX_DIR || DATA_DIR;
    if (databaseUrl === undefined && !statSync(sqliteFile(dataDir), { throwIfNoEntry: false }))
      throw Refused.because("no-inbox", {}, 404);
    const outbox = outboxAt({ databaseUrl, dataDir, mailHost: mailHost(environment), site });
    try {
      return await work(outbox);
    } finally {
      await outbox.close();
    }
  } catch (error) {
    if (error instanceof EnvironmentError) throw refusedFor("inbox-settings", error, 500);
    // The folder is not this user's, nor its group's.
    const isForeign = error instanceof Error && "code" in error && error.code === "EACCES";
    if (isForeign || error instanceof OutboxUnavailableError) throw refusedFor("inbox-closed", error, 503);
    throw error;
  }
}

/** With the reason in the language of whoever reads the sentence. */
function refusedFor(id: "inbox-settings" | "inbox-closed", error: Error, status: number): Refused {
  const reason = (language: OwnerLanguage) => voiceIn(language).reason(error);
  return new Refused(id, (language) => sayIn(sentences, language)(id, { reason: reason(language) }), status);
}

function voiceIn(language: OwnerLanguage): OwnerVoice {
  return ownerVoice({ ...usualOwnerFacts, language });
}
