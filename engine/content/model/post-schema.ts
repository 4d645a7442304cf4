import * as v from "valibot";
import { day, line, noName, pictureFile } from "../source/schema-fields.ts";
import { SLUG } from "../source/slug.ts";
import { because } from "../source/validate.ts";
import { oldAddressPath } from "./old-address.ts";

const postFields = v.strictObject({
  title: line,
  date: day,
  description: v.optional(v.pipe(v.string(), v.trim()), ""),
  tags: v.array(line),
  key: v.optional(v.pipe(line, v.regex(SLUG, noName))),
  updated: v.optional(day),
  image: v.optional(pictureFile),
  imageAlt: v.optional(v.string()),
  draft: v.optional(v.boolean(), false),
  expires: v.optional(day),
  aliases: v.optional(v.array(oldAddressPath)),
});
/** Front matter of a post, before its texts are read. */
export const postSchema = v.pipe(
  postFields,
  // A draft is written before it is summed up.
  v.forward(
    v.partialCheck(
      [["description"], ["draft"]],
      ({ description, draft }) => draft || description !== "",
      because("value-empty", { write: "…" }),
    ),
    ["description"],
  ),
  v.forward(
    v.partialCheck(
      [["date"], ["expires"]],
      ({ date, expires }) => expires === undefined || expires >= date,
      because("withdrawn-before-date", (input) => ({ write: (input as { readonly date: string }).date })),
    ),
    ["expires"],
  ),
  v.forward(
    v.partialCheck(
      [["date"], ["updated"]],
      ({ date, updated }) => updated === undefined || updated >= date,
      because("updated-before-date", (input) => ({ write: (input as { readonly date: string }).date })),
    ),
    ["updated"],
  ),
);

export type PostFrontMatter = v.InferOutput<typeof postSchema>;
