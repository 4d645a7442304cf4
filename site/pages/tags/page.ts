import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { definePage } from "../../input/site-input.ts";

export const page = definePage({
  id: "tags",
  kind: "one",
  paths: "tag",
  section: "blog",
  messages: ["tags", "posts.none"],
  texts: ({ lead }) => ({ lead }),
  content: ({ texts }, { tagSummaries }) => ({ ...texts, tags: tagSummaries }),
});

export type TagsContent = ContentOf<typeof page>;
