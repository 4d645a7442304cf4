import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { startServer } from "../../support/setup/start-server.ts";
import { submit } from "./submit.ts";

/** Only root may run it with other settings than the machine's. */
const exim = process.getuid?.() === 0 ? (onPath("exim4") ?? onPath("exim")) : undefined;

/** What Exim is told: to keep every mail for example.com in one mailbox. */
const settings = (folder: string) => `keep_environment =
primary_hostname = mail.example
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
local_interfaces = 127.0.0.1
tls_advertise_hosts =
host_lookup =
deliver_drop_privilege = true
never_users =
acl_smtp_rcpt = accept

begin routers
owner:
  driver = accept
  transport = mailbox

begin transports
mailbox:
  driver = appendfile
  directory = ${folder}/mail
  maildir_format
`;

/** Starts Exim until the test ends. */
async function startExim(program: string) {
  const folder = await mkdtemp(join(tmpdir(), "exim-"));
  const port = await freePort();
  await writeFile(join(folder, "exim.conf"), settings(folder));
  for (const part of ["spool", "mail/new"]) await mkdir(join(folder, part), { recursive: true });
  const user = execFileSync(program, ["-bP", "exim_user"], { encoding: "utf8" }).split("=").at(-1)?.trim() ?? "";
  const [uid = 0, gid = 0] = ["-u", "-g"].map((option) => Number(execFileSync("id", [option, user])));
  for (const part of ["", "spool", "mail", "mail/new"]) await chown(join(folder, part), uid, gid);
  const args = ["-C", join(folder, "exim.conf"), "-bdf", "-oX", String(port)];
  const child = spawn(program, args, { uid, gid, stdio: "ignore" });
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  const mailbox = join(folder, "mail/new");
  const mails = async () => Promise.all((await readdir(mailbox)).map((name) => readFile(join(mailbox, name), "utf8")));
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

// What becomes of messages while a mail server refuses or defers them: contact/server/delivery.
test.skipIf(exim === undefined)("Exim takes the messages of a visitor, each once", async () => {
  const { mails, url } = await startExim(exim ?? "");
  const dataFolder = await mkdtemp(join(tmpdir(), "exim-data-"));
  const variables = { DATA_DIR: dataFolder, SMTP_URL: url, CONTACT_TO: "owner@example.com" };
  const server = await startServer(inject("siteFolder"), variables);
  onTestFinished(async () => void (await server.stop()));
  const sent: string[] = [];
  for (const message of ["Bonjour à vous : ça va ?", "Une autre question"])
    sent.push(await submit(server.origin, { message }));
  await expect.poll(async () => (await mails()).length).toBe(sent.length);
  const ids = (await mails()).map((mail) => /^Message-ID: *<([^@]+)@/im.exec(mail)?.[1] ?? "");
  expect(ids.sort()).toEqual(sent.sort());
});
