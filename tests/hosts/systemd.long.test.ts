import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { type SmtpSink, smtpSink } from "#contact/server/test-support/smtp-sink.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { NEVER_COMES } from "../support/setup/patience.ts";
import { untilAnswers } from "../support/setup/until-answers.ts";
import { deliveredIds } from "./contact-server/sending-server.ts";
import { submit } from "./contact-server/submit.ts";
import { Visitors } from "./serving/visitors.ts";
import { canRunSystemd, type SystemdMachine, startSystemd } from "./systemd-machine.ts";

const project = resolve(import.meta.dirname, "../..");
const hosts = join(project, "hosts");
/** Of 10, by systemd's own scale; what is left is the network and Node's compiler. */
const MOST_EXPOSURE = 1.5;

function analyze(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync("systemd-analyze", args, {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  return stdout + stderr;
}

describe.skipIf(onPath("systemd-analyze") === undefined)("the systemd units", () => {
  test("are written as systemd reads them", async () => {
    const folder = await mkdtemp(join(tmpdir(), "units-"));
    const services = ["passerelle.service", "passerelle-edit.service"];
    await cp(join(hosts, "passerelle.socket"), join(folder, "passerelle.socket"));
    // On this machine the project lies elsewhere.
    for (const unit of services) {
      const text = await readFile(join(hosts, unit), "utf8");
      await writeFile(join(folder, unit), text.replace("/srv/passerelle/node_modules/.bin/node", process.execPath));
    }
    const units = ["passerelle.socket", ...services].map((unit) => join(folder, unit));
    expect(analyze("verify", ...units)).not.toContain("passerelle");
    expect(analyze("calendar", "*-*-* 00:05:00 Europe/Paris")).toContain("Next elapse");
  });

  test("leave the service little that it could do to the machine", () => {
    for (const unit of ["passerelle.service", "passerelle-edit.service"]) {
      const report = analyze("security", "--offline=true", "--no-pager", join(hosts, unit));
      expect(Number(/exposure level .*: ([\d.]+)/.exec(report)?.[1]), unit).toBeLessThanOrEqual(MOST_EXPOSURE);
    }
  });
});

// Only root may start a systemd, and not in every container.
describe.skipIf(!canRunSystemd())("under a running systemd", () => {
  const units = "/etc/systemd/system";
  const dataFolder = "/var/lib/passerelle";
  let sink: SmtpSink;
  let machine: SystemdMachine;
  let origin: string;
  let editPort: number;

  beforeAll(async () => {
    sink = await smtpSink();
    const service = await readFile(join(hosts, "passerelle.service"), "utf8");
    const attempts = `node /srv/passerelle/tests/hosts/escape-attempts.ts /srv/passerelle /srv/site /etc ${dataFolder}`;
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    editPort = await freePort();
    const edit = `EDIT_URL=https://edit.example.com\nEDIT_PREVIEW_URL=https://preview.example.com\nEDIT_PORT=${editPort}\n`;
    const folders = [`--bind-ro=${project}:/srv/passerelle`, `--bind-ro=${inject("siteFolder")}:/srv/site/current`];
    const files = {
      [`${units}/passerelle.service`]: service,
      "/etc/sysusers.d/passerelle.conf": await readFile(join(hosts, "passerelle.sysusers.conf"), "utf8"),
      [`${units}/passerelle.socket`]: await readFile(join(hosts, "passerelle.socket"), "utf8"),
      [`${units}/passerelle.socket.d/port.conf`]: `[Socket]\nListenStream=\nListenStream=127.0.0.1:${port}\n`,
      "/etc/passerelle/environment": `CONTACT_TO=owner@example.com\n${edit}`,
      [`${units}/passerelle-edit.service`]: await readFile(join(hosts, "passerelle-edit.service"), "utf8"),
      [`${units}/passerelle-edit.service.d/port.conf`]: `[Service]\nSocketBindAllow=ipv4:tcp:${editPort}\n`,
      "/etc/passerelle/SMTP_URL": `smtp://127.0.0.1:${sink.port}\n`,
      // A program that means harm in the place of the server, with the addresses that the how-to lets a service have.
      [`${units}/hostile.service`]: service
        .replace(/^ExecStart=.*$/m, `ExecStart=/srv/passerelle/node_modules/.bin/${attempts}`)
        .replace(/^Restart=.*$/m, "Type=oneshot"),
      [`${units}/hostile.service.d/addresses.conf`]: [
        "[Unit]\nRequires=\nAfter=\n[Service]\nIPAddressDeny=any\nIPAddressAllow=127.0.0.2",
        `Environment=FORBIDDEN_ADDRESS=127.0.0.1:${sink.port}\n`,
      ].join("\n"),
    };
    machine = await startSystemd(files, folders);
    await machine.run("systemd-sysusers");
    await machine.run("systemctl", "start", "passerelle.socket", "passerelle.service");
    await untilAnswers(`${origin}/readyz`);
  });
  afterAll(async () => {
    await machine.stop();
    await sink.close();
  });

  test("restarts refuse no visitor, and every message arrives", async () => {
    const visitors = new Visitors(origin, 20);
    const ids: string[] = [];
    for (let restart = 1; restart <= 3; restart++) {
      ids.push(await submit(origin, { message: `A message before restart ${restart}` }));
      await machine.run("systemctl", "restart", "passerelle");
      ids.push(await submit(origin, { message: `A message after restart ${restart}` }));
    }
    await visitors.end();
    expect(new Set(visitors.outcomes)).toEqual(new Set([200]));
    await expect.poll(() => new Set(deliveredIds(sink))).toEqual(new Set(ids));
  });

  test("the editor makes its page in a folder of its own, and root's invitation is in a file that it can read", async () => {
    const own = "/var/lib/passerelle-edit";
    await machine.run("install", "-d", "-m", "700", "-o", "passerelle-edit", "-g", "passerelle-edit", own);
    await machine.run("cp", "-r", "/srv/passerelle/tests/support/content", `${own}/content`);
    await machine.run("chown", "-R", "passerelle-edit:", `${own}/content`);
    await machine.run("systemctl", "start", "passerelle-edit");
    const settings = `env $(cat /etc/passerelle/environment) DATA_DIR=${own}`;
    const command = "node_modules/.bin/node editor/main.ts --invite Inês";
    const link = await machine.run("sh", "-c", `cd /srv/passerelle && ${settings} ${command}`);
    expect(link).toContain("https://edit.example.com/sign-in/#invitation=");
    expect(await machine.run("stat", "-c", "%U %a", `${own}/editor/people.sqlite`)).toBe("passerelle-edit 600\n");
    const ask = async (path: string) => {
      const asked = request({ port: editPort, host: "127.0.0.1", path, headers: { host: "edit.example.com" } }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      return `${answer.statusCode} ${(await answer.setEncoding("utf8").toArray()).join("")}`;
    };
    const page = () => ask("/sign-in/").catch(String);
    await expect.poll(page, { timeout: NEVER_COMES }).toMatch(/^200 [\s\S]*<script/);
    expect(await machine.run("journalctl", "-u", "passerelle-edit", "--priority=warning", "--quiet")).toBe("");
  });

  test("a backup is restored as the how-to says: no message is lost, and it refuses while the socket brings the server back", async () => {
    const node = "/srv/passerelle/node_modules/.bin/node";
    const command = ["env", `DATA_DIR=${dataFolder}`, node, "/srv/passerelle/contact/server/inbox/main.ts"] as const;
    const inbox = (...words: readonly string[]) => machine.run(...command, "--root", "/srv/site/current", ...words);
    const kept = async () => {
      const messages = JSON.parse(await inbox("export", "--format", "json")) as readonly { readonly id: string }[];
      return messages.map(({ id }) => id);
    };
    const before = await submit(origin, { message: "A message before the backup" });
    await inbox("backup", "/root/messages.sqlite");
    const later = await submit(origin, { message: "A message after the backup" });
    await machine.run("systemctl", "stop", "passerelle.service");
    // The socket is still there: a visitor brings the server back.
    const meanwhile = await submit(origin, { message: "A message while the service was stopped" });
    await expect(inbox("restore", "/root/messages.sqlite")).rejects.toThrow("passerelle.socket passerelle.service");
    await machine.run("systemctl", "stop", "passerelle.socket", "passerelle.service");
    await inbox("restore", "/root/messages.sqlite");
    await machine.run("systemctl", "start", "passerelle.socket", "passerelle.service");
    await untilAnswers(`${origin}/readyz`);
    const afterwards = await submit(origin, { message: "A message after the restore" });
    expect(await kept()).toEqual(expect.arrayContaining([before, later, meanwhile, afterwards]));
    await expect.poll(() => deliveredIds(sink)).toContain(afterwards);
    expect(new Set(deliveredIds(sink)).size).toBe(deliveredIds(sink).length);
  });

  test("a program in the server's place can write to the data folder, and reaches no address that is not allowed", async () => {
    await machine.run("systemctl", "start", "hostile");
    await machine.run("journalctl", "--sync");
    const log = await machine.run("journalctl", "--output=cat", "--no-pager", "_SYSTEMD_UNIT=hostile.service");
    expect(log.trim().split("\n")).toEqual([`write to ${dataFolder}`, `make a database in ${dataFolder}`]);
  });
});
