import fc from "fast-check";
import { type ConsentConfiguration, isRequired } from "../../core/configuration.ts";
import type { Consents } from "../../core/consent-state.ts";

/** Something that a visitor does. */
export type Action =
  | { readonly verb: "acceptAll" | "declineAll" | "save" | "reset" | "reload" }
  | { readonly verb: "acceptOnce" | "acceptAlways"; readonly name: string }
  | { readonly verb: "change"; readonly name: string; readonly value: boolean };

/** A configuration, what is stored when the page opens, and what the visitor does then. */
export interface Case {
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
export const cases: fc.Arbitrary<Case> = fc
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
