import type { FastifyInstance } from "fastify";
import { afterAll, beforeEach } from "vitest";
import { buildApp, type ContactParts } from "../app.ts";
import { readEnvironment } from "../common/environment.ts";
import { type Build, loadBuild } from "../http/load-build.ts";
import { fixtureBuild, fixtureTexts } from "./fixture-build.ts";
import { memoryOutbox } from "./memory-outbox.ts";

/** The secret of the time tokens in tests. */
const TEST_KEY = Buffer.alloc(32, 7);

/** An application on a small build and an outbox in memory, with what it logged. */
export function contactApp(
  variables: Readonly<Record<string, string>> = {},
  { read, ...parts }: Partial<ContactParts & Pick<Build, "read">> = {},
  outbox = memoryOutbox(),
) {
  const logged: string[] = [];
  const build = loadBuild(fixtureBuild().root);
  const app = buildApp({
    environment: readEnvironment({ CONTACT_RATE_LIMIT: "100000", ...variables }),
    build: { ...build, read: read ?? build.read },
    contact: { texts: fixtureTexts, outbox, tokenKey: TEST_KEY, ...parts },
    log: { write: (line) => logged.push(line) },
  });
  return { app, outbox, logged, manifest: build.manifest };
}

/** A message that nothing is wrong with. */
export const GOOD_FIELDS = {
  name: "Marie Dupont",
  email: "marie@example.com",
  message: "Bonjour, pouvez-vous me rappeler demain ?",
  locale: "fr",
};

export const JSON_TYPE = "application/json";
export const FORM_TYPE = "application/x-www-form-urlencoded";
/** What a browser asks for that sends the form itself. */
export const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Posts to the contact form's receiver: fields as JSON, text and bytes as a form unless the headers say otherwise. */
export function postContact(
  app: FastifyInstance,
  body: Readonly<Record<string, unknown>> | string | Buffer,
  headers: Readonly<Record<string, string>> = {},
) {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  const payload = isRaw ? body : JSON.stringify(body);
  const type = isRaw ? FORM_TYPE : JSON_TYPE;
  return app.inject({ method: "POST", url: "/api/contact", payload, headers: { "content-type": type, ...headers } });
}

/** Fields as a browser writes a form. */
export function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

/** One application for all tests of a file, its outbox empty before each, and what posts to it. */
export function sharedContactApp() {
  const { app, outbox, logged } = contactApp();
  afterAll(() => app.close());
  beforeEach(async () => {
    await outbox.remove((await outbox.list()).map(({ id }) => id));
  });
  const post = (body: Parameters<typeof postContact>[1], headers: Readonly<Record<string, string>> = {}) =>
    postContact(app, body, headers);
  return { app, outbox, logged, post };
}
