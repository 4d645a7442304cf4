import { definePage } from "../../house.ts";

export const page = definePage({
  id: "news",
  kind: "list",
  paths: { it: "notizie", de: "neues" },
  texts: ({ lead }) => ({ lead }),
  content: ({ texts: { heading, lead }, list }) => ({ heading, lead, ...list }),
});
