import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { runInbox } from "#contact/server/inbox/run-inbox.ts";
import { eventually } from "#contact/server/test-support/eventually.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { type ContactProcess, startContactProcess } from "../contact-server/contact-process.ts";
import type { Behaviour, MailHost } from "./mail-host.ts";

const languages = ["fr", "en", "pt"] as const;
/** Once the mail server is well again, the next attempt comes within 30 s; a few more make up for a slow machine. */
const DELIVERY_DEADLINE = 90_000;
/** What the mail server may have already is sent again after a quarter of an hour, unless the owner asks for it. */
const UNCERTAIN_DEADLINE = 20 * 60_000;

/** What the journey needs. */
interface MailJourneyOptions {
  readonly siteFolder: string;
  readonly browser: Browser;
  readonly mailHost: MailHost;
  /** Told of each step. */
  readonly log?: (line: string) => void;
}

/** What came of messages that were written while the mail server had faults. */
interface MailJourneyResult {
  readonly behaviour: Behaviour;
  /** Messages that visitors wrote, and were thanked for. */
  readonly written: number;
  /** How many of them stood in the owner's list as waiting or in need of the owner while the mail server had faults. */
  readonly waited: number;
  /** Mails in the owner's mailbox in the end, by their Message-ID: how many copies of each. */
  readonly copies: readonly number[];
}

/** Visitors, a server and a mail server that behaves in different ways. */
export interface MailJourney {
  /**
   * Visitors write in three languages, with and without JavaScript, while the mail server behaves as told; then it is
   * well.
   *
   * @param impatient whether the owner sends again what needs them, and starts the server again, rather than wait
   */
  through(behaviour: Behaviour, impatient: boolean): Promise<MailJourneyResult>;
  end(): Promise<void>;
}

/** Starts the server, and two visitors: one with JavaScript, one without. */
export async function mailJourney(options: MailJourneyOptions): Promise<MailJourney> {
  const { browser, mailHost, log = () => {} } = options;
  const settings = {
    DATA_DIR: await mkdtemp(join(tmpdir(), "mail-journey-")),
    SMTP_URL: mailHost.smtpUrl,
    CONTACT_TO: "owner@example.com",
  };
  let server = await startContactProcess(options.siteFolder, settings);
  const contexts = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newContext({ javaScriptEnabled })),
  );
  const [hydrated, plain] = await Promise.all(contexts.map((context) => context.newPage()));
  if (hydrated === undefined || plain === undefined) throw new Error("The browser opened no page.");

  async function writeMessages(behaviour: Behaviour): Promise<number> {
    for (const language of languages) {
      await writeMessage(hydrated as Page, server, { language, behaviour, isHydrated: true });
      await writeMessage(plain as Page, server, { language, behaviour, isHydrated: false });
      log(`${behaviour}, ${language}: the visitors were thanked`);
    }
    return 2 * languages.length;
  }
  async function startAgain(): Promise<void> {
    await inbox(settings, "retry", "--all");
    await server.stop();
    server = await startContactProcess(options.siteFolder, settings);
  }
  return {
    async through(behaviour, impatient) {
      const before = (await mailHost.mails()).length;
      await mailHost.become(behaviour);
      const written = await writeMessages(behaviour);
      if (behaviour !== "well" && behaviour !== "delays")
        await eventually("an attempt", async () => wasTried(await listed(settings)));
      const waited = (await listed(settings)).filter(({ state }) => state !== "sent").length;
      await mailHost.become("well");
      if (impatient && waited > 0) await startAgain();
      const all = async () => (await listed(settings)).every(({ state }) => state === "sent");
      const deadline = behaviour === "drops" && !impatient ? UNCERTAIN_DEADLINE : DELIVERY_DEADLINE;
      await eventually(`every message is sent after "${behaviour}"`, all, deadline);
      const copies = async () => copiesOf(await mailHost.mails(), behaviour);
      await eventually("the mailbox has them", async () => (await copies()).length >= written, DELIVERY_DEADLINE);
      log(`${behaviour}: ${(await mailHost.mails()).length - before} mails for ${written} messages`);
      return { behaviour, written, waited, copies: await copies() };
    },
    async end() {
      await server.stop();
    },
  };
}

interface Message {
  readonly language: (typeof languages)[number];
  readonly behaviour: Behaviour;
  readonly isHydrated: boolean;
}

/** One message, sent with the keyboard, until the visitor is thanked. */
async function writeMessage(
  page: Page,
  { origin }: ContactProcess,
  { language, behaviour, isHydrated }: Message,
): Promise<void> {
  const way = isHydrated ? "with" : "without";
  const address = `${origin}/${language}/contact/`;
  if (isHydrated) await openHydrated(page, address);
  else await page.goto(address);
  const form = contactForm(page);
  await form.fill({
    name: "Ana Lopes",
    email: `ana.${behaviour}.${language}.${way}@example.org`,
    message: `Message written while the mail server ${behaviour}, ${language}, ${way} JavaScript.`,
  });
  await form.send.press("Enter");
  await form.thanks.waitFor();
}

/** How many copies there are of each message written under a behaviour; the digest, which names them, does not count. */
function copiesOf(mails: readonly string[], behaviour: Behaviour): readonly number[] {
  const copies = new Map<string, number>();
  const messages = new RegExp(`^Reply-To:[^<]*<ana\\.${behaviour}\\.`, "m");
  for (const mail of mails.filter((text) => messages.test(text))) {
    const id = /^Message-ID: *(.*)$/im.exec(mail)?.[1] ?? "";
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  return [...copies.values()];
}

interface ListedMessage {
  readonly state: string;
  readonly attempts: number;
}

function wasTried(messages: readonly ListedMessage[]): boolean {
  return messages.some(({ state, attempts }) => state !== "sent" && attempts > 0);
}

async function listed(settings: Readonly<Record<string, string>>): Promise<readonly ListedMessage[]> {
  return JSON.parse(await inbox(settings, "export", "--format", "json")) as readonly ListedMessage[];
}

/** Runs the owner's command. @returns what it printed */
async function inbox(settings: Readonly<Record<string, string>>, ...words: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await runInbox(words, settings, { write: print, complain: print, isTerminal: false });
  if (code !== 0) throw new Error(`npm run inbox -- ${words.join(" ")} failed: ${printed.join("")}`);
  return printed.join("");
}
