import { afterAll, beforeEach } from "vitest";
import { contactApp } from "./contact-app.ts";
import { postContact } from "./post-contact.ts";

/** One application for all tests of a file, its outbox empty before each, and what posts to it. */
export function sharedContactApp() {
  const { app, outbox } = contactApp();
  afterAll(() => app.close());
  beforeEach(async () => {
    await outbox.remove((await outbox.list()).map(({ id }) => id));
  });
  const post = (body: Parameters<typeof postContact>[1], headers: Readonly<Record<string, string>> = {}) =>
    postContact(app, body, headers);
  return { app, outbox, post };
}
