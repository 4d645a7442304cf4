import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { npmProgram } from "#scripts/setup/packages.mjs";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { visitors } from "../../support/setup/browser.ts";
import { servePages } from "../../support/setup/plain-pages.ts";
import { runCommand, temporaryFolder } from "../../support/setup/run-generator.ts";

const root = resolve(import.meta.dirname, "../../..");
const visit = visitors();
const folder = await temporaryFolder();
const project = join(folder, "empty");
const { NODE_ENV: _test, ...env } = process.env;

/** Runs a program in the project, as whoever it belongs to does; what it says where it fails is in the error. */
const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, { cwd: project, env }).catch(({ message, stdout }) => {
    throw new Error(`${message}\n${stdout}`);
  });
const npm = (...args: string[]) => run(...npmProgram([...args, "--offline"]));
const bin = (path: string, ...args: string[]) => run(process.execPath, [join(root, "node_modules", path), ...args]);

// A Vite project without anything of ours; what the registry would give is linked.
await mkdir(project);
const linked = ["@types/react", "@types/react-dom", "react", "react-dom", "valibot", "vite"];
const dependencies = Object.fromEntries(linked.map((name) => [name, `file:${join(root, "node_modules", name)}`]));
await writeFile(join(project, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
const compilerOptions = {
  ...{ strict: true, noEmit: true, target: "esnext", module: "esnext", moduleResolution: "bundler", jsx: "react-jsx" },
  ...{ allowImportingTsExtensions: true, lib: ["esnext", "dom", "dom.iterable"], types: ["vite/client"] },
};
await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions }));

/** The room's example as a page of that project: all that changes in it is whence it imports. */
async function addExample(room: string): Promise<void> {
  await mkdir(join(project, room));
  for (const file of globSync("*", { cwd: join(root, room, "example") })) {
    const text = await readFile(join(root, room, "example", file), "utf8");
    const used = text
      .replace(/"\.\.\/(.+?)(?:\.tsx?)?"/g, `"@passerelle/${room}/$1"`)
      .replace(/(?=import .*react)/, `import "@passerelle/${room}/style.css";\n`);
    await writeFile(join(project, room, file), used);
  }
}

await mkdir(join(project, "public"));
// Some Chromiums ask for it.
await writeFile(join(project, "public/favicon.ico"), "");
const packed = await runCommand("scripts/rooms/main.ts", ["--out", join(folder, "packages")], {});
expect(packed).toMatchObject({ code: 0, errors: "" });
await npm("pack", join(folder, "packages/consent"), join(folder, "packages/contact"));
await npm("install", ...globSync("*.tgz", { cwd: project }).map((file) => `./${file}`));
await Promise.all([addExample("consent"), addExample("contact")]);
const pages = globSync("*/*.html", { cwd: project });
const input = JSON.stringify(pages);
await writeFile(join(project, "vite.config.js"), `export default { build: { rolldownOptions: { input: ${input} } } }`);
await bin("vite/bin/vite.js", "build", "--logLevel", "error");
const host = await servePages(join(project, "dist"));
afterAll(() => host.stop());

test("what uses the packages is checked by their types", async () => {
  const wrong = `import { ConsentBanner } from "@passerelle/consent/react/consent-banner";
import { checkContactMessage } from "@passerelle/contact/message/contact-message";
// @ts-expect-error: a banner has texts
export const banner = <ConsentBanner />;
// @ts-expect-error: a message has fields
export const message = checkContactMessage("text");
`;
  await writeFile(join(project, "wrong.tsx"), wrong);
  await bin("typescript/bin/tsc", "-p", project);
});

test("the rules of a message run in Node alone", async () => {
  const code = `import { checkContactMessage } from "@passerelle/contact/message/contact-message";
console.log(JSON.stringify(checkContactMessage({ name: "Ana", email: "ana@", message: "Good morning to all of you" })));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code]);
  expect(JSON.parse(stdout)).toEqual({ errors: { email: "invalid" } });
});

test("in a project that knows nothing of us the banner asks, has its look, and what is decided holds", async () => {
  const { page, context, errors } = await visit({ baseURL: host.origin });
  await page.goto("/consent/with-react.html");
  const { banner, choice } = consentParts(page);
  await banner.waitFor();
  expect(await banner.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  await choice("Refuse all").click();
  await banner.waitFor({ state: "detached" });
  const [cookie] = await context.cookies();
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toMatchObject({ analytics: false, session: true });
  expect(errors).toEqual([]);
});

test.each(["contact.html", "with-react.html"])("there %s checks a message, and sends it", async (file) => {
  const { page, errors } = await visit({ baseURL: host.origin });
  const sent: (string | null)[] = [];
  await page.route("**/api/contact**", (route) => {
    if (route.request().method() === "POST")
      sent.push(new URLSearchParams(route.request().postData() ?? "").get("email"));
    return route.fulfill({ status: 201, json: {} });
  });
  await page.goto(`/contact/${file}`);
  const form = contactForm(page);
  const message = newMessage();
  await form.fill({ ...message, email: "ana@" });
  await form.send.click();
  await page.getByText("This cannot be right: check it.").first().waitFor();
  await form.email.fill(message.email);
  await form.send.click();
  await page.getByText("Thank you").waitFor();
  expect(sent).toEqual([message.email]);
  expect(errors).toEqual([]);
});
