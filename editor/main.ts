/** The owner's editor: `npm run edit`. */
import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import open from "open";
import { outliveReaders } from "#contact/server/common/gone-readers.ts";
import { withFreePort } from "#engine/command/free-port.ts";
import { runCommand } from "#engine/command/run-command.mjs";
import { siteEnvironment, siteFolders } from "#engine/command/site-folders.mjs";
import { writeFailure } from "#engine/files/write-failure.ts";
import { sayIn } from "#engine/i18n/owner-text.ts";
import { SiteError } from "#engine/load-site.ts";
import { ownerLanguage } from "#engine/owner-messages/owner-language.ts";
import { editCommand } from "./edit-command.mjs";
import { inWords } from "./files/owner-files.ts";
import { openAddress } from "./http/access.ts";
import { putShortcut } from "./shortcut.ts";
import { editorAddress } from "./signing-in/address.ts";
import { managePeople } from "./signing-in/manage-people.ts";
import { startEditor } from "./start-editor.ts";
import { Refused } from "./words/refused.ts";
import { sentences } from "./words/sentences.ts";

/** Where the exit code is 0 the editor goes on running. */
await runCommand(editCommand, async (values) => {
  outliveReaders();
  const root = resolve(import.meta.dirname, "..");
  const folders = siteFolders(values.site);
  const content = resolve(values.content ?? folders.content);
  const language = await ownerLanguage(content);
  const say = sayIn(sentences, language);
  const port = Number(values.port);
  const fail = (text: string) => {
    process.stderr.write(`${text}\n`);
    return 1;
  };
  const next = openAddress(folders.cache, content, port);
  if (values.shortcut) {
    const site = values.site === undefined ? [] : ["--site", folders.site];
    const options = [...site, "--content", content];
    const target = { root, node: process.execPath, options, name: say("shortcut-name") };
    process.stdout.write(`${say("shortcut-made", { file: await putShortcut(target) })}\n`);
    return 0;
  }
  try {
    const variables = siteEnvironment(values.site);
    const address = editorAddress(variables);
    if (values.invite !== undefined || values.remove !== undefined || values.people) {
      if (address === undefined) throw Refused.because("no-edit-url", { write: "EDIT_URL=https://edit.example.com" });
      process.stdout.write(`${managePeople(address, values, language)}\n`);
      return 0;
    }
    // Vite and what is made again write there: where they cannot, nothing can be shown.
    for (const made of [join(root, "node_modules/.vite-temp"), join(root, ".cache"), folders.cache]) {
      await mkdir(made, { recursive: true });
      await access(made, constants.W_OK);
    }
    const editor = await startEditor({
      root,
      site: folders.site,
      cache: folders.cache,
      content,
      port: address?.port ?? port,
      address,
      variables,
      onKeyUsed: (address) => {
        process.stdout.write(`${say("editor-next-key", { address })}\n`);
        void next.write(address);
      },
      onError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
    });
    const write = "npm run edit -- --invite NAME";
    if (address) process.stdout.write(`${say("editor-at-address", { address: editor.address, write })}\n`);
    else {
      await next.write(editor.address);
      process.stdout.write(`${say("editor-started", { address: editor.address })}\n${say("editor-how-to-stop")}\n`);
    }
    const end = async () => {
      await Promise.allSettled([editor.close(), next.remove()]);
      process.exit(0);
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void end());
    }
    if (!address && !values["no-browser"]) openInBrowser(editor.address);
    return 0;
  } catch (error) {
    if (error instanceof SiteError) return fail(error.message);
    const told = writeFailure(error) === undefined ? error : inWords(error, "");
    if (told instanceof Refused) return fail(told.inWords(language));
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    const running = await next.read();
    if (running !== undefined && !values["no-browser"]) {
      process.stdout.write(`${say("editor-open-already", { address: running })}\n`);
      openInBrowser(running);
      return 0;
    }
    return fail(say("port-used", { port: values.port, write: await withFreePort("npm run edit", port, "127.0.0.1") }));
  }
});

/** Where there is no browser to open, the address that was printed is enough. */
function openInBrowser(address: string): void {
  open(address).then(
    (child) => child.on("error", () => {}),
    () => {},
  );
}
