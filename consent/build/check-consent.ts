import { createRequire } from "node:module";
import type { ConsentServiceInText } from "#engine/content/model/content.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { settingName } from "#engine/content/source/validate.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { problemsIn, type SiteProblem } from "#engine/owner-messages/problem-details.ts";
import { initialConsent, isOptOut, isRequired, STORAGE_NAME } from "../core/configuration.ts";
import { nameBeginning, patternFault } from "../core/cookie-names.ts";
import { consentProblems } from "./consent-problems.ts";
import type { AskingSettings, ConsentServiceSettings } from "./consent-settings.ts";
import {
  ANALYTICS_CALLBACK,
  hasTracker,
  isOnAtOnce,
  offeredConsentServices,
  withFontSheet,
} from "./consent-settings.ts";

const say = problemsIn(consentProblems);

/**
 * The errors in the consent services of `site.yaml` with which its pages can be shown all the same: patterns of cookies,
 * callbacks, two services of one name, and a tracker that does not wait for consent.
 */
export function checkConsent(site: AskingSettings, source: YamlSource): readonly Problem[] {
  const { services, ...all } = site.consent;
  const problem = (path: readonly (string | number)[], details: SiteProblem): Problem => ({
    ...source.at(path),
    ...details,
  });
  const problems = services.flatMap((service, index) => {
    const path = ["consent", "services", index];
    const { name, cookies, callback } = service;
    const found = cookies.flatMap((pattern, at) =>
      cookieProblem(pattern).map((details) => problem([...path, "cookies", at], details)),
    );
    if (callback !== undefined && callback !== ANALYTICS_CALLBACK) {
      const place = [...path, "callback"];
      found.push(problem(place, say("service-callback", { name: settingName(place), write: STARTED })));
    }
    if (services.findIndex((other) => other.name === name) < index) {
      const write = `name: ${name}-2`;
      found.push(problem([...path, "name"], say("service-name-twice", { service: name, write })));
    }
    const startsEarly = isRequired(all, service) || isOptOut(all, service);
    if (callback === ANALYTICS_CALLBACK && startsEarly) found.push(problem(path, tooEarly(name)));
    return found;
  });
  const isMeasured = services.some(({ callback }) => callback === ANALYTICS_CALLBACK);
  return hasTracker(site) && !isMeasured
    ? [...problems, problem(["analytics"], say("never-measures", { write: STARTED }))]
    : problems;
}

const STARTED = `callback: ${ANALYTICS_CALLBACK}`;

function tooEarly(service: string): SiteProblem {
  return say("measures-too-early", { service, other: "required: false", write: "optOut: false" });
}

/** The problem of a pattern, and its correction, or an example where the meaning cannot be told. */
function cookieProblem(pattern: string): SiteProblem[] {
  const fault = patternFault(pattern);
  const isSlow = fault === undefined && pattern.startsWith("^") && isSlowPattern(pattern);
  if (fault === undefined && !isSlow) return [];
  const { kind, meant } = fault ?? { kind: "slow", meant: nameBeginning(pattern) };
  const write = (meant.length > 0 ? meant : ["^_pk_"]).map((one) => JSON.stringify(one)).join(", ");
  if (kind === "slow") return [say("cookie-slow", { pattern, write })];
  return kind === "decision"
    ? [say("cookie-of-decision", { pattern, cookie: STORAGE_NAME, write })]
    : [say("cookie-name", { pattern, write })];
}

/** Without one of these an expression has only one way to match. */
const CHOICE = /[*+?{|]/;
/** Patterns that take longer to judge are no names of cookies, and count as slow. */
const JUDGING_MS = 2_000;
const verdicts = new Map<string, boolean>();

/**
 * Whether there is a text that an owner's pattern, a regular expression, takes longer for than its length justifies.
 * Browsers may try it on what others choose: names of cookies, which other sites of a domain set.
 */
function isSlowPattern(pattern: string): boolean {
  if (!CHOICE.test(pattern)) return false;
  const isSlow = verdicts.get(pattern) ?? judge(pattern);
  verdicts.set(pattern, isSlow);
  return isSlow;
}

function judge(pattern: string): boolean {
  // Loaded when there is something to judge: it takes longer than the rest of the check.
  const { isSafePattern } = createRequire(import.meta.url)("redos-detector") as typeof import("redos-detector");
  return !isSafePattern(pattern, { timeout: JUDGING_MS }).safe;
}

/** What the owner has to decide of the consent services before the site goes online. */

/** The settings of a site, the file they are from, and the services that its texts show something of. */
export interface AskedInTexts {
  readonly site: AskingSettings;
  readonly source: YamlSource;
  readonly inTexts: readonly ConsentServiceInText[];
}

/** What sends every visitor's address to another host before any decision (D11). */
export function earlyRequests({ site, source, inTexts }: AskedInTexts): Problem[] {
  return site.consent.services.flatMap((service, index): Problem | Problem[] => {
    const fonts = withFontSheet(service, site);
    const files = inTexts.filter((text) => text.service === service.name).map(({ file }) => file);
    const addresses = [...(fonts ? [site.fonts.stylesheet] : []), ...(service.scripts ?? [])];
    const [what, ...others] = new Set([...addresses.map((address) => new URL(address).host), ...files]);
    if (!isOnAtOnce(service, site) || what === undefined) return [];
    const at = source.at(fonts ? ["fonts", "stylesheet"] : ["consent", "services", index]);
    const values = { service: service.name, where: others.length === 0 ? what : `${what} + ${others.length}` };
    return fonts
      ? { ...at, ...say("fonts-too-early", { ...values, write: "stylesheet: self" }) }
      : { ...at, ...say("service-too-early", { ...values, other: "required: false", write: "optOut: false" }) };
  });
}

/** What makes a consent void (D18). */
export function invalidConsents({ site, source, inTexts }: AskedInTexts): Problem[] {
  const offered = offeredConsentServices(site, new Set(inTexts.map(({ service }) => service)));
  return offered
    .filter((service) => initialConsent(site.consent, service) && !isOnAtOnce(service, site))
    .map((service) => ({
      ...source.at(pathOfDefault(service, site)),
      ...say("ticked-beforehand", { service: service.name, write: "default: false" }),
    }));
}

function pathOfDefault(service: ConsentServiceSettings, { consent }: AskingSettings): (string | number)[] {
  if (service.default === undefined) return ["consent", "default"];
  return ["consent", "services", consent.services.indexOf(service), "default"];
}
