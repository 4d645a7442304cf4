import { DAY, HOUR } from "../common/clock.ts";
import { headerText } from "../common/visitor-text.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { type MessageState, plainKind, type StoredMessage } from "../outbox/stored-message.ts";
import { isKeptOfCrowd } from "../receiving/spam-score.ts";
import type { OwnerVoice } from "../words/owner-words.ts";
import { type MailContent, signsInWords } from "./compose-mail.ts";

/** Messages read of the outbox at once. */
export const MAX_LISTED = 10_000;
/** Messages that one digest names; of the others it says how many. */
const MOST_NAMED = 100;
/** A message that could not be sent for so long is news for the owner. */
const LATE = 6 * HOUR;

/** A clock that jumped: what it should have said, and what it said. Milliseconds since 1970. */
export interface ClockJump {
  readonly from: number;
  readonly to: number;
}

/** What the owner should know of: once a day, or, of what is kept back because many came, at once. */
export interface Digest {
  readonly kind: "digest" | "crowd";
  /** Could not be delivered, are late, or look like spam; oldest first. */
  readonly messages: readonly StoredMessage[];
  /** How many more there are. */
  readonly more: number;
  /** How many messages nobody has seen although their time is over, and after how many days it is. */
  readonly overdue: { readonly count: number; readonly days: number };
  /** The clock by which messages grow old has jumped. */
  readonly jump?: ClockJump | undefined;
}

/**
 * The digest of a moment: messages that could not be delivered or are late, suspected spam since the last digest, and what
 * has outlived its time unread.
 *
 * @param now milliseconds since 1970
 * @param since when the last digest was sent, in milliseconds since 1970
 */
export async function digestOf(
  outbox: Outbox,
  { now, since, days, jump }: { now: number; since: number; days: number; jump?: ClockJump | undefined },
): Promise<Digest> {
  const listed = async (...states: MessageState[]) =>
    (await outbox.list({ states, limit: MAX_LISTED })).filter(isNews).toReversed();
  const isNews = ({ state, receivedAt }: StoredMessage) => {
    if (state === "quarantined") return receivedAt > since;
    return state === "queued" ? now - receivedAt > LATE : true;
  };
  // What was not delivered comes before what looks like spam, however much of that there is.
  const news = [...(await listed("failed", "uncertain", "queued")), ...(await listed("quarantined"))];
  const overdue = { count: await outbox.countUnseen(now - days * DAY), days };
  return { kind: "digest", ...named(news), overdue, jump };
}

/** What was kept back because many came, since a time. */
export async function crowdOf(outbox: Outbox, since: number): Promise<Digest> {
  const quarantined = await outbox.list({ states: ["quarantined"], limit: MAX_LISTED });
  const news = quarantined.filter((one) => isKeptOfCrowd(one) && one.receivedAt > since).toReversed();
  return { kind: "crowd", ...named(news), overdue: { count: 0, days: 0 } };
}

function named(news: readonly StoredMessage[]): Pick<Digest, "messages" | "more"> {
  const messages = news.slice(0, MOST_NAMED);
  return { messages, more: news.length - messages.length };
}

/** Whether a digest has anything to say. */
export function isWorthSending({ messages, overdue, jump }: Digest): boolean {
  return messages.length > 0 || overdue.count > 0 || jump !== undefined;
}

/** The mail about what needs the owner, in their language. @param editor its origin, where it has an address */
export function digestContent(
  digest: Digest,
  { now, mailHost, editor }: { readonly now: number; readonly mailHost: string; readonly editor?: string | undefined },
  owner: OwnerVoice,
): MailContent {
  const { kind, messages, more, overdue, jump } = digest;
  const { say, moment, timeZone } = owner;
  const count = messages.length + more || overdue.count;
  const clock = jump && say("digest-clock", { from: moment(jump.from), to: moment(jump.to) });
  const paragraphs = [
    clock,
    messages.length > 0 && say(`${kind}-intro`, { zone: timeZone }),
    ...messages.map((message) => messageLines(message, owner)),
    more > 0 && say("digest-more", { count: more }),
    overdue.count > 0 && say("digest-overdue", overdue),
    count > 0 && (editor === undefined ? howToAct(owner) : say("digest-open", { link: `${editor}/#inbox` })),
  ];
  return {
    // One a day, or one an hour: a second server's is known as a copy.
    id: `<${kind}-${new Date(now).toISOString().slice(0, kind === "digest" ? 10 : 13)}@${mailHost}>`,
    date: new Date(now),
    subject: count > 0 ? say(`${kind}-subject`, { count }) : say("digest-clock-subject"),
    text: `${paragraphs.filter(Boolean).join("\n\n")}\n`,
  };
}

/** The mail by which a refusal is understood: it has no visitor's word in it. */
export function noticeContent(now: number, mailHost: string, { say }: OwnerVoice): MailContent {
  const id = `<notice-${now}@${mailHost}>`;
  return { id, date: new Date(now), subject: say("notice-subject"), text: `${say("notice-text")}\n` };
}

function messageLines(message: StoredMessage, owner: OwnerVoice): string {
  const { id, receivedAt, state, name, email, nextAttemptAt } = message;
  const next = nextAttemptAt === undefined ? "" : owner.say("note-again", { moment: owner.moment(nextAttemptAt) });
  const shownState = owner.meaning("state", state);
  return [
    `${owner.moment(receivedAt)}  ${headerText(name)} <${email}>`,
    `  ${[shownState, troubleInWords(message, owner), next].filter(Boolean).join(", ")}`,
    `  ID ${id}`,
  ].join("\n");
}

/** Why a message was not delivered, or looks like spam, in the owner's words. */
export function troubleInWords({ lastError, suspicions }: StoredMessage, owner: OwnerVoice): string {
  if (lastError === undefined) return signsInWords(suspicions, owner);
  return failureInWords(plainKind(lastError.kind), lastError.text, owner);
}

/** What went wrong with mail, in the owner's words; what the mail server or the system said is quoted in brackets. */
export function failureInWords(kind: string, said: string, { meaning, say }: OwnerVoice): string {
  return `${meaning("kind", kind)}${said === "" ? "" : ` (${say("quoted", { text: headerText(said) })})`}`;
}

function howToAct({ say, inbox }: OwnerVoice): string {
  const commands = [
    ["list", say("help-list")],
    ["show ID", say("help-show")],
    ["retry ID | --all", say("help-retry")],
    ["release ID | --all", say("help-release")],
    ["discard ID", say("help-discard")],
  ] as const;
  const lines = commands.map(([command, text]) => `  ${inbox} ${command.padEnd(18)}  ${text}`);
  return [say("digest-how"), ...lines].join("\n");
}
