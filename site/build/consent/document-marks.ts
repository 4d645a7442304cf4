import type { DocumentMarks } from "#engine/build/render/document-head.tsx";
import type { SiteContent } from "../../settings/site-content.ts";

/** Klaro's marks: of a font sheet, which waits for its service, and of a privacy manager that the client asks. */
export function documentMarks({ site }: SiteContent): DocumentMarks {
  const { manager } = site.consent;
  return {
    fontSheet: { "data-name": "web-fonts", "data-href": site.fonts.stylesheet },
    ...(manager && { script: { "data-klaro-id": manager.id, "data-klaro-api-url": manager.apiUrl } }),
  };
}
