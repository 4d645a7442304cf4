import { buildApp } from "../app.ts";
import { readEnvironment } from "../environment.ts";
import { type Build, loadBuild } from "../static/load-build.ts";
import { fixtureBuild } from "./fixture-build.ts";
import { MemoryOutbox } from "./memory-outbox.ts";

/** The secret of the time tokens in tests. */
const TEST_KEY = Buffer.alloc(32, 7);

/** An application on a small build and an outbox in memory, with what it logged. */
export function contactApp(
  variables: Readonly<Record<string, string>> = {},
  {
    read,
    ...parts
  }: Partial<Pick<Parameters<typeof buildApp>[0], "renderContactPage" | "onQueued"> & Pick<Build, "read">> = {},
) {
  const outbox = new MemoryOutbox();
  const logged: string[] = [];
  const build = loadBuild(fixtureBuild().root);
  const app = buildApp({
    environment: readEnvironment({ CONTACT_RATE_LIMIT: "100000", ...variables }),
    build: read === undefined ? build : { ...build, read },
    outbox,
    tokenKey: TEST_KEY,
    log: { write: (line) => logged.push(line) },
    ...parts,
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
