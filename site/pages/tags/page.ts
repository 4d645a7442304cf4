import { type ContentOf, definePage } from "#engine/pages/definition/define-page.ts";

/** All tags. */
export const tags = definePage({
  id: "tags",
  kind: "one",
  paths: "tag",
  section: "blog",
  messages: ["tags"],
  texts: ({ lead }) => ({ lead }),
  content: ({ texts }, { tagSummaries }) => ({ ...texts, tags: tagSummaries }),
});

export type TagsContent = ContentOf<typeof tags>;
