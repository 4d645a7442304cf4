import type { ConsentServiceFacts } from "#engine/pages/data/locale-data.ts";
import { useLocaleData } from "#site/context/locale-context.tsx";
import { type ConsentConfiguration, isRequired } from "../core/configuration.ts";

/** A service with its texts, and whether it is required. */
export interface ListedConsentService {
  readonly texts: Pick<ConsentServiceFacts, "name" | "title" | "purposes"> &
    Partial<Pick<ConsentServiceFacts, "storage">>;
  readonly required: boolean;
}

/**
 * The configured services with their texts in the active language. One that only the privacy manager knows has no
 * texts but its name.
 */
export function useConsentServices(configuration: ConsentConfiguration): readonly ListedConsentService[] {
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
