import { createRequire } from "node:module";
import fc from "fast-check";
import { type DOMWindow, JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ConsentConfiguration, initialConsent, isRequired } from "../core/configuration.ts";
import type { Consents } from "../core/stored-consents.ts";
import { startConsentEngine } from "./consent-engine.ts";

/*
 * The original, klaro 0.7.22, and this engine are given the same configuration, the same stored value and the same
 * sequence of a visitor's actions, and must agree after every one of them. What is left out of the sequences, because
 * the two differ on purpose, is listed in docs/decisions/0029-consent-differs-from-klaro.md. How long a cookie lasts:
 * consent-store.test.ts.
 */
const SEQUENCES = 150;
const PAGE = "https://www.passerelle.example/fr/blog/";

/** Something that a visitor does. */
type Action =
  | { readonly verb: "acceptAll" | "declineAll" | "save" | "reset" | "reload" }
  | { readonly verb: "acceptOnce" | "acceptAlways"; readonly name: string }
  | { readonly verb: "change"; readonly name: string; readonly value: boolean };

/** A configuration, what is stored when the page opens, and what the visitor does then. */
interface Case {
  readonly configuration: ConsentConfiguration;
  readonly stored: string | undefined;
  readonly actions: readonly Action[];
}

const names = ["web-fonts", "analytics", "video", "map"];
const flag = fc.constantFrom(true, false, undefined);
const services = fc.subarray(names, { minLength: 1 }).chain((chosen) =>
  fc.tuple(
    ...chosen.map((name) =>
      fc.record({ default: flag, required: flag, optOut: flag, onlyOnce: flag }).map((flags) => ({
        name,
        title: name,
        purposes: ["any"],
        cookies: ["^_pk_", "piwik_ignore"],
        ...flags,
      })),
    ),
  ),
);
const configurations = fc.record({
  services: fc
    .shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
    .chain((order) => services.map((list) => order.flatMap((index) => list[index] ?? []))),
  default: flag,
  required: flag,
  optOut: flag,
});
const storedValues = fc.option(
  fc
    .shuffledSubarray([...names, "removed", "foreign"])
    .chain((chosen) =>
      fc
        .array(fc.boolean(), { minLength: chosen.length, maxLength: chosen.length })
        .map((values) =>
          encodeURIComponent(JSON.stringify(Object.fromEntries(chosen.map((name, index) => [name, values[index]])))),
        ),
    ),
  { nil: undefined },
);
const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ verb: fc.constantFrom("acceptAll", "declineAll", "save", "reset", "reload") }),
  fc.record({ verb: fc.constantFrom("acceptOnce", "acceptAlways"), name: fc.constantFrom(...names) }),
  fc.record({ verb: fc.constant("change"), name: fc.constantFrom(...names), value: fc.boolean() }),
);
/** Any case in which klaro and the specification mean the same. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    configuration: configurations,
    stored: storedValues,
    actions: fc.array(actions, { minLength: 1, maxLength: 12 }),
  })
  .map(({ configuration, stored, actions }) => ({ configuration, stored: obeying(configuration, stored), actions }));

/** A stored value without a no to a required service, which klaro shows and saves as no. */
function obeying(configuration: ConsentConfiguration, stored: string | undefined): string | undefined {
  if (stored === undefined) return undefined;
  const required = configuration.services.filter((service) => isRequired(configuration, service));
  const consents = Object.entries(JSON.parse(decodeURIComponent(stored)) as Consents).map(([name, value]) => [
    name,
    value || required.some((service) => service.name === name),
  ]);
  return encodeURIComponent(JSON.stringify(Object.fromEntries(consents)));
}

interface Klaro {
  readonly consents: Consents;
  readonly savedConsents: Consents;
  readonly states: Consents;
  readonly confirmed: boolean;
  readonly changed: boolean;
  changeAll(value: boolean): void;
  saveAndApplyConsents(event: string): void;
  saveConsents(event: string): void;
  applyConsents(dryRun: boolean, interactive: boolean, name: string): void;
  updateConsent(name: string, value: boolean): void;
  resetConsents(): void;
  watch(watcher: { update(manager: Klaro, name: string, data: unknown): void }): void;
}

const require = createRequire(import.meta.url);
const loadKlaro = (): (new (configuration: object) => Klaro) => require("klaro/dist/cm.js").default;
const theirPage = new JSDOM("", { url: PAGE }).window;
const ourPage = new JSDOM("", { url: PAGE }).window;

