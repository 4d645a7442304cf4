import { definePage } from "../../house.ts";

export const page = definePage({
  id: "rooms",
  kind: "one",
  paths: { it: "camere", de: "zimmer" },
  view: "text",
  content: ({ texts, body }, { rooms }) => ({ ...texts, body, rooms }),
});
