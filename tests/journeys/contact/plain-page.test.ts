import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fixtureBuild } from "#contact/server/test-support/fixture-build.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { receivedMessages } from "../../support/pages/received-messages.ts";
import { visitors } from "../../support/setup/browser.ts";
import { bundlePages } from "../../support/setup/plain-pages.ts";
import { startServer } from "../../support/setup/start-server.ts";

const visit = visitors();
const PATH = "/en/contact/";
const REACT = "/en/with-react/";

const folder = await bundlePages("contact/example", ["contact.html", "with-react.html"]);
const assets = (await readdir(join(folder, "assets"))).map((name) => `/assets/${name}`);
const files = [[PATH, "contact.html"], [REACT, "with-react.html"], ...assets.map((path) => [path, path])].map(
  async ([path = "", file = ""]) => [path, await readFile(join(folder, file), "utf8")],
);
// Some Chromiums ask for it.
const icon = ["/favicon.ico", ""];
const { root } = fixtureBuild(undefined, Object.fromEntries([icon, ...(await Promise.all(files))]));
const server = await startServer(root, { CONTACT_MIN_SECONDS: "0" });
afterAll(() => server.stop());

async function open(path = PATH) {
  const visitor = await visit({ baseURL: server.origin });
  await visitor.page.goto(path);
  return { ...visitor, form: contactForm(visitor.page), note: visitor.page.locator("#trouble") };
}
const kept = (email: string) => receivedMessages(server.dataFolder, email);

test("errors are shown beside their fields, and go as they are fixed; while the server is away the text is kept, over a reload too; a message is kept once, however often it is sent", async () => {
  const { page, form, note, errors } = await open();
  const message = newMessage();
  await form.fill({ ...message, name: "", email: "ana@" });
  await form.send.click();
  await expect.poll(() => page.locator("#name-error").textContent()).toBe("This is needed.");
  expect(await page.title()).toBe("Error: Contact");
  await form.name.fill(message.name);
  expect(await page.locator("#name-error").textContent()).toBe("");
  expect(await page.locator("#email-error").textContent()).toBe("This cannot be right: check it.");
  await form.email.fill(message.email);
  expect(errors).toEqual([]);
  await page.route("**/api/contact", (route) => route.abort());
  await form.send.click();
  await expect.poll(() => note.textContent()).toContain("Your text is kept");
  await page.unroute("**/api/contact");
  await page.reload();
  await expect.poll(() => form.written()).toEqual(message);
  await form.send.dblclick();
  await page.getByText("Thank you").waitFor();
  expect(await kept(message.email)).toMatchObject([{ ...message, locale: "en", state: "queued" }]);
  expect(await form.send.isVisible()).toBe(false);
});

test("posted by the browser itself, as without JavaScript, it is answered with the form, what was typed, and at last with thanks", async () => {
  const { page, form } = await open();
  const message = newMessage();
  const post = () => form.send.evaluate((button: HTMLButtonElement) => button.form?.submit());
  await form.fill({ ...message, message: "Short" });
  await post();
  await page.getByText("en message tooShort").first().waitFor();
  expect(await form.written()).toEqual({ ...message, message: "Short" });
  await form.message.fill(message.message);
  await post();
  await page.getByText("Thank you").waitFor();
  expect(await kept(message.email)).toHaveLength(1);
});

test("drawn by React it says what is wrong, has the focus there, and thanks whose message is kept", async () => {
  const { page, form, errors } = await open(REACT);
  const message = newMessage();
  await form.fill({ ...message, email: "ana@" });
  await form.send.click();
  await form.note.getByRole("link", { name: "This cannot be right: check it." }).waitFor();
  expect(await form.note.evaluate((note) => note === document.activeElement)).toBe(true);
  await form.email.fill(message.email);
  await form.send.click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(await kept(message.email)).toMatchObject([{ ...message, state: "queued" }]);
  expect(errors).toEqual([]);
});
