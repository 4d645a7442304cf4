import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import * as v from "valibot";
import { reasonOf, type Saying, saying, ToldError } from "../words/owner-words.ts";

/** The wrong settings of an environment, all of them, each with its name and what it must be. */
export class EnvironmentError extends ToldError {
  override readonly name = "EnvironmentError";

  constructor(problems: readonly (readonly [name: string, rule: Saying])[]) {
    super(problems.map(([name, rule]) => saying("setting-wrong", { name, rule })));
  }
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A rule as the text by which valibot names what is wrong. */
const ruleText = (rule: Saying) => JSON.stringify(rule);

/** A whole number from `least` to `most`, as text. */
function wholeNumber(least: number, most: number) {
  const rule = ruleText(saying("rule-range", { least, most }));
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, rule),
    v.transform(Number),
    v.minValue(least, rule),
    v.maxValue(most, rule),
  );
}

/** An address whose protocol is one of `protocols`. */
function address(protocols: readonly string[], example: string) {
  const rule = ruleText(saying("rule-address", { example }));
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).host !== "",
        rule,
      ),
    ),
  );
}

/** The addresses of proxies: a count or "true" would let a visitor forge theirs (fastify GHSA-444r-cwp2-x5xf). */
const proxyList = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(",").map((entry) => entry.trim())),
    v.check((entries) => entries.every(isNetwork), ruleText(saying("rule-networks"))),
  ),
);

/** Scheme and host, and nothing after them. */
const origin = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text), ruleText(saying("rule-origin"))),
  ),
);

const emailRule = ruleText(saying("rule-email"));
const email = v.optional(v.pipe(v.string(), v.rfcEmail(emailRule), v.maxLength(254, emailRule)));

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), "8080"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  SITE_URL: origin,
  /** Of the editor, where it has an address: mails lead to the messages there. */
  EDIT_URL: origin,
  DATA_DIR: v.optional(v.string(), "var/"),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://user:password@host/database"),
  SMTP_URL: address(["smtp:", "smtps:"], "smtps://user:password@host"),
  CONTACT_TO: email,
  CONTACT_FROM: email,
  /** Messages per hour and visitor's address. */
  CONTACT_RATE_LIMIT: v.optional(wholeNumber(1, 1_000_000_000), "10"),
  /** Seconds a person needs at least to fill the form; 0 switches the check off. */
  CONTACT_MIN_SECONDS: v.optional(wholeNumber(0, 3600), "3"),
  /** Days after which messages are removed, where that is sooner than the legal notice says. */
  CONTACT_RETENTION_DAYS: v.optional(wholeNumber(1, 36_500)),
  TRUST_PROXY: proxyList,
  LOG_LEVEL: v.optional(
    v.picklist(LOG_LEVELS, ruleText(saying("rule-one-of", { names: LOG_LEVELS.join(", ") }))),
    "info",
  ),
});

/** The server's settings, checked. */
export type Environment = v.InferOutput<typeof environmentSchema>;

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings that hold a password. The environment of a process can be seen by others; a file has an owner. */
const SECRETS = ["DATABASE_URL", "SMTP_URL"] as const;

/**
 * Reads the settings from environment variables. An empty variable counts as not set. A secret that is not set is read from
 * the file that `NAME_FILE` names, else from systemd's credential `NAME` (`$CREDENTIALS_DIRECTORY/NAME`).
 *
 * @throws {EnvironmentError} naming every variable that is wrong, and what it must be
 */
export function readEnvironment(variables: Variables): Environment {
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, variables[name] || secretFromFile(name, variables)]));
  const given = Object.fromEntries(
    Object.entries({ ...variables, ...secrets }).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(environmentSchema, given);
  if (result.success) return result.output;
  const problems = Object.entries(v.flatten<typeof environmentSchema>(result.issues).nested ?? {});
  throw new EnvironmentError(problems.map(([name, [rule] = [""]]) => [name, JSON.parse(rule)]));
}

function secretFromFile(name: string, variables: Variables): string | undefined {
  const named = variables[`${name}_FILE`];
  const folder = variables.CREDENTIALS_DIRECTORY;
  const file = named || (folder && join(folder, name));
  if (!file) return undefined;
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    // systemd gives only the credentials that the unit names.
    if (!named && error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw new EnvironmentError([[`${name}_FILE`, saying("rule-file", { reason: reasonOf(error) })]]);
  }
}

function isNetwork(entry: string): boolean {
  const [, host = "", prefix = "1"] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(entry) ?? [];
  return isIP(host) !== 0 && Number(prefix) <= (isIP(host) === 4 ? 32 : 128);
}
