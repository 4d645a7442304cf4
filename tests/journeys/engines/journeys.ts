import { afterAll, beforeAll, describe, test } from "vitest";
import { changedDocuments } from "./changed-documents.ts";
import { consent } from "./consent.ts";
import { contact } from "./contact.ts";
import { deploy } from "./deploy.ts";
import { injectedCode } from "./injected-code.ts";
import { menu } from "./menu.ts";
import { navigation } from "./navigation.ts";
import type { Engine, EngineSession } from "./tab.ts";
import { engineVisitors } from "./visitor.ts";
import { walk } from "./walk.ts";

/** Rules that no other journey tells, in each engine. */
const everywhere = {
  "a walk": walk,
  navigation,
  "the menu": menu,
  "documents that others change": changedDocuments,
  "injected code": injectedCode,
  "a deploy": deploy,
};
/** Journeys of ../consent and ../contact tell more of it in Chromium. */
const elsewhere = { consent, "the contact form": contact };

/** Registers the tests of its journeys in an engine, in one session; where it is not installed, they are skipped. */
export function journeysIn(name: Engine["name"], engine: Engine | undefined): void {
  describe(name, () => {
    // An empty describe would be an error; this one is counted as skipped.
    if (engine === undefined) return test.skip("is not installed");
    let session: EngineSession;
    beforeAll(async () => {
      session = await engine.start();
    });
    afterAll(() => session?.close());
    const newVisitor = engineVisitors(() => session);
    const journeys = name === "Chromium" ? everywhere : { ...everywhere, ...elsewhere };
    for (const [title, journey] of Object.entries(journeys)) describe(title, () => journey(newVisitor));
  });
}
