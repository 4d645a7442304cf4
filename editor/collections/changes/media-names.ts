import { frontMatterParts } from "#engine/content/source/front-matter.ts";
import { mediaName } from "#engine/content/source/media-name.ts";
import { linkedFiles } from "#engine/content/text/linked-files.ts";
import type { Json } from "../../contract/values.ts";
import { isGroup, isList, isSame } from "../../files/yaml/json-values.ts";
import type { SiteTexts } from "./site-texts.ts";

/** What a link or a picture of Markdown leads to: names may have spaces, and pairs of brackets. */
const TARGET = /\]\(((?:[^()\n]|\([^()\n]{0,99}\)){1,999})\)/g;

/** The files of the media folder that a text names: in Markdown, that of its settings too, and as the whole value of a setting. */
export function mediaNamesIn(texts: SiteTexts, path: string): ReadonlySet<string> {
  const text = texts.files.get(path) ?? "";
  const value = texts.value(path);
  // Of what cannot be read, each word may be the name of a file.
  const settings = value === null ? (text.match(/[^\s"'()<>[\]{},:]+/g) ?? []) : textsIn(value);
  const body = path.endsWith(".md") ? (frontMatterParts(text)?.[3] ?? text) : "";
  return new Set([...settings.map(mediaName), ...[...settings, body].flatMap(linkedFiles)]);
}

/** The texts that name a file of the media folder, with another name for it. */
export function withRenamedMedia(texts: SiteTexts, from: string, to: string): SiteTexts {
  const relinked = (text: string) =>
    text.replace(TARGET, (link, inside: string) => {
      const end = inside.indexOf(' "');
      const [name, title] = end < 0 ? [inside, ""] : [inside.slice(0, end), inside.slice(end)];
      return mediaName(name.trim().replace(/^<|>$/g, "")) === from ? `](${to}${title})` : link;
    });
  let all = texts;
  for (const [path, text] of texts.files) {
    if (!mediaNamesIn(texts, path).has(from)) continue;
    all = all.with(path, relinked(text));
    const value = all.value(path);
    const renamed = withText(value, (text) => (mediaName(text) === from ? to : text));
    if (!isSame(value, renamed)) all = all.withValue(path, renamed);
  }
  return all;
}

function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  return isList(value) ? value.flatMap(textsIn) : isGroup(value) ? Object.values(value).flatMap(textsIn) : [];
}

function withText(value: Json, change: (text: string) => string): Json {
  if (typeof value === "string") return change(value);
  if (isList(value)) return value.map((item) => withText(item, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withText(inner, change)]));
}
