import type { PageText } from "../content/model/page-schemas.ts";

/** The texts of a file as a page's content is made of them: those for its head apart. */
export function shownTexts<Text extends PageText>({ title: _, description: __, body, ...texts }: Text) {
  return { texts, body };
}
