import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPath } from "../../scripts/on-path.mjs";
import { freePort } from "../../server/test-support/free-port.ts";
import { type ChildHost, startChildHost } from "../setup/child-host.ts";

/** What nginx serves. */
interface NginxOptions {
  /** Folder of a build, or a link to the current release that `hosts/release.sh` put in place. */
  readonly release: string;
  /** Host and port of the contact server; default: none listens there. */
  readonly contact?: string;
}

/**
 * Starts nginx with the rules that the build wrote, on a free port. One worker, as our server has one. SIGHUP makes it
 * go over to what the link leads to.
 */
export async function startNginx({ release, contact = "127.0.0.1:9" }: NginxOptions): Promise<ChildHost> {
  const program = onPath("nginx");
  if (program === undefined) throw new Error("nginx is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration({ folder, release, port, contact }));
  return startChildHost({ program, args: ["-c", file, "-p", folder], port, stopSignal: "SIGQUIT" });
}

interface Configuration {
  readonly folder: string;
  readonly release: string;
  readonly port: number;
  readonly contact: string;
}

function configuration({ folder, release, port, contact }: Configuration): string {
  const hosts = `${release}/.build/hosts`;
  const root = existsSync(`${hosts}/nginx-root.conf`) ? `include ${hosts}/nginx-root.conf;` : `root ${release};`;
  return `${head(folder)}  open_file_cache off;
  include ${hosts}/nginx-tables.conf;
  upstream contact_service { server ${contact}; }
  server {
    listen 127.0.0.1:${port};
    ${root}
    include ${hosts}/nginx-server.conf;
  }
}
`;
}

/** The beginning, up to inside "http": everything that nginx writes is kept in one folder. */
function head(folder: string): string {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.join("\n")}
  sendfile on;
`;
}