beforeAll(() => {
  const { document, sessionStorage } = theirPage;
  for (const [name, value] of Object.entries({ self: theirPage, window: theirPage, document, sessionStorage })) {
    vi.stubGlobal(name, value);
  }
  vi.spyOn(console, "debug").mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test(`klaro and this engine agree, step by step, on ${SEQUENCES} sequences`, () => {
  const Manager = loadKlaro();
  let steps = 0;
  fc.assert(
    fc.property(cases, (oneCase) => {
      const theirs = klaroSide(Manager, oneCase);
      const ours = ourSide(oneCase);
      expect(ours.state()).toEqual(theirs.state());
      for (const action of oneCase.actions) {
        if (differsOnPurpose(oneCase.configuration, action, theirs.klaro()) || ours.keepsOnce(action)) continue;
        theirs.act(action);
        ours.act(action);
        steps += 1;
        expect(ours.state()).toEqual(theirs.state());
      }
      ours.end();
    }),
    { numRuns: SEQUENCES },
  );
  expect(steps).toBeGreaterThan(SEQUENCES);
});

/** The cases of the decision record; each has its own test there. */
function differsOnPurpose(configuration: ConsentConfiguration, action: Action, klaro: Klaro): boolean {
  if (action.verb === "reset") return klaro.changed;
  if (!("name" in action)) return false;
  const service = configuration.services.find(({ name }) => name === action.name);
  if (service === undefined || isRequired(configuration, service)) return true;
  return action.verb === "acceptAlways" && !klaro.confirmed;
}

/**
 * What a service's own words and the global ones amount to is the specification's (C2, D18), and klaro loses an explicit
 * false: it is given the outcome for each service, and has nothing to work out.
 */
function inKlarosWords(configuration: ConsentConfiguration): ConsentConfiguration {
  const services = configuration.services.map((service) => ({
    ...service,
    default: initialConsent(configuration, service),
    required: isRequired(configuration, service),
  }));
  return { ...configuration, default: undefined, required: undefined, services };
}

function klaroSide(Manager: new (configuration: object) => Klaro, { configuration, stored }: Case) {
  const calls: unknown[] = [];
  prepare(theirPage, stored);
  const watcher = {
    ...inKlarosWords(configuration),
    callback: (on: boolean, service: { name: string }) => calls.push([service.name, on]),
  };
  const start = (): Klaro => {
    const manager = new Manager(watcher);
    manager.watch({ update: (_, name, data) => name === "saveConsents" && calls.push(structuredClone(data)) });
    return manager;
  };
  let klaro = start();
  const verbs: Record<Action["verb"], (action: Action) => void> = {
    acceptAll: () => {
      klaro.changeAll(true);
      klaro.saveAndApplyConsents("accept");
    },
    declineAll: () => {
      klaro.changeAll(false);
      klaro.saveAndApplyConsents("decline");
    },
    save: () => klaro.saveAndApplyConsents("save"),
    reset: () => klaro.resetConsents(),
    reload: () => {
      klaro = start();
    },
    change: (action) => action.verb === "change" && klaro.updateConsent(action.name, action.value),
    acceptOnce: (action) => {
      if (action.verb !== "acceptOnce") return;
      klaro.updateConsent(action.name, true);
      klaro.applyConsents(false, true, action.name);
      klaro.updateConsent(action.name, false);
    },
    acceptAlways: (action) => {
      if (action.verb !== "acceptAlways") return;
      klaro.updateConsent(action.name, true);
      // The specification has four types (C13): this one is a save (C13).
      klaro.saveConsents("save");
      klaro.applyConsents(false, true, action.name);
    },
  };
  return {
    klaro: () => klaro,
    act: (action: Action) => verbs[action.verb](action),
    state: () => ({
      consents: klaro.consents,
      savedConsents: klaro.savedConsents,
      confirmed: klaro.confirmed,
      changed: klaro.changed,
      applied: klaro.states,
      calls,
      cookies: theirPage.document.cookie,
    }),
  };
}

function ourSide({ configuration, stored }: Case) {
  const calls: unknown[] = [];
  prepare(ourPage, stored);
  const start = () =>
    startConsentEngine({
      configuration: { ...configuration, callback: "any" },
      document: ourPage.document as unknown as Document,
      hooks: { any: (on, service) => calls.push([service.name, on]) },
      scriptUrl: (url) => url,
      privacyManager: {
        record: (_, type, consents, changes) => calls.push({ type, consents, changes }),
        recordShown: () => {},
      },
      log: (message, cause) => {
        throw new Error(message, { cause });
      },
    });
  let engine = start();
  return {
    act: (action: Action) => {
      if (action.verb === "change") engine.change(action.name, action.value);
      else if ("name" in action) engine[action.verb](action.name);
      else if (action.verb !== "reload") engine[action.verb]();
      else {
        engine.stop();
        engine = start();
      }
    },
    state: () => {
      const { once: _, ...state } = engine.getSnapshot();
      return { ...state, calls, cookies: ourPage.document.cookie };
    },
    /** Where klaro takes away what was accepted once, although nobody has refused it. */
    keepsOnce: ({ verb }: Action) => verb === "save" && engine.getSnapshot().once.length > 0,
    end: () => engine.stop(),
  };
}

function prepare(page: DOMWindow, stored: string | undefined): void {
  for (const cookie of ["klaro", "_pk_id.5", "piwik_ignore"]) page.document.cookie = `${cookie}=; Max-Age=0; path=/`;
  for (const cookie of ["_pk_id.5=1; path=/", "piwik_ignore=1; path=/", "other=1; path=/"])
    page.document.cookie = cookie;
  if (stored !== undefined) page.document.cookie = `klaro=${stored}; path=/`;
}
