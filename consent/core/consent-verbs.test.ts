import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ConsentConfiguration, ConsentService } from "./configuration.ts";
import type { ConsentState } from "./consent-verbs.ts";
import {
  acceptAll,
  acceptAlways,
  acceptOnce,
  changeConsent,
  declineAll,
  followStored,
  resetConsents,
  saveConsents,
  startConsents,
} from "./consent-verbs.ts";

const service = (name: string, more: Partial<ConsentService> = {}): ConsentService => ({
  name,
  title: name,
  purposes: [],
  ...more,
});
const site: ConsentConfiguration = {
  services: [
    service("web-fonts", { default: true, required: true }),
    service("analytics", { default: true }),
    service("video"),
  ],
};
const fresh = startConsents(site, undefined).state;
const stored = (consents: object) => encodeURIComponent(JSON.stringify(consents));
/** What another tab has stored is followed. */
const follow = (state: ConsentState, text: string | undefined) =>
  followStored(site, site, state, { stored: text, isNews: true });
const switches = (step: { readonly effects: readonly object[] }) =>
  step.effects.flatMap((effect) =>
    "service" in effect && "on" in effect ? [[(effect.service as ConsentService).name, effect.on]] : [],
  );

describe("starting", () => {
  test("[C2] a service starts with its default, else as required, else with the global default, else declined; its own false is false, and what is required is on (D18)", () => {
    const services = [
      service("a", { default: true }),
      service("b", { required: true }),
      service("c"),
      service("d", { default: false }),
      service("e", { required: false }),
      service("f", { default: false, required: true }),
    ];
    const started = (all: object) => Object.values(startConsents({ services, ...all }, undefined).state.consents);
    expect(started({})).toEqual([true, true, false, false, false, true]);
    expect(started({ default: true })).toEqual([true, true, true, false, false, true]);
    expect(started({ required: true })).toEqual([true, true, true, true, false, true]);
    const required = { services, required: true };
    expect(declineAll(required, startConsents(required, undefined).state).state.applied).toMatchObject({
      d: true,
      e: false,
    });
  });

  test("[C7] a stored no to a required service is read, shown and saved as yes", () => {
    const { state } = startConsents(site, stored({ "web-fonts": false, analytics: false, video: false }));
    expect(state).toMatchObject({ confirmed: true, consents: { "web-fonts": true }, applied: { "web-fonts": true } });
    const [store, record] = saveConsents(site, state).effects;
    expect(store).toEqual({ type: "store", value: stored({ "web-fonts": true, analytics: false, video: false }) });
    expect(record).toMatchObject({ changes: { "web-fonts": true } });
  });

  test("[C7] before a decision only required and opt-out services are on", () => {
    const services = [
      ...site.services,
      service("map", { default: true, optOut: true }),
      service("off", { optOut: true }),
    ];
    const step = startConsents({ services }, undefined);
    expect(step.state.confirmed).toBe(false);
    expect(step.state.applied).toEqual({ "web-fonts": true, analytics: false, video: false, map: true, off: false });
    expect(switches(step)).toEqual(Object.entries(step.state.applied));
  });

  test("[C6] a stored decision that lacks a service is unconfirmed and changed; removed services are dropped", () => {
    const { state } = startConsents(site, stored({ video: true, old: true }));
    expect(state).toMatchObject({ confirmed: false, changed: true, applied: { analytics: false, video: false } });
    expect(state.consents).toEqual({ video: true, "web-fonts": true, analytics: true });
  });
});

describe("choosing and saving", () => {
  // Accepting and declining all, and what is recorded of it: ../browser/klaro-oracle.test.ts.
  test("[C3] a switch that is moved does nothing until it is saved", () => {
    const moved = changeConsent(site, fresh, "video", true);
    expect(moved.effects).toEqual([]);
    expect(moved.state.applied).toEqual(fresh.applied);
    const saved = saveConsents(site, moved.state);
    expect(saved.state).toMatchObject({
      confirmed: true,
      changed: false,
      savedConsents: { video: true },
      applied: { video: true },
    });
    expect(saved.effects[1]).toMatchObject({ event: "save", changes: { video: true } });
  });

  test("what is required, by its own entry or by the global default, and what is not configured cannot be changed", () => {
    const all = { ...site, required: true };
    for (const act of [
      acceptOnce,
      acceptAlways,
      (c: ConsentConfiguration, s: ConsentState, n: string) => changeConsent(c, s, n, false),
    ]) {
      expect(act(site, fresh, "web-fonts")).toEqual({ state: fresh, effects: [] });
      expect(act(site, fresh, "__proto__")).toEqual({ state: fresh, effects: [] });
      expect(act(all, fresh, "video")).toEqual({ state: fresh, effects: [] });
    }
  });
});

