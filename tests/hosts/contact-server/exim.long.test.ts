import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { runInbox } from "#contact/server/inbox/run-inbox.ts";
import { eventually } from "#contact/server/test-support/eventually.ts";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { type ContactProcess, startContactProcess } from "./contact-process.ts";
import { submit } from "./submit.ts";

/** Only root may run it with other settings than the machine's. */
const exim = process.getuid?.() === 0 ? (onPath("exim4") ?? onPath("exim")) : undefined;

/** What Exim is told: to keep every mail for example.com in one mailbox, unless the file "behaviour" says otherwise. */
function settings(folder: string): string {
  const behavesAs = (name: string) => `\${if eq{\${readfile{${folder}/behaviour}}}{${name}}}`;
  return `keep_environment =
primary_hostname = mail.example
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
local_interfaces = 127.0.0.1
tls_advertise_hosts =
host_lookup =
deliver_drop_privilege = true
never_users =
domainlist local_domains = example.com
acl_smtp_rcpt = recipient

begin acl
recipient:
  deny condition = ${behavesAs("refuses")}
       message = No such recipient
  defer condition = ${behavesAs("defers")}
       message = Later
  accept domains = +local_domains

begin routers
owner:
  driver = accept
  transport = mailbox

begin transports
mailbox:
  driver = appendfile
  directory = ${folder}/mail
  maildir_format

begin retry
* * F,1h,1m
`;
}

/** Starts Exim until the test ends. */
async function startExim(program: string) {
  const folder = await mkdtemp(join(tmpdir(), "exim-"));
  const port = await freePort();
  const become = async (behaviour: "well" | "refuses" | "defers") => {
    // In one step: nobody must read half a word.
    await writeFile(join(folder, "new"), behaviour, { mode: 0o644 });
    await rename(join(folder, "new"), join(folder, "behaviour"));
  };
  await become("well");
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
  return { become, mails, url: `smtp://127.0.0.1:${port}` };
}

test.skipIf(exim === undefined)(
  "Exim takes the messages; while it refuses the owner's address, or says later, they wait, and go once it is well",
  async () => {
    const { become, mails, url } = await startExim(exim ?? "");
    const variables = {
      DATA_DIR: await mkdtemp(join(tmpdir(), "exim-data-")),
      SMTP_URL: url,
      CONTACT_TO: "owner@example.com",
    };
    const inbox = async (...words: readonly string[]) => {
      const printed: string[] = [];
      const print = (text: string) => void printed.push(text);
      expect(await runInbox(words, variables, { write: print, complain: print, isTerminal: false })).toBe(0);
      return printed.join("");
    };
    const listed = async () =>
      JSON.parse(await inbox("export", "--format", "json")) as { readonly state: string; readonly attempts: number }[];
    let server: ContactProcess = await startContactProcess(inject("siteFolder"), variables);
    onTestFinished(async () => void (await server.stop()));
    for (const [sent, behaviour] of (["well", "refuses", "defers"] as const).entries()) {
      await become(behaviour);
      await submit(server.origin, { message: `Written while Exim ${behaviour}: ça va ?` });
      if (behaviour !== "well") {
        await eventually("an attempt", async () =>
          (await listed()).some(({ state, attempts }) => state !== "sent" && attempts > 0),
        );
        await become("well");
        await inbox("retry", "--all");
        await server.stop();
        server = await startContactProcess(inject("siteFolder"), variables);
      }
      await eventually("the mail", async () => (await mails()).length > sent, 60_000);
    }
    const ids = (await mails()).map((mail) => /^Message-ID: *(.*)$/im.exec(mail)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    expect((await listed()).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
  },
);
