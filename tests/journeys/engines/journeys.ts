import { afterAll, beforeAll, describe, inject } from "vitest";
import { changedDocuments } from "./changed-documents.ts";
import { consent } from "./consent.ts";
import { contact } from "./contact.ts";
import { firstVisits } from "./first-visits.ts";
import { injectedCode } from "./injected-code.ts";
import { menu } from "./menu.ts";
import { navigation } from "./navigation.ts";
import { print } from "./print.ts";
import type { Engine, EngineSession } from "./tab.ts";
import { engineVisitors, type OpenVisitor } from "./visitor.ts";
import { walk } from "./walk.ts";

const ofEveryEngine = {
  "a walk": walk,
  "documents that others change": changedDocuments,
  // Paper that is kept as a file is another part of each browser.
  print,
  "injected code": (newVisitor: OpenVisitor) => injectedCode(newVisitor, () => inject("origin")),
};
/** What Chromium does in the journeys of `npm test`. */
const ofOthers = {
  "first visits": firstVisits,
  consent,
  "the contact form": contact,
  "the menu": menu,
  navigation,
};

/** Registers the tests of its journeys in an engine, in one session; where it is not installed, says so and skips them. */
export function journeysIn(name: Engine["name"], engine: Engine | undefined): void {
  if (engine === undefined) process.stdout.write(`${name} is not installed here: its journeys are skipped.\n`);
  describe.skipIf(engine === undefined)(name, () => {
    let session: EngineSession;
    beforeAll(async () => {
      if (engine !== undefined) session = await engine.start();
    });
    afterAll(() => session?.close());
    const newVisitor = engineVisitors(() => session);
    const journeys = name === "Chromium" ? ofEveryEngine : { ...ofEveryEngine, ...ofOthers };
    for (const [title, journey] of Object.entries(journeys)) describe(title, () => journey(newVisitor));
  });
}
