/** The site while it is worked on: `npm run dev`. */
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { outliveReaders } from "#contact/server/common/gone-readers.ts";
import { plainLine, plainLines } from "#contact/server/common/visitor-text.ts";
import { withFreePort } from "#engine/command/free-port.ts";
import { runCommand } from "#engine/command/run-command.mjs";
import { dataFolder, type SiteFolders, siteFolders } from "#engine/command/site-folders.mjs";
import { devServer } from "#engine/dev/dev-server.ts";
import { sayIn } from "#engine/i18n/owner-text.ts";
import { siteOfCommand } from "#engine/load-site.ts";
import { ownerLanguage } from "#engine/owner-messages/owner-language.ts";
import { reportLines } from "#engine/owner-messages/report-lines.ts";
import { devCommand } from "../own-commands.mjs";
import { projectFolder } from "../project-folder.mjs";
import { devContact } from "./dev-contact.ts";

const HOST = "127.0.0.1";

await runCommand(devCommand, async ({ site, content, port }) => {
  const folders = siteFolders(site);
  const data = process.env.DATA_DIR || join(dataFolder(site), "dev");
  await serve({ ...folders, content: resolve(content ?? folders.content) }, Number(port), data);
  return 0;
});

async function serve(folders: SiteFolders, wanted: number, folder: string): Promise<void> {
  outliveReaders();
  const say = sayIn(reportLines, await ownerLanguage(folders.content));
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const definition = await siteOfCommand(folders.site);
  const contact = devContact(definition, resolve(projectFolder, folder), ({ name, email, message, suspicions }) => {
    const from = plainLine(`${name} <${email}>`);
    write(`\n${say("dev-message", { from, folder })}\n${plainLines(message)}`);
    if (suspicions.length > 0) write(say("dev-message-suspect", { signs: suspicions.join(", ") }));
  });
  const server = await devServer({ root: projectFolder, ...folders, contact });
  server.on("error", async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    const write = await withFreePort("npm run dev", wanted, HOST);
    process.stderr.write(`${say("dev-port-used", { port: String(wanted), write })}\n`);
    process.exit(1);
  });
  server.listen(wanted, HOST, () => {
    const { port } = server.address() as AddressInfo;
    write(say("dev-started", { write: `http://localhost:${port}/` }));
    write(say("dev-how-to-stop"));
  });
}
