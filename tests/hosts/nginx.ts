import { existsSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { type ChildHost, startChildHost } from "../support/setup/child-host.ts";

/** What nginx serves. */
interface NginxOptions {
  /** Folder of a build, or a link to the current release that `hosts/release.sh` put in place. */
  readonly release: string;
  /** Host and port of the contact server; default: none listens there. */
  readonly contact?: string;
}

/**
 * Starts nginx on a build with `hosts/nginx.conf`, on a free port. SIGHUP makes it go over to what the link leads to.
 */
export async function startNginx({ release, contact = "127.0.0.1:9" }: NginxOptions): Promise<ChildHost> {
  const hosts = `${release}/.build/hosts`;
  const text = (await shipped("nginx.conf", contact)).replaceAll("/srv/site/current", release);
  const isRelease = existsSync(`${hosts}/nginx-root.conf`);
  return start(isRelease ? text : text.replace(/include \S*nginx-root.conf;/, `root ${release};`));
}

/** Starts nginx in front of a server with `hosts/nginx-proxy.conf`. @param server its host and port */
export async function startNginxProxy(server: string): Promise<ChildHost> {
  return start(await shipped("nginx-proxy.conf", server));
}

/** Starts nginx in front of an editor with `hosts/nginx-edit.conf`. @param editor its host and port */
export async function startNginxEdit(editor: string): Promise<ChildHost> {
  return start((await shipped("nginx-edit.conf", editor)).replace("http://127.0.0.1:8090;", `http://${editor};`));
}

/** One of the files in `hosts/`, without its certificate and the server that leads to HTTPS. */
async function shipped(name: string, server: string): Promise<string> {
  const text = await readFile(resolve(import.meta.dirname, "../../hosts", name), "utf8");
  return text
    .replace(/^server \{\n {2}listen 80;[^}]*\}\n/m, "")
    .replace(/^ {2}(?:listen \[::\].*|ssl_certificate.*)\n/gm, "")
    .replace("server 127.0.0.1:8080;", `server ${server};`);
}

async function start(text: string): Promise<ChildHost> {
  const program = onPath("nginx");
  if (program === undefined) throw new Error("nginx is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, `${head(folder)}${text.replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)}}\n`);
  return startChildHost({ program, args: ["-c", file, "-p", folder], port, stopSignal: "SIGQUIT" });
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
