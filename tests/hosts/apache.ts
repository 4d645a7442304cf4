import { chmod, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { plainCopy } from "#publish/plain-copy.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { type ChildHost, startChildHost } from "../support/setup/child-host.ts";

const MODULES = "/usr/lib/apache2/modules";
/** What shared hosting has: nothing more is needed. */
const LOADED = "mpm_event authz_core dir mime alias setenvif headers rewrite filter deflate brotli".split(" ");

/** Starts Apache on a free port, as shared hosting does: its own settings know nothing of the site. */
export async function startApache(site: string): Promise<ChildHost> {
  const program = onPath("apache2");
  if (program === undefined) throw new Error("Apache is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "apache-"));
  const root = join(folder, "www");
  await mkdir(root);
  await plainCopy(site, root);
  const port = await freePort();
  const file = join(folder, "httpd.conf");
  const lines = [
    ...LOADED.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
    `Listen 127.0.0.1:${port}`,
    "ServerName localhost",
    "ServerTokens Prod",
    "User www-data",
    "Group www-data",
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    "TypesConfig /etc/mime.types",
    `DocumentRoot ${root}`,
    `<Directory ${root}>`,
    "AllowOverride All",
    "Require all granted",
    "</Directory>",
  ];
  await writeFile(file, `${lines.join("\n")}\n`);
  // Started by root, Apache reads as another user.
  for (const shown of [tmpdir(), folder]) await chmod(shown, 0o711);
  return startChildHost({ program, args: ["-X", "-f", file], port, stopSignal: "SIGTERM" });
}
