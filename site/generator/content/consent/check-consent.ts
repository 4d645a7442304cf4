import { STORAGE_NAME } from "../../../consent/core/configuration.ts";
import { ConsentConfigurationError } from "../../../consent/core/configuration-problem.ts";
import { patternFault } from "../../../consent/core/cookie-names.ts";
import { parseConfiguration } from "../../../consent/core/parse-configuration.ts";
import { siteLocales } from "../../../i18n/site-locales.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";
import type { Problem } from "../source/problem.ts";
import { settingName } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { ANALYTICS_CALLBACK, hasTracker } from "./consent-services.ts";

/**
 * The errors in the consent settings of `site.yaml`: by the rules of the consent engine, and by the rule that a tracker
 * waits for consent (D13).
 */
export function consentProblems(site: SiteConfiguration, source: YamlSource): readonly Problem[] {
  const { consent } = site;
  const problem = (path: readonly (string | number)[], details: ProblemDetails): Problem => ({
    file: source.file,
    line: source.lineAt(path),
    ...details,
  });
  const problems = configurationProblems(consent).map(({ path, message }) =>
    problem(["consent", ...path], fieldProblem(consent, path, message)),
  );
  const measuring = consent.services.filter(({ callback }) => callback === ANALYTICS_CALLBACK);
  const unasked = consent.services.flatMap((service, index) =>
    measuring.includes(service) && ((service.required ?? consent.required) || (service.optOut ?? consent.optOut))
      ? [problem(["consent", "services", index], tooEarly(service.name))]
      : [],
  );
  const unstarted =
    hasTracker(site) && measuring.length === 0
      ? [problem(["analytics"], { id: "never-measures", values: { write: STARTED } })]
      : [];
  return [...problems, ...unasked, ...unstarted];
}

const STARTED = `callback: ${ANALYTICS_CALLBACK}`;

function tooEarly(service: string): ProblemDetails {
  return { id: "measures-too-early", values: { service, other: "required: false", write: "optOut: false" } };
}

/** What the consent engine finds beyond the schema of `site.yaml`, in the owner's words. */
function fieldProblem(
  { services }: SiteConfiguration["consent"],
  path: readonly (string | number)[],
  message: string,
): ProblemDetails {
  const name = settingName(["consent", ...path]);
  const service = services[Number(path[1])]?.name ?? "";
  if (path[2] === "cookies") return cookieProblem(services[Number(path[1])]?.cookies[Number(path[3])] ?? "");
  if (path.at(-1) === "callback") return { id: "service-callback", values: { name, write: STARTED } };
  if (path.at(-1) === "name") return { id: "service-name-twice", values: { service, write: `name: ${service}-2` } };
  throw new Error(`The schema of site.yaml lets pass what the consent engine refuses: ${name} ${message}`);
}

/** The correction of a pattern; an example where it cannot be told what was meant. */
function cookieProblem(pattern: string): ProblemDetails {
  const { kind, meant } = patternFault(pattern) ?? { kind: "no-cookie", meant: [] };
  const write = (meant.length > 0 ? meant : ["^_pk_"]).map((one) => JSON.stringify(one)).join(", ");
  return kind === "decision"
    ? { id: "cookie-of-decision", values: { pattern, cookie: STORAGE_NAME, write } }
    : { id: "cookie-name", values: { pattern, write } };
}

function configurationProblems(consent: SiteConfiguration["consent"]): ConsentConfigurationError["problems"] {
  try {
    const { manager: _, ...configuration } = consent;
    parseConfiguration(configuration, { languages: siteLocales(), callbacks: [ANALYTICS_CALLBACK] });
    return [];
  } catch (error) {
    if (error instanceof ConsentConfigurationError) return error.problems;
    throw error;
  }
}
