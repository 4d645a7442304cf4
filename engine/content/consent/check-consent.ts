import { STORAGE_NAME } from "#consent/core/configuration.ts";
import { nameBeginning, patternFault } from "#consent/core/cookie-names.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";
import type { Problem } from "../source/problem.ts";
import { settingName } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { ANALYTICS_CALLBACK, hasTracker } from "./consent-services.ts";
import { isSlowPattern } from "./slow-pattern.ts";

/**
 * The errors in the consent services of `site.yaml` with which its pages can be shown all the same: patterns of cookies,
 * callbacks, two services of one name, and a tracker that does not wait for consent.
 */
export function consentProblems(site: SiteConfiguration, source: YamlSource): readonly Problem[] {
  const { services, ...all } = site.consent;
  const problem = (path: readonly (string | number)[], details: ProblemDetails): Problem => ({
    file: source.file,
    line: source.lineAt(path),
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
      found.push(problem(place, { id: "service-callback", values: { name: settingName(place), write: STARTED } }));
    }
    if (services.findIndex((other) => other.name === name) < index) {
      const write = `name: ${name}-2`;
      found.push(problem([...path, "name"], { id: "service-name-twice", values: { service: name, write } }));
    }
    const startsEarly = (service.required ?? all.required) || (service.optOut ?? all.optOut);
    if (callback === ANALYTICS_CALLBACK && startsEarly) found.push(problem(path, tooEarly(name)));
    return found;
  });
  const isMeasured = services.some(({ callback }) => callback === ANALYTICS_CALLBACK);
  return hasTracker(site) && !isMeasured
    ? [...problems, problem(["analytics"], { id: "never-measures", values: { write: STARTED } })]
    : problems;
}

const STARTED = `callback: ${ANALYTICS_CALLBACK}`;

function tooEarly(service: string): ProblemDetails {
  return { id: "measures-too-early", values: { service, other: "required: false", write: "optOut: false" } };
}

/** The problem of a pattern, and its correction, or an example where the meaning cannot be told. */
function cookieProblem(pattern: string): ProblemDetails[] {
  const fault = patternFault(pattern);
  const isSlow = fault === undefined && pattern.startsWith("^") && isSlowPattern(pattern);
  if (fault === undefined && !isSlow) return [];
  const { kind, meant } = fault ?? { kind: "slow", meant: nameBeginning(pattern) };
  const write = (meant.length > 0 ? meant : ["^_pk_"]).map((one) => JSON.stringify(one)).join(", ");
  if (kind === "slow") return [{ id: "cookie-slow", values: { pattern, write } }];
  return kind === "decision"
    ? [{ id: "cookie-of-decision", values: { pattern, cookie: STORAGE_NAME, write } }]
    : [{ id: "cookie-name", values: { pattern, write } }];
}
