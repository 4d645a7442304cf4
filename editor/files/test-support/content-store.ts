import { cp, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { WriteCalls } from "#engine/files/write-whole.ts";
import { site } from "#engine/test-support/made-up-site.ts";
import { Refused } from "../../words/refused.ts";
import { createContentStore } from "../content-store.ts";
import { createHistory } from "../history.ts";

const madeForTests = resolve(import.meta.dirname, "../../../tests/support/content");
/** The file that most tests change. */
export const SITE = "site.yaml";

/** A store of a copy of the content made for tests. */
export async function contentStore(calls?: WriteCalls) {
  const folder = join(await mkdtemp(join(tmpdir(), "editor-")), "content");
  await cp(madeForTests, folder, { recursive: true });
  const history = createHistory(folder);
  const store = createContentStore(folder, history, site, calls);
  const onDisk = (path: string) => readFile(join(folder, path), "utf8");
  return { folder, store, history, onDisk };
}

/** What the owner is told, in French. */
export const told = (work: Promise<unknown>) =>
  work.then(
    () => "",
    (error: unknown) => (error instanceof Refused ? `${error.id}: ${error.inWords("fr")}` : String(error)),
  );
