import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ChildHost, startChildHost } from "../../e2e/hosts/child-host.ts";
import { nginxHead } from "../../e2e/hosts/nginx-head.ts";
import { freePort } from "../../server/test-support/free-port.ts";

/** The fastest there is for these files: one process, as our server has one; ready-made gzip files, no other rules. */
function configuration(folder: string, root: string, port: number): string {
  return `${nginxHead(folder, "master_process off;")}  include /etc/nginx/mime.types;
  gzip_static on;
  open_file_cache max=10000;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }
}
`;
}

/** Starts nginx on a folder, on a free port, and waits until it answers. */
export async function startNginx(program: string, root: string, work: string): Promise<ChildHost> {
  const folder = join(work, "nginx");
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, root, port));
  return startChildHost({ program, args: ["-c", file, "-p", folder], port, stopSignal: "SIGQUIT" });
}
