import { useLocaleData } from "../../app/locale-context.tsx";
import type { ConsentServiceFacts } from "../../page-data/locale-data.ts";
import { type ConsentConfiguration, isRequired } from "../core/configuration.ts";

/** A service as visitors read it, and whether they cannot refuse it. */
export interface ListedService {
  readonly texts: Pick<ConsentServiceFacts, "name" | "title" | "purposes" | "storage">;
  readonly required: boolean;
}

/** The configured services with their texts in the active language; one that only a privacy manager knows has its name. */
export function useServices(configuration: ConsentConfiguration): readonly ListedService[] {
  const { services } = useLocaleData().site.consent;
  return configuration.services.map((service) => ({
    texts: services.find(({ name }) => name === service.name) ?? {
      name: service.name,
      title: service.name,
      purposes: [],
    },
    required: isRequired(configuration, service),
  }));
}
