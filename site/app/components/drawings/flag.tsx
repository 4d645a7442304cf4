import type { Locale } from "../../../i18n/site-locales.ts";

/** The flag that stands for a locale; English is the United Kingdom's. The language's name must stand beside it. */
export function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`#flag-${locale}`} />
    </svg>
  );
}
