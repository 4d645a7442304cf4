import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAY } from "../common/clock.ts";
import { writePrivateFile } from "../common/private-file.ts";

/** How long a token is valid. */
const MAX_AGE = DAY;
/** The file of the secret in the data folder, and its length. */
const KEY_FILE = "form-key";
const KEY_BYTES = 32;

/**
 * A signed time, which the form fetches when a visitor starts to fill it in and sends with the message. It serves one
 * message, which the outbox keeps it with, so each is another.
 *
 * @param key the server's own secret
 * @param now milliseconds since 1970
 */
export function timeToken(key: Uint8Array, now: number): string {
  const mark = `${now.toString(36)}-${randomBytes(12).toString("hex")}`;
  return `${mark}.${signature(key, mark).toString("base64url")}`;
}

/**
 * What a token says: its mark, and the milliseconds since it was made; undefined where it is forged, too old, or from the
 * future.
 *
 * @param token as it was sent
 */
export function readTimeToken(key: Uint8Array, token: unknown, now: number) {
  const [, mark = "", time = "", signed = ""] =
    (typeof token === "string" && /^(([0-9a-z]{1,11})-[0-9a-f]{24})\.([\w-]{43})$/.exec(token)) || [];
  if (mark === "" || !timingSafeEqual(signature(key, mark), Buffer.from(signed, "base64url"))) return undefined;
  const age = now - Number.parseInt(time, 36);
  return age >= 0 && age <= MAX_AGE ? { mark, age } : undefined;
}

function signature(key: Uint8Array, mark: string): Buffer {
  return createHmac("sha256", key).update(mark).digest();
}

/**
 * The secret that signs time tokens, kept in the data folder so that tokens survive a restart. Where
 * the folder is not writable, a new secret for this process.
 */
export function tokenKey(dataDir: string): Uint8Array {
  const file = join(dataDir, KEY_FILE);
  const stored = storedKey(file);
  if (stored !== undefined) return stored;
  const key = randomBytes(KEY_BYTES);
  try {
    writePrivateFile(file, key);
  } catch {
    // The next process makes another one.
  }
  return key;
}

function storedKey(file: string): Uint8Array | undefined {
  try {
    const stored = readFileSync(file);
    return stored.length === KEY_BYTES ? stored : undefined;
  } catch {
    return undefined;
  }
}
