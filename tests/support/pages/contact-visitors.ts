import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { type Visitor, type VisitorOptions, visitors } from "../setup/browser.ts";
import { answeredConsent } from "./answered-consent.ts";
import type { Message } from "./contact-form.ts";
import { receivedMessages } from "./received-messages.ts";

/** Who writes to the server of the run, and what arrives. */
interface ContactVisitors {
  /** The messages from an address, as the owner exports them. */
  readonly received: (email: string) => ReturnType<typeof receivedMessages>;
  /** A visitor who has answered the banner. */
  readonly newVisitor: (options?: VisitorOptions) => Promise<Visitor>;
}

/** Opens visitors for the tests of a file. */
export function contactVisitors(): ContactVisitors {
  const visit = visitors();
  return {
    received: (email) => receivedMessages(inject("dataFolder"), email),
    newVisitor: (options = {}) => visit({ ...answeredConsent(), ...options }),
  };
}

/** A message from a new address, by which it is found again, whoever else writes. */
export function newMessage(): Message {
  const mark = randomUUID().slice(0, 8);
  return {
    name: 'Ana "<b>" Lopes',
    email: `ana.${mark}@example.org`,
    message: `Bonjour & olá, je vous écris\nle message ${mark}.`,
  };
}

/** What has the focus: its id, or its role. */
export function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.id || document.activeElement?.role);
}
