import { definePage } from "../../house.ts";

export const page = definePage({
  id: "post",
  kind: "post",
  paths: { it: "notizie", de: "neues" },
  section: "news",
  content: ({ post: { title, date, tags, body } }) => ({ title, date, tags, body }),
});
