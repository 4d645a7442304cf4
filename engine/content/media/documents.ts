import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Language } from "../../i18n/language.ts";
import { slugOf } from "../source/slug.ts";
import { documentTypes, extensionOf, RefusedFile } from "./media-kinds.ts";

export const DOCUMENT_ROOT = "/documents/";

/** Bytes of a document: some hosts take no more for a file, and readers pay for it. */
const MAX_BYTES = 25_000_000;
/** Bytes at the beginning in which the signature of a type stands; some programs write other bytes before it. */
const HEAD_BYTES = 1024;

/** The facts of a document for the texts that offer it. */
export interface DocumentFacts {
  readonly href: string;
  readonly label: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * The address of a document. It follows from the name alone, so that it stays when the document is replaced.
 *
 * @param name below `media/`
 * @example documentAddress("fr/Guide fiscal (2027).PDF") // "/documents/fr/guide-fiscal-2027.pdf"
 */
export function documentAddress(name: string): string {
  const extension = extensionOf(name);
  const parts = name.slice(0, -1 - extension.length).split("/");
  return `${DOCUMENT_ROOT}${parts.map((part) => slugOf(part, "document")).join("/")}.${extension}`;
}

/**
 * Looks at a document.
 *
 * @param file its path on the disk
 * @param name its name below `media/`
 * @throws {RefusedFile} where readers could not open it
 */
export async function readDocument(file: string, name: string): Promise<DocumentFacts> {
  const { size } = await stat(file);
  return documentFacts(name, size, await buffer(createReadStream(file, { end: HEAD_BYTES - 1 })));
}

/**
 * The facts of a document that need not be on the disk.
 *
 * @param size its bytes
 * @param bytes all of them, or as many of the beginning as are looked at
 * @throws {RefusedFile} where readers could not open it
 */
export function documentFacts(name: string, size: number, bytes: Buffer): DocumentFacts {
  const extension = extensionOf(name);
  const { label = extension, signature = "" } = documentTypes[extension] ?? {};
  if (size === 0) throw new RefusedFile({ id: "file-empty", values: {} });
  if (size > MAX_BYTES) {
    const values = { size: String(Math.ceil(size / 1e6)), most: String(MAX_BYTES / 1e6) };
    throw new RefusedFile({ id: "document-too-large", values });
  }
  if (!bytes.toString("latin1", 0, HEAD_BYTES).includes(signature)) {
    throw new RefusedFile({ id: "document-of-another-type", values: { extension, label } });
  }
  return { href: documentAddress(name), label, size };
}

/**
 * Type and size of a document in words, which stand after the words of its link.
 *
 * @example documentNote({ href: "…", label: "PDF", size: 1_240_000 }, french) // "PDF, 1,2 Mo"
 */
export function documentNote({ label, size }: DocumentFacts, { tag }: Pick<Language, "tag">): string {
  const isLarge = size >= 999_500;
  const [amount, unit] = isLarge ? [size / 1e6, "megabyte"] : [Math.max(1, Math.round(size / 1e3)), "kilobyte"];
  const words = new Intl.NumberFormat(tag, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
  return `${label}, ${words.replace(/\s(?=\D+$)/, "\u00a0")}`;
}