describe("once and always", () => {
  test("[C4] once switches on without saving", () => {
    const step = acceptOnce(site, fresh, "video");
    expect(step.effects).toEqual([{ type: "switch", service: site.services[2], on: true }]);
    expect(step.state).toMatchObject({ confirmed: false, consents: { video: false }, applied: { video: true } });
  });

  describe("once lasts until the visitor refuses (D28)", () => {
    const { state } = acceptOnce(
      site,
      startConsents(site, stored({ "web-fonts": true, analytics: true, video: false })).state,
      "video",
    );
    const no = (name: string) => ({ "web-fonts": true, analytics: true, video: false, [name]: false });
    const always = follow(state, stored({ ...no(""), video: true })).state;
    test.each([
      ["all is declined", declineAll(site, state)],
      ["all is declined in another tab", follow(state, stored(no("analytics")))],
      ["its own switch is moved back, and saved", saveConsents(site, changeConsent(site, state, "video", false).state)],
      ["the decision is forgotten", resetConsents(site)],
      ["the decision is forgotten in another tab", follow(state, undefined)],
      ["it is accepted always, and refused later, in another tab", follow(always, stored(no("")))],
    ])("it is switched off: %s", (_case, step) => {
      expect(step.state).toMatchObject({ once: [], applied: { video: false } });
      expect(switches(step)).toContainEqual(["video", false]);
    });
  });

  test("whatever else is decided, here and in other tabs, what was accepted once stays on (D28)", () => {
    const other = fc.constantFrom("analytics", "web-fonts", "unknown");
    const act = fc.oneof(
      fc.constant(saveConsents),
      other.map((name) => (c: ConsentConfiguration, s: ConsentState) => acceptAlways(c, s, name)),
      fc.tuple(other, fc.boolean()).map(
        ([name, on]) =>
          (c: ConsentConfiguration, s: ConsentState) =>
            changeConsent(c, s, name, on),
      ),
      // Another tab may know of fewer services.
      fc.constantFrom({ "web-fonts": true, video: false }, { "web-fonts": false, video: false }, {}).map((more) => {
        return (_: ConsentConfiguration, s: ConsentState) => follow(s, stored({ analytics: true, ...more }));
      }),
    );
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const { state } = acts.reduce(
          (before, next) => {
            const step = next(site, before.state);
            expect(switches(step)).not.toContainEqual(["video", false]);
            return step;
          },
          acceptOnce(site, fresh, "video"),
        );
        expect(state).toMatchObject({ consents: { video: false }, once: ["video"], applied: { video: true } });
        expect(declineAll(site, state).state).toMatchObject({ once: [], applied: { video: false } });
      }),
    );
  });

  test("always, before any other decision, accepts that service alone, beside those that are on until declined", () => {
    const services = [...site.services, service("map", { default: true, optOut: true })];
    const consents = { "web-fonts": true, analytics: false, video: true, map: true };
    const { state } = acceptAlways({ services }, startConsents({ services }, undefined).state, "video");
    expect(state.consents).toEqual(consents);
    expect(startConsents({ services }, stored(state.consents)).state.applied).toEqual(consents);
  });
});

describe("going back", () => {
  test("[C5] reset clears what was stored and returns to the defaults", () => {
    const step = resetConsents(site);
    expect(step.effects.at(-1)).toEqual({ type: "clear" });
    expect(step.state).toEqual(fresh);
    expect(switches(step)).toEqual(Object.entries(fresh.applied));
  });

  test("another tab's decision switches only what differs now", () => {
    const { state } = acceptAll(site, fresh);
    const step = follow(state, stored({ "web-fonts": true, analytics: false, video: true }));
    expect(switches(step)).toEqual([["analytics", false]]);
    expect(step.state).toMatchObject({ confirmed: true, applied: { analytics: false, video: true } });
    expect(follow(state, undefined).state).toEqual(fresh);
  });
});
