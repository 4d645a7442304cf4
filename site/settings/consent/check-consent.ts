import { STORAGE_NAME } from "#consent/core/configuration.ts";
import { nameBeginning, patternFault } from "#consent/core/cookie-names.ts";
import type { Problem } from "#engine/content/source/problem.ts";
import { isSlowPattern } from "#engine/content/source/slow-pattern.ts";
import { settingName } from "#engine/content/source/validate.ts";
import type { YamlSource } from "#engine/content/source/yaml-source.ts";
import { problemsIn, type SiteProblem } from "#engine/owner-messages/problem-details.ts";
import { consentProblems } from "./consent-problems.ts";
import { ANALYTICS_CALLBACK, hasTracker } from "./consent-services.ts";
import type { AskingSettings } from "./consent-settings.ts";

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
    const startsEarly = (service.required ?? all.required) || (service.optOut ?? all.optOut);
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
