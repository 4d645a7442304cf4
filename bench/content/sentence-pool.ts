import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Marks that tie a sentence to its article: variables, links, emphasis, lists, quotes. */
const TIED = /[[\]{}*_<>#|`]/;
const SENTENCE_END = /(?<=[.!?…])\s+(?=\p{Lu})/u;

/** The plain sentences of the articles in a folder, in the order of the files: what made-up articles are made of. */
export async function sentencePool(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const paragraphs = texts.flatMap((text) => text.replace(/^---[\s\S]*?\n---\n/, "").split(/\n{2,}/));
  const plain = paragraphs.filter((paragraph) => /^\p{L}/u.test(paragraph));
  const sentences = plain.flatMap((paragraph) => paragraph.split(SENTENCE_END).map((sentence) => sentence.trim()));
  return [...new Set(sentences)].filter((sentence) => !TIED.test(sentence) && sentence.split(" ").length >= 4);
}
