import { mkdtemp, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageOf } from "../../i18n/language.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { documentAddress, documentNote, readDocument } from "./documents.ts";

const folder = await mkdtemp(join(tmpdir(), "documents-"));

async function saved(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

test.each([
  ["guide fiscal 2027.pdf", "/documents/guide-fiscal-2027.pdf"],
  ["Façade de l'église (été).PDF", "/documents/facade-de-l-eglise-ete.pdf"],
  ["fr/Modèle v1.2.docx", "/documents/fr/modele-v1-2.docx"],
])("%s is at %s", (name, address) => {
  expect(documentAddress(name)).toBe(address);
});

test("type and size stand in the words of each language", () => {
  const notes = (size: number) =>
    translation.locales.map((locale) =>
      documentNote({ href: "", label: "PDF", size }, languageOf(translation, locale)),
    );
  expect(notes(1_240_000)).toEqual(["PDF, 1,2\u00a0Mo", "PDF, 1.2\u00a0MB", "PDF, 1,2\u00a0MB"]);
  expect(notes(48_600)).toEqual(["PDF, 49\u00a0ko", "PDF, 49\u00a0kB", "PDF, 49\u00a0kB"]);
  expect(notes(12)[0]).toBe("PDF, 1\u00a0ko");
  expect(notes(999_900)[0]).toBe("PDF, 1\u00a0Mo");
});

test.each([
  ["an empty file", "a.pdf", "", "file-empty"],
  ["a web page named .pdf", "b.pdf", "<!doctype html>", "document-of-another-type"],
  ["an old Word file named .docx", "c.docx", "\u00d0\u00cf\u0011\u00e0", "document-of-another-type"],
])("%s is refused", async (_what, name, content, id) => {
  await expect(readDocument(await saved(name, content), name)).rejects.toThrow(id);
});

test("a document above the limit is refused without being read", async () => {
  const file = await saved("large.pdf", "%PDF-1.7");
  await truncate(file, 41_000_000);
  await expect(readDocument(file, "large.pdf")).rejects.toThrow("document-too-large");
});
