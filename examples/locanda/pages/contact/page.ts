import { definePage } from "../../house.ts";

export const page = definePage({
  id: "contact",
  kind: "one",
  paths: { it: "contatti", de: "kontakt" },
  showsSettings: true,
  content: ({ texts, body }, { house }) => ({ ...texts, body, house }),
});
