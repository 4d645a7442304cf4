import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";

/** One process, as our server has one; ready-made gzip files, as our server has. */
function configuration(folder: string, root: string, port: number): string {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `${user}daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
${temporary.join("\n")}
  include /etc/nginx/mime.types;
  sendfile on;
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

/** A running nginx. */
export interface RunningNginx {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts nginx on a folder, on a free port, and waits until it answers. */
export async function startNginx(program: string, root: string, work: string): Promise<RunningNginx> {
  const folder = join(work, "nginx");
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, root, port));
  const child = spawn(program, ["-c", file, "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  const gone = once(child, "exit").then(([code]) => {
    throw new Error(`nginx ended with exit code ${code} before it answered; its messages are above.`);
  });
  await Promise.race([answers(origin), gone]);
  gone.catch(() => undefined);
  return {
    origin,
    pid: child.pid,
    stop: async () => {
      child.kill("SIGQUIT");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function answers(origin: string): Promise<void> {
  for (;;) {
    const up = await fetch(`${origin}/robots.txt`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}
