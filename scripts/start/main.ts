/** Builds the site if that is needed and serves it: `npm start`. */
import { spawn } from "node:child_process";
import { utimesSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { runServer } from "#contact/server/run-server.ts";
import { sourcesOf } from "#engine/build/render/bundle.ts";
import { runCommand } from "#engine/command/run-command.mjs";
import { MANIFEST_FILE } from "#engine/manifest/manifest.ts";
import { ownerLanguage } from "#engine/owner-messages/owner-language.ts";
import { linesIn } from "#engine/owner-messages/report-lines.ts";
import { type SiteFolders, siteFolders } from "#engine/site-folders.ts";
import { startCommand } from "../own-commands.mjs";
import { projectFolder } from "../project-folder.mjs";
import { untilEnded } from "../until-ended.mjs";
import { newestChange } from "./newest-change.ts";

await runCommand(startCommand, async ({ site, port }) => {
  const folders = siteFolders(projectFolder, site);
  const command = site === undefined ? "npm run dev" : `npm run dev -- --site ${site}`;
  return runServer({
    root: folders.out,
    variables: { ...process.env, ...(port !== undefined && { PORT: port }) },
    prepare: () => buildIfNeeded(folders),
    texts: { folder: relative(projectFolder, folders.content), command },
  });
});

/** Sees that there is an up-to-date build. @returns 0, or the exit code of a build that failed */
async function buildIfNeeded({ site, content, out }: SiteFolders): Promise<number> {
  const manifest = join(out, MANIFEST_FILE);
  const built = newestChange([manifest]);
  // Articles come and go by their dates.
  const isOfToday = new Date(built).toDateString() === new Date().toDateString();
  if (isOfToday && built > newestChange([content, ...sourcesOf(site).map((source) => resolve(projectFolder, source))]))
    return 0;
  process.stdout.write(`${linesIn(await ownerLanguage(content))("start-building", {})}\n`);
  const child = spawn(process.execPath, [join(projectFolder, "engine/build/main.ts"), "--site", site], {
    cwd: projectFolder,
    stdio: "inherit",
  });
  const code = await untilEnded(child);
  // A build that changes nothing leaves the manifest as it was.
  if (code === 0) utimesSync(manifest, new Date(), new Date());
  return code;
}
