import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { reasonNotToTry, SERVICE } from "../test-support/service-user.ts";

/** The users of the editor, which is in the server's group, and another: any numbers but root's. */
const [EDITOR, OTHER] = [64_322, 64_323];
const project = resolve(import.meta.dirname, "../../..");

const reason = reasonNotToTry();

const IMPORTS = [
  "contact/server/outbox/outbox-at.ts",
  "contact/server/test-support/new-message.ts",
  "editor/site/inbox.ts",
]
  .map((file) => JSON.stringify(join(project, file)))
  .map((file, place) => `import { ${["outboxAt", "newMessage", "readInbox, doInInbox"][place]} } from ${file};`);

/** A data folder of the server's, with a mode, and programs of several users that work in it. */
function place(mode: number) {
  const top = realpathSync(mkdtempSync("/tmp/group-"));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  chmodSync(top, 0o755);
  const dataDir = join(top, "data");
  mkdirSync(dataDir);
  chownSync(dataDir, SERVICE, SERVICE);
  chmodSync(dataDir, mode);
  let count = 0;
  const program = (user: number, code: string): readonly string[] => {
    count += 1;
    const script = join(top, `program-${count}.ts`);
    writeFileSync(
      script,
      `${IMPORTS.join("\n")}\nprocess.umask(0o077);\nconst dataDir = ${JSON.stringify(dataDir)};\n${code}`,
    );
    const groups = user === OTHER ? "--clear-groups" : `--groups=${SERVICE}`;
    return [`--reuid=${user}`, `--regid=${user}`, groups, process.execPath, script];
  };
  return {
    dataDir,
    /** Runs to its end. @returns what it prints, as JSON, or its error */
    run(user: number, code: string): unknown {
      const { status, stdout, stderr } = spawnSync("setpriv", program(user, code), { encoding: "utf8", cwd: project });
      return status === 0 ? JSON.parse(stdout) : stderr;
    },
    /** Goes on until the test is over. @returns it, once it has said something */
    async start(user: number, code: string): Promise<ChildProcess> {
      const child = spawn("setpriv", program(user, code), { cwd: project, stdio: ["pipe", "pipe", "inherit"] });
      onTestFinished(() => void child.kill());
      await once(createInterface(child.stdout), "line");
      return child;
    },
  };
}

/** The server accepts a message, and keeps its outbox open. */
const KEEP = `const outbox = outboxAt({ dataDir });
  // Opened before a visitor would wait for it.
  await outbox.counts();
  await outbox.accept(newMessage({ receivedAt: Date.now() }), 0);
  console.log("kept");
  process.stdin.resume();`;
const ACCEPT = `const outbox = outboxAt({ dataDir });
  // Opened before a visitor would wait for it.
  await outbox.counts();
  await outbox.accept(newMessage({ receivedAt: Date.now() }), 0);
  console.log(JSON.stringify((await outbox.list()).length));
  await outbox.close();`;
const READ = `const inbox = await readInbox({ site: undefined, variables: { OUTBOX_DIR: dataDir } }, "fr").catch((error) => ({ refused: error.id }));
  console.log(JSON.stringify(inbox.refused ?? inbox.messages.map(({ state }) => state)));`;
const ANSWER = `const settings = { site: undefined, variables: { OUTBOX_DIR: dataDir } };
  const ids = (await readInbox(settings, "fr")).messages.map(({ id }) => id);
  const { count } = await doInInbox(settings, { verb: "answered", ids });
  const { count: erased } = await doInInbox(settings, { verb: "erase", email: "marie@example.com" });
  console.log(JSON.stringify([count, erased]));`;

describe.skipIf(reason !== undefined)(`messages in a folder of a group${reason ?? ""}`, () => {
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

  test("are read, marked and erased by the editor's user while the server's goes on, and by nobody else", async () => {
    const { dataDir, run, start } = place(0o2770);
    const server = await start(SERVICE, KEEP);
    for (const end of ["", "-wal", "-shm"]) expect(modeOf(join(dataDir, `outbox.sqlite${end}`)), end).toBe("660");
    expect(run(OTHER, READ)).toBe("inbox-closed");
    expect(run(EDITOR, READ)).toEqual(["queued"]);
    expect(run(EDITOR, ANSWER)).toEqual([1, 1]);
    server.kill("SIGKILL");
    await once(server, "exit");
    // Whoever opens it next, and makes its log anew.
    expect(run(EDITOR, ANSWER)).toEqual([0, 0]);
    expect(run(SERVICE, ACCEPT)).toBe(1);
    expect(run(EDITOR, READ)).toEqual(["queued"]);
  });

  test("are for their owner alone in any other folder, and the group's once it becomes one", () => {
    const { dataDir, run } = place(0o770);
    const file = join(dataDir, "outbox.sqlite");
    expect([run(SERVICE, ACCEPT), modeOf(file), run(EDITOR, READ)]).toEqual([1, "600", "inbox-closed"]);
    chmodSync(dataDir, 0o2770);
    expect([run(SERVICE, ACCEPT), modeOf(file), run(EDITOR, READ)]).toEqual([2, "660", ["queued", "queued"]]);
  });
});
