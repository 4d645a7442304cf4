import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot, siteEnvironment } from "#engine/command/site-folders.mjs";
import { EnvironmentError, readEnvironment } from "../common/environment.ts";
import { OutboxOfAnotherSiteError, OutboxUnavailableError } from "./outbox.ts";
import { outboxAt, sqliteFile } from "./outbox-at.ts";

/**
 * Sees whether the settings of a server lead to the messages of another site.
 *
 * @param site its folder, below the project's; undefined for the project's own
 * @returns that site's name and the setting; undefined where there are none, or what is there cannot be asked
 */
export async function otherSiteInOutbox(
  site: string | undefined,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Pick<OutboxOfAnotherSiteError, "site" | "setting"> | undefined> {
  try {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnvironment(
      siteEnvironment(site && join(projectRoot, site), variables),
    );
    if (databaseUrl === undefined && !existsSync(sqliteFile(dataDir))) return undefined;
    const outbox = outboxAt({ databaseUrl, dataDir, site });
    await outbox.countUnseen().finally(() => outbox.close());
  } catch (error) {
    if (error instanceof OutboxOfAnotherSiteError) return error;
    if (!(error instanceof OutboxUnavailableError || error instanceof EnvironmentError)) throw error;
  }
  return undefined;
}
