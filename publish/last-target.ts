import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EngineSettings } from "#engine/content/model/site-schema.ts";
import { writeWhole } from "#engine/files/write-whole.ts";
import type { SiteFolders } from "#engine/site-folders.ts";

/** What the settings and the site said of where it goes online. */
export interface TargetSettings extends Pick<EngineSettings, "publish" | "url" | "brand"> {
  /** Of whoever publishes. */
  readonly email: string;
}

type Place = Pick<SiteFolders, "cache" | "content">;

/** Remembers where a site was put online: whoever goes back may have settings that cannot be read. */
export function rememberTarget(place: Place, { publish, url, brand, email }: TargetSettings): Promise<void> {
  return writeWhole(fileOf(place), JSON.stringify({ publish, url, brand, email }));
}

/** Where a site was put online the last time; undefined where this machine does not know. */
export async function lastTarget(place: Place): Promise<TargetSettings | undefined> {
  const text = await readFile(fileOf(place), "utf8").catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

function fileOf({ cache, content }: Place): string {
  return join(cache, "publishing", `${hash("sha256", content).slice(0, 12)}.json`);
}
