import { onTestFinished } from "vitest";
import { HOUR, SECOND } from "../common/clock.ts";
import { composeMessageMail } from "../delivery/compose-mail.ts";
import { type DeliveryOptions, deliveryOf } from "../delivery/delivery.ts";
import { smtpSettings } from "../delivery/mail-settings.ts";
import { openSmtpSession } from "../delivery/smtp-session.ts";
import { ownerVoice } from "../words/owner-words.ts";
import { fixtureOwner } from "./fixture-build.ts";
import { ManualClock } from "./manual-clock.ts";
import { memoryOutbox } from "./memory-outbox.ts";
import { newMessage } from "./new-message.ts";
import { type SmtpSink, smtpSink } from "./smtp-sink.ts";

/** Milliseconds until silence counts as such: long for this machine's own sink, even when the machine is busy. */
const PATIENCE = 1500;
/** The Message-ID of notices. */
const NOTICE = "<notice@example.com>";
const addresses = { from: "site@example.com", to: "owner@example.com" };

/**
 * A delivery from an outbox in memory to a sink, on a clock that is moved by hand; it is stopped after the test.
 *
 * @param query settings at the end of SMTP_URL
 * @param parts parts of the delivery that are to be others
 * @param whenFinished the test's own, where others run beside it
 */
export async function deliveryTo(
  sink: SmtpSink,
  query = "",
  parts: Partial<DeliveryOptions> = {},
  whenFinished: typeof onTestFinished = onTestFinished,
) {
  const { connection, login } = smtpSettings(`smtp://user:secret@127.0.0.1:${sink.port}${query}`);
  const settings = {
    connection: { ...connection, socketTimeout: PATIENCE, greetingTimeout: PATIENCE },
    ...(login ? { login } : {}),
    host: "",
    encrypted: false,
  };
  const outbox = memoryOutbox();
  const clock = new ManualClock();
  const logged: string[] = [];
  const say = (facts: object, text: string) => void logged.push(JSON.stringify({ ...facts, text }));
  let underWay = 0;
  /** Counts what takes its time beside our clock. */
  const counted = async <Result>(work: Promise<Result>): Promise<Result> => {
    underWay += 1;
    return work.finally(() => {
      underWay -= 1;
    });
  };
  const options: DeliveryOptions = {
    outbox,
    clock,
    openSession: async (signal) => {
      const session = await counted(openSmtpSession(settings, signal));
      return { ...session, send: (mail) => counted(session.send(mail)) };
    },
    compose: (message) => counted(composeMessageMail(message, addresses, ownerVoice(fixtureOwner))),
    composeNotice: async () => ({ ...addresses, bytes: Buffer.from(`Message-ID: ${NOTICE}\r\n\r\nNotice\r\n`) }),
    random: () => 0.5,
    log: { info: say, warn: say, error: say },
    isOnlySender: true,
    ...parts,
  };
  const delivery = deliveryOf(options);
  whenFinished(() => delivery.stop());
  const add = async (more = {}) => (await outbox.accept(newMessage({ receivedAt: clock.now(), ...more }), 0)).id;
  const stateOf = async (id: string) => (await outbox.get(id))?.state;
  /** Waits until the delivery does nothing before the clock goes on; a session that is open and idle is nothing. */
  async function settled(): Promise<void> {
    do await new Promise((resume) => setImmediate(resume));
    while (underWay > 0);
  }
  /** Lets time pass on the clock. */
  async function pass(time: number, step = 5 * SECOND): Promise<void> {
    for (let passed = 0; passed < time; passed += step) {
      clock.advance(step);
      await settled();
    }
  }
  /** Moves the clock on until a message has this state. */
  async function reaches(id: string, state: string, step = 5 * SECOND, most = 2 * HOUR): Promise<void> {
    for (let passed = 0; passed <= most; passed += step) {
      await settled();
      if ((await stateOf(id)) === state) return;
      clock.advance(step);
    }
    throw new Error(`${id} is ${await stateOf(id)}, not ${state}`);
  }
  return { delivery, options, outbox, clock, logged, add, stateOf, pass, reaches };
}

/** A sink that is closed after the test. @param whenFinished the test's own, where others run beside it */
export async function freshSink(whenFinished: typeof onTestFinished = onTestFinished): Promise<SmtpSink> {
  const sink = await smtpSink();
  whenFinished(() => sink.close());
  return sink;
}

function allIds({ mails }: SmtpSink): readonly (string | undefined)[] {
  return mails.map((mail) => /^Message-ID: (.*?)\r?$/im.exec(mail)?.[1]);
}

/** The Message-IDs of the messages that came, in their order. */
export function messageIds(sink: SmtpSink): readonly (string | undefined)[] {
  return allIds(sink).filter((id) => id !== NOTICE);
}

/** How many notices came. */
export function noticesIn(sink: SmtpSink): number {
  return allIds(sink).filter((id) => id === NOTICE).length;
}
