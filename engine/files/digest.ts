import { hash } from "node:crypto";

/** A short hash of a value as JSON: for build keys, and for names of files in caches. */
export function digest(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url").slice(0, 22);
}
