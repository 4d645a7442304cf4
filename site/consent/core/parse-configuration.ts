import { type ConsentConfiguration, type ConsentService, STORAGE_NAME } from "./configuration.ts";
import { type ConfigurationProblem, ConsentConfigurationError } from "./configuration-problem.ts";
import { patternFault } from "./cookie-names.ts";
import { type FieldCheck, fieldsOf, isMapping, isText, listOf, mustBe, optional } from "./field-checks.ts";

/** What the site around the configuration knows. */
export interface ConfigurationContext {
  /** Languages that every title must have, where titles are given per language. */
  readonly languages: readonly string[];
  /** Names that `callback` may have. Left out: any name. */
  readonly callbacks?: readonly string[];
}

const flag = optional(mustBe((value) => typeof value === "boolean", "must be true or false"));
const text = mustBe(isText, "must be a text, and not empty");
const attribute = optional(
  mustBe((value) => isText(value) && !/[\s;]/.test(value), "must be a text without spaces and ;"),
);
const name = mustBe(
  (value) => typeof value === "string" && /^[A-Za-z][\w-]*$/.test(value),
  "must begin with a letter and hold only letters, digits, - and _",
);
const pattern = mustBe(
  (value) => isText(value) && patternFault(value) === undefined,
  `must be the name of a cookie, or a regular expression that begins with ^ and does not match “${STORAGE_NAME}”`,
);
const cookieRule = fieldsOf({ pattern, path: attribute, domain: attribute });
const cookie: FieldCheck = (value) => (isMapping(value) ? cookieRule(value) : pattern(value));

/**
 * Checks a consent configuration, as read from a file.
 *
 * @throws {ConsentConfigurationError} naming every field that is wrong
 */
export function parseConfiguration(value: unknown, context: ConfigurationContext): ConsentConfiguration {
  const problems = configurationCheck(context)(value);
  if (problems.length > 0) throw new ConsentConfigurationError(problems);
  return value as ConsentConfiguration;
}

function configurationCheck(context: ConfigurationContext): FieldCheck {
  const callback = optional(callbackCheck(context));
  const services = listOf(fieldsOf(serviceChecks(context, callback)));
  return fieldsOf({
    services: (value) => [...services(value), ...repeatedNames(value)],
    default: flag,
    required: flag,
    optOut: flag,
    callback,
    id: optional(text),
    records: optional(fieldsOf({ savePathname: flag })),
  } satisfies Record<keyof ConsentConfiguration, FieldCheck>);
}

function serviceChecks(context: ConfigurationContext, callback: FieldCheck): Record<keyof ConsentService, FieldCheck> {
  const titles = fieldsOf(Object.fromEntries(context.languages.map((language) => [language, text])));
  return {
    name,
    title: (value) => (isMapping(value) ? titles(value) : text(value)),
    purposes: listOf(text),
    cookies: optional(listOf(cookie)),
    scripts: optional(listOf(text)),
    callback,
    default: flag,
    required: flag,
    optOut: flag,
    onlyOnce: flag,
  };
}

function callbackCheck({ callbacks }: ConfigurationContext): FieldCheck {
  if (callbacks === undefined) return text;
  return mustBe((value) => callbacks.some((known) => known === value), `must be one of: ${callbacks.join(", ")}`);
}

function repeatedNames(services: unknown): ConfigurationProblem[] {
  if (!Array.isArray(services)) return [];
  const names = services.map((service) => (isMapping(service) ? service.name : undefined));
  return names.flatMap((value, index) =>
    value !== undefined && names.indexOf(value) < index
      ? [{ path: [index, "name"], message: `is “${String(value)}”, which another service has already` }]
      : [],
  );
}
