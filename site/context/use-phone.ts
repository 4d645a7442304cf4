import { isElsewhere } from "#engine/hours/is-elsewhere.ts";
import { phoneFor, type ShownPhone } from "../facts/site-facts.ts";
import { useLocaleData } from "./locale-context.tsx";

/**
 * The number to call: that of the active language; for visitors in neither country, once the time is known, that of the line
 * for residents abroad.
 */
export function usePhone(now: Date | undefined): ShownPhone | undefined {
  const { locale, site } = useLocaleData();
  return useIsAbroad(now) ? site.residents.phone : phoneFor(site.phones, locale);
}

/** Whether the visitor is in neither country; false until the time is known. */
export function useIsAbroad(now: Date | undefined): boolean {
  const { zones } = useLocaleData().site.residents;
  return now !== undefined && isElsewhere(zones, now);
}
