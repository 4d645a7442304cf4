/** A mail server that keeps each mail as a file, and behaves as the file "behaviour" says. Arguments: folder, port. */
import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as after } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

const DELAY = 2_000;
const [folder = "", port = ""] = process.argv.slice(2);

const behaviour = () => readFileSync(join(folder, "behaviour"), "utf8");

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

const server = new SMTPServer({
  authOptional: true,
  logger: false,
  disabledCommands: ["STARTTLS", "AUTH"],
  onRcptTo(_address, _session, done) {
    if (behaviour() === "refuses") done(reply(550, "No such recipient"));
    else if (behaviour() === "defers") done(reply(451, "Later"));
    else done();
  },
  async onData(stream, _session, done) {
    const mail = await buffer(stream);
    if (behaviour() === "delays") await after(DELAY);
    const name = randomUUID();
    writeFileSync(join(folder, name), mail);
    renameSync(join(folder, name), join(folder, "mail", "new", name));
    done();
  },
});
server.on("error", () => undefined);
server.listen(Number(port), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
