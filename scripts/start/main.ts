/** Builds what has changed of the site, and serves it: `npm start`. */
import { spawn } from "node:child_process";
import { join, relative } from "node:path";
import { runServer } from "#contact/server/run-server.ts";
import { runCommand } from "#engine/command/run-command.mjs";
import { type SiteFolders, siteEnvironment, siteFolders } from "#engine/command/site-folders.mjs";
import { sayIn } from "#engine/i18n/owner-text.ts";
import { ownerLanguage } from "#engine/owner-messages/owner-language.ts";
import { reportLines } from "#engine/owner-messages/report-lines.ts";
import { startCommand } from "../own-commands.mjs";
import { projectFolder } from "../project-folder.mjs";
import { untilEnded } from "../until-ended.mjs";

await runCommand(startCommand, async ({ site, port }) => {
  const folders = siteFolders(site);
  const command = site === undefined ? "npm run dev" : `npm run dev -- --site ${site}`;
  return runServer({
    root: folders.out,
    variables: { ...siteEnvironment(site), ...(port !== undefined && { PORT: port }) },
    prepare: () => build(folders),
    texts: { folder: relative(projectFolder, folders.content), command },
  });
});

/** @returns 0, or the exit code of a build that failed */
async function build({ site, content }: SiteFolders): Promise<number> {
  process.stdout.write(`${sayIn(reportLines, await ownerLanguage(content))("start-building")}\n`);
  const child = spawn(process.execPath, [join(projectFolder, "engine/build/main.ts"), "--site", site], {
    cwd: projectFolder,
    stdio: "inherit",
  });
  return untilEnded(child);
}
