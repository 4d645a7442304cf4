import { definePage } from "../../house.ts";

export const page = definePage({
  id: "post",
  kind: "post",
  section: "news",
  content: ({ post: { title, date, tags, body } }) => ({ title, date, tags, body }),
});
