import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";

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
acl_smtp_data = text

begin acl
recipient:
  deny condition = ${behavesAs("refuses")}
       message = No such recipient
  defer condition = ${behavesAs("defers")}
       message = Later
  accept domains = +local_domains
text:
  warn condition = ${behavesAs("delays")}
       delay = 2s
  accept

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

/** Starts Exim; undefined if it is not installed, or if this user may not run it with other settings. */
export async function startExim(folder: string, port: number): Promise<ChildProcess | undefined> {
  const exim = process.getuid?.() === 0 ? eximPath() : undefined;
  if (exim === undefined) return undefined;
  const user = execFileSync(exim, ["-bP", "exim_user"], { encoding: "utf8" }).split("=").at(-1)?.trim() ?? "";
  const uid = Number(execFileSync("id", ["-u", user], { encoding: "utf8" }));
  const gid = Number(execFileSync("id", ["-g", user], { encoding: "utf8" }));
  const file = join(folder, "exim.conf");
  await writeFile(file, settings(folder));
  await mkdir(join(folder, "spool"));
  for (const path of ["", "spool", "mail", "mail/new"]) await chown(join(folder, path), uid, gid);
  return spawn(exim, ["-C", file, "-bdf", "-oX", String(port)], { uid, gid, stdio: "ignore" });
}

function eximPath(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.flatMap((folder) => ["exim4", "exim"].map((name) => join(folder, name))).find(existsSync);
}
