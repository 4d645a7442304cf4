import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { openPeople } from "#editor/signing-in/people.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { installedWebKit } from "../engines/installed-engines.ts";
import { editorAtAddress } from "./editor-at-address.ts";
import { openEditor } from "./running-editor.ts";

const webKit = installedWebKit();
const openssl = onPath("openssl");

test.skipIf(webKit === undefined)(
  "[O2] in WebKitGTK what is typed is in its file, and what a killed editor did not get is there afterwards",
  async () => {
    let editor = await openEditor();
    const session = await webKit?.start();
    onTestFinished(async () => {
      await session?.close();
      await editor.stop();
    });
    const tab = await session?.openTab();
    const onDisk = () => readFile(join(editor.content, "words.txt"), "utf8");
    const openWords = async () => {
      await tab?.goto(editor.address());
      await tab?.goto(editor.at("#file/words.txt"));
      await expect.poll(() => tab?.evaluate(() => document.querySelector("#whole-text") !== null)).toBe(true);
    };
    await openWords();
    await tab?.type("#whole-text", "Tapé ici. ");
    await expect.poll(onDisk).toContain("Tapé ici. ");
    await editor.kill();
    await tab?.type("#whole-text", "Tapé après.");
    editor = await openEditor({ after: editor });
    await openWords();
    await expect.poll(onDisk).toContain("Tapé après.");
  },
);

// Without HTTPS it keeps no cookie that is `Secure`, as that of a session is, not even of this machine.
test.skipIf(webKit === undefined || openssl === undefined)(
  "[O1] in WebKitGTK whoever has a session writes at an address, and sees the page",
  async () => {
    const editor = await editorAtAddress({ front: httpsBefore });
    // To it, two hosts below `localhost` are two sites; those of a domain are one, whose cookies it sends in frames.
    const session = await installedWebKit(["--cookies-policy=always"])?.start();
    onTestFinished(async () => {
      await session?.close();
      await editor.stop();
    });
    const tab = await session?.openTab();
    const shows = (selector: string) =>
      expect.poll(() => tab?.evaluate((wanted) => document.querySelector(wanted) !== null, selector)).toBe(true);
    const people = openPeople(join(editor.folder, "editor/people.sqlite"));
    const { id } = people.accept(people.invite("Rui", false), { id: "a", publicKey: new Uint8Array([1]), counter: 0 });
    await tab?.setCookie(editor.origin, "__Host-passerelle", people.begin(id));
    people.close();
    await tab?.goto(`${editor.origin}/#others`);
    await shows("#view-title");
    await tab?.evaluate((origin) => {
      // What the page beside the text says of itself.
      addEventListener("message", (event) => {
        if (event.origin === origin) document.documentElement.dataset.preview = event.data.preview;
      });
      location.hash = "#file/words.txt";
    }, editor.previewOrigin);
    await shows("[data-preview=shown]");
    await shows("#whole-text");
    await tab?.type("#whole-text", "Tapé ici. ");
    await expect.poll(() => readFile(join(editor.content, "words.txt"), "utf8")).toContain("Tapé ici. ");
  },
);

/** Speaks HTTPS on a free port, with a certificate that nobody vouches for, and passes on what it hears. */
async function httpsBefore(editor: string) {
  const pem = selfSigned(["edit.localhost", "preview.localhost"]);
  const server = createServer({ key: pem, cert: pem }, (outer) => {
    const inner = connect(Number(new URL(`http://${editor}`).port), "127.0.0.1");
    outer.on("error", () => inner.destroy()).on("close", () => inner.destroy());
    inner.on("error", () => outer.destroy()).on("close", () => outer.destroy());
    outer.pipe(inner).pipe(outer);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => void server.close(),
  };
}

/** A key with a certificate for hosts, as PEM, that nobody vouches for. */
function selfSigned(hosts: readonly string[]): string {
  const names = hosts.map((host) => `DNS:${host}`).join();
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-keyout", "-"];
  const command = [
    "req",
    "-x509",
    ...key,
    "-days",
    "2",
    "-subj",
    "/CN=localhost",
    "-addext",
    `subjectAltName=${names}`,
  ];
  return execFileSync(openssl ?? "", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
