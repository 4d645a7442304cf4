import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { postgresProgram } from "#scripts/programs/on-path.mjs";
import { freePort } from "../../test-support/free-port.ts";

/** A PostgreSQL database for tests. */
export interface TestDatabase {
  readonly databaseUrl: string;
  /** Asks the database directly. */
  query(text: string): Promise<unknown>;
}

/** A PostgreSQL server of a test's own. */
export interface TestPostgres extends TestDatabase {
  /** Takes it away, with every connection. The data stays. */
  stop(): Promise<void>;
  /** Brings it back, on the same port. */
  start(): Promise<void>;
  end(): Promise<void>;
}

/** PostgreSQL refuses to run as root: it runs as the user whom systems have for nobody. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** What a server says once it answers. */
const READY = "ready to accept connections";

/** Starts the PostgreSQL that is installed here, on its own data folder. */
export async function installedPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  if (USER.uid !== undefined) await chown(folder, USER.uid, USER.gid);
  const data = join(folder, "data");
  await run("initdb", ["--username=postgres", "--auth=trust", "--no-locale", "--encoding=UTF8", "--no-sync", data]);
  const port = await freePort();
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let stop = await serve(data, port);
  return {
    databaseUrl,
    query: (text) => ask(databaseUrl, text),
    stop: () => stop(),
    start: async () => {
      stop = await serve(data, port);
    },
    end: () => stop(),
  };
}

/** Starts a server, and waits until it answers. @returns ends the server at once, with every connection, as a power cut would: its log brings back what was committed */
async function serve(data: string, port: number): Promise<() => Promise<void>> {
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const child = spawn(postgresProgram("postgres") ?? "", args, { ...USER, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes(READY)) resolve();
    });
    child.once("exit", () => reject(new Error(`PostgreSQL ended:\n${said}`)));
  });
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGQUIT");
    await ended;
  };
}

/** @throws {Error} with what it said when it fails */
async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(postgresProgram(program) ?? program, args, { ...USER, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} ended with exit code ${code}:\n${said.join("")}`);
}

async function ask(databaseUrl: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
