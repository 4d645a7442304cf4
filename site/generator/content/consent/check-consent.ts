import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { ANALYTICS_CALLBACK } from "../model/consent-settings.ts";
import type { SiteConfiguration } from "../model/site-schema.ts";
import type { Problem } from "../source/problem.ts";
import type { YamlSource } from "../source/yaml-source.ts";
import { hasTracker } from "./consent-services.ts";

/**
 * The errors between the consent services of `site.yaml`: two of one name, and a tracker that does not wait for
 * consent.
 */
export function consentProblems(site: SiteConfiguration, source: YamlSource): readonly Problem[] {
  const { consent } = site;
  const problem = (path: readonly (string | number)[], details: ProblemDetails): Problem => ({
    file: source.file,
    line: source.lineAt(path),
    ...details,
  });
  const names = consent.services.map(({ name }) => name);
  const repeated = names.flatMap((service, index) =>
    names.indexOf(service) < index
      ? [
          problem(["consent", "services", index, "name"], {
            id: "service-name-twice",
            values: { service, write: `name: ${service}-2` },
          }),
        ]
      : [],
  );
  const measuring = consent.services.filter(({ callback }) => callback === ANALYTICS_CALLBACK);
  const unasked = consent.services.flatMap((service, index) =>
    measuring.includes(service) && ((service.required ?? consent.required) || (service.optOut ?? consent.optOut))
      ? [problem(["consent", "services", index], tooEarly(service.name))]
      : [],
  );
  const unstarted =
    hasTracker(site) && measuring.length === 0
      ? [problem(["analytics"], { id: "never-measures", values: { write: `callback: ${ANALYTICS_CALLBACK}` } })]
      : [];
  return [...repeated, ...unasked, ...unstarted];
}

function tooEarly(service: string): ProblemDetails {
  return { id: "measures-too-early", values: { service, other: "required: false", write: "optOut: false" } };
}
