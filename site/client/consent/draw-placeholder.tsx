import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ConsentService } from "#consent/core/configuration.ts";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { ConsentPlaceholder } from "../../components/text/consent-placeholder.tsx";
import { LocaleProvider } from "../../context/locale-context.tsx";

/**
 * Draws the placeholder of an element that the generator did not make, in the language of the page that is shown. Like
 * the generator's it never changes: it is only switched.
 */
export function drawPlaceholder(localeData: LocaleData, blocked: HTMLElement, { name }: ConsentService): Node {
  const { title, ownerDocument, dataset } = blocked;
  const drawn = ownerDocument.createDocumentFragment();
  const written = dataset.src ?? dataset.url;
  const address = written ? URL.parse(written, ownerDocument.baseURI) : null;
  const source = address?.protocol.startsWith("http") ? address.href : undefined;
  const placeholder = <ConsentPlaceholder service={name} title={title || dataset.title} source={source} />;
  const root = createRoot(drawn);
  flushSync(() => root.render(<LocaleProvider data={localeData}>{placeholder}</LocaleProvider>));
  return drawn;
}
