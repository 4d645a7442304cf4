import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { type VisitorOptions, visitors } from "../setup/browser.ts";
import { answeredConsent } from "./answered-consent.ts";
import type { Message } from "./contact-form.ts";
import { receivedMessages } from "./received-messages.ts";

/** Opens visitors for the tests of a file, who write to the server of the run. */
export function contactVisitors() {
  const visit = visitors();
  return {
    /** The messages from an address, as the owner exports them. */
    received: (email: string) => receivedMessages(inject("dataFolder"), email),
    /** A visitor who has answered the banner. */
    newVisitor: (options: VisitorOptions = {}) => visit({ ...answeredConsent(), ...options }),
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
