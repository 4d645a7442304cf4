import { ConsentConfigurationError } from "../../consent/core/configuration-problem.ts";
import { parseConfiguration } from "../../consent/core/parse-configuration.ts";
import { locales } from "../../i18n/site-locales.ts";
import { ANALYTICS_CALLBACK, hasTracker } from "./consent-services.ts";
import type { Problem } from "./problem.ts";
import type { SiteConfiguration } from "./site-schema.ts";
import type { YamlSource } from "./yaml-source.ts";

/**
 * The errors in the consent settings of `site.yaml`: by the rules of the consent engine, and by the rule that a tracker
 * waits for consent (D13).
 */
export function consentProblems(site: SiteConfiguration, source: YamlSource): readonly Problem[] {
  const { consent } = site;
  const problem = (path: readonly (string | number)[], message: string, fix: string): Problem => ({
    file: source.file,
    line: source.lineAt(path),
    message: `“${path.join(".")}” ${message}`,
    fix,
  });
  const problems = configurationProblems(consent).map(({ path, message }) =>
    problem(["consent", ...path], message, "correct the value"),
  );
  const measuring = consent.services.filter(({ callback }) => callback === ANALYTICS_CALLBACK);
  const unasked = consent.services.flatMap((service, index) =>
    measuring.includes(service) && ((service.required ?? consent.required) || (service.optOut ?? consent.optOut))
      ? [problem(["consent", "services", index], "would measure visits before the visitor agrees", NEITHER)]
      : [],
  );
  const unstarted =
    hasTracker(site) && measuring.length === 0 ? [problem(["analytics"], "would never start", ADD_CALLBACK)] : [];
  return [...problems, ...unasked, ...unstarted];
}

const NEITHER = "set required and optOut to false for the service with “callback: analytics”";
const ADD_CALLBACK = "add “callback: analytics” to the service in consent.services that measures visits";

function configurationProblems(consent: SiteConfiguration["consent"]): ConsentConfigurationError["problems"] {
  try {
    const { manager: _, ...configuration } = consent;
    parseConfiguration(configuration, { languages: locales, callbacks: [ANALYTICS_CALLBACK] });
    return [];
  } catch (error) {
    if (error instanceof ConsentConfigurationError) return error.problems;
    throw error;
  }
}
