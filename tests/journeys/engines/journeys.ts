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
import { engineVisitors } from "./visitor.ts";
import { walk } from "./walk.ts";

/** Registers the tests of every journey in an engine, in one session; where it is not installed, says so and skips them. */
export function journeysIn(name: Engine["name"], engine: Engine | undefined): void {
  if (engine === undefined) process.stdout.write(`${name} is not installed here: its journeys are skipped.\n`);
  describe.skipIf(engine === undefined)(name, () => {
    let session: EngineSession;
    beforeAll(async () => {
      if (engine !== undefined) session = await engine.start();
    });
    afterAll(() => session?.close());
    const newVisitor = engineVisitors(() => session);
    describe("first visits", () => firstVisits(newVisitor));
    describe("a walk", () => walk(newVisitor));
    describe("consent", () => consent(newVisitor));
    describe("the contact form", () => contact(newVisitor));
    describe("the menu", () => menu(newVisitor));
    describe("navigation", () => navigation(newVisitor));
    describe("print", () => print(newVisitor));
    describe("documents that others change", () => changedDocuments(newVisitor));
    describe("injected code", () => injectedCode(newVisitor, () => inject("origin")));
  });
}
