import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withOrdinals } from "./with-ordinals.tsx";

test.each([
  ["Fermé le 1er mai et du 1er au 3 juin", "Fermé le 1<sup>er</sup> mai et du 1<sup>er</sup> au 3 juin"],
  ["la 1re fois, au 2e étage.", "la 1<sup>re</sup> fois, au 2<sup>e</sup> étage."],
  ["F-1e, A1er, 1era, 2e4, www.site.fr/2e, 3e@exemple.fr", "F-1e, A1er, 1era, 2e4, www.site.fr/2e, 3e@exemple.fr"],
  ["Closed on 1 May", "Closed on 1 May"],
])("ordinals of %s are raised", (text, markup) => {
  expect(renderToStaticMarkup(withOrdinals(text))).toBe(markup);
});
