import { mkdtemp, realpath, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPath } from "../setup/on-path.ts";
import { freePort } from "../setup/start-server.ts";
import { type ChildHost, startChildHost } from "./child-host.ts";

/** A running nginx. */
export interface Nginx extends ChildHost {
  /** Goes over to another release, as `hosts/switch-release.sh` does. */
  reload(release: string): Promise<void>;
}

/** What nginx serves. */
interface NginxOptions {
  /** Folder of a build. */
  readonly release: string;
  /** Host and port of the contact service; default: none listens there. */
  readonly contact?: string;
}

/** Starts nginx with the rules that the build wrote, on a free port. One worker, as our server has one. */
export async function startNginx({ release, contact = "127.0.0.1:9" }: NginxOptions): Promise<Nginx> {
  const program = onPath("nginx");
  if (program === undefined) throw new Error("nginx is not installed.");
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const write = async (root: string) =>
    writeFile(file, configuration({ folder, root: await realpath(root), port, contact }));
  await write(release);
  const host = await startChildHost({ program, args: ["-c", file, "-p", folder], port, stopSignal: "SIGQUIT" });
  return {
    ...host,
    async reload(next) {
      await write(next);
      process.kill(host.pid, "SIGHUP");
    },
  };
}

interface Configuration {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly contact: string;
}

function configuration({ folder, root, port, contact }: Configuration): string {
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
  open_file_cache off;
  include ${root}/.build/hosts/nginx-tables.conf;
  upstream contact_service { server ${contact}; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/.build/hosts/nginx-server.conf;
  }
}
`;
}
