import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { only, textOf } from "../../built/queries.ts";
import { type ChangedProject, changedProject } from "../../support/setup/changed-project.ts";
import { parseHtml } from "../../support/setup/documents.ts";
import { removeTemporaryFolders, temporaryFolder } from "../../support/setup/run-generator.ts";
import { contentFolder } from "../../support/setup/test-content.ts";

/** Receives two messages with the changed program: one without the field, one with it. Prints what comes of both. */
const RECEIVING = `
import { buildApp } from "#contact/server/app.ts";
import { readEnvironment } from "#contact/server/common/environment.ts";
import { composeMessageMail } from "#contact/server/delivery/compose-mail.ts";
import { loadBuild } from "#contact/server/http/load-build.ts";
import { exportCsv } from "#contact/server/inbox/message-table.ts";
import { outboxAt } from "#contact/server/outbox/outbox-at.ts";
import { loadContactPage } from "#contact/server/http/load-build.ts";
import { ownerVoice } from "#contact/server/words/owner-words.ts";

const [root, dataDir] = process.argv.slice(2);
const build = loadBuild(root);
const outbox = outboxAt({ dataDir });
const contact = { texts: build.contactTexts, outbox, tokenKey: Buffer.alloc(32), renderContactPage: await loadContactPage(root) };
const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: "silent", CONTACT_MIN_SECONDS: "0" });
const app = buildApp({ environment, build, contact });
const post = async (more) => {
  const fields = { name: "Ana", email: "ana@example.org", message: "Bonjour, appelez-moi.", locale: "fr", ...more };
  const headers = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
  const answer = await app.inject({ method: "POST", url: "/api/contact", payload: new URLSearchParams(fields).toString(), headers });
  return { status: answer.statusCode, body: answer.body };
};
const refused = await post({});
const kept = await post({ company: "Loja & Filhos" });
const messages = await outbox.list();
const mail = await composeMessageMail(messages[0], { from: "a@b.example", to: "c@d.example" }, ownerVoice(build.owner));
console.log(JSON.stringify({ refused, kept, messages, csv: exportCsv(messages), mail: String(mail.bytes) }));
await app.close();
await outbox.close();
`;

let project: ChangedProject;
let folder: string;

/** The places that are touched: the definition, and the words of each language. */
const DEFINITION = (text: string) =>
  text
    .replace("  email: { kind:", '  company: { kind: "line", least: 1, most: 80, weight: 105 },\n  email: { kind:')
    .replace("  email: { fr:", '  company: { fr: "Entreprise", en: "Company", pt: "Empresa" },\n  email: { fr:');
const words = (label: string) => (text: string) =>
  text.replace(
    /\n\}(?: as const)?;\n/,
    `
  "contact.company": "${label}",
  "contact.company-placeholder": "${label}",
  "contact.company-required": "${label}?",
  "contact.company-tooLong": "${label}: {most}!",
  "contact.company-invalid": "${label}!",$&`,
  );

beforeAll(async () => {
  const labels = { fr: "Entreprise", en: "Company", pt: "Empresa" };
  const languages = Object.entries(labels).map(([locale, label]) => [
    `site/languages/${locale}/words.ts`,
    words(label),
  ]);
  project = await changedProject(
    {
      "contact/message/contact-fields.ts": DEFINITION,
      ...Object.fromEntries(languages),
      "receive.ts": RECEIVING,
    },
    ["tsconfig.browser.json", "tsconfig.shared.json", "editor"],
  );
  folder = join(await temporaryFolder(), "site");
  const build = await project.run("engine/build/main.ts", [
    "--content",
    contentFolder,
    "--out",
    folder,
    "--no-compress",
  ]);
  if (build.code !== 0) throw new Error(build.errors);
});
afterAll(async () => {
  await project?.remove();
  await removeTemporaryFolders();
});

const document = async (path: string) => parseHtml(await readFile(join(folder, path, "index.html"), "utf8"));

test("a field of the form is its definition and its words: it is asked for, and the privacy notice names it", async () => {
  const { output } = await project.run("node_modules/typescript/bin/tsc", [
    "-p",
    "tsconfig.browser.json",
    "--noEmit",
    "--singleThreaded",
  ]);
  expect(output).toBe("");
  const field = only(await document("pt/contact"), "form [name=company]");
  expect([field.hasAttribute("required"), field.getAttribute("placeholder")]).toEqual([true, "Empresa"]);
  expect(textOf(only(await document("en/legal-notice"), "main"))).toContain(
    "Name, company, e-mail address, message, language, date",
  );
});

test("it is checked, kept, exported and sent with the message", async () => {
  const { output, errors } = await project.run("receive.ts", [folder, join(await temporaryFolder(), "data")]);
  expect(errors).toBe("");
  const { refused, kept, messages, csv, mail } = JSON.parse(output);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatch(/Entreprise\s\?/);
  expect(kept.status).toBe(303);
  expect(messages).toMatchObject([{ name: "Ana", company: "Loja & Filhos" }]);
  expect(csv).toContain(",name,company,email,message,");
  expect(mail).toContain("Entreprise : Loja & Filhos".replace(" :", "=C2=A0:"));
});
