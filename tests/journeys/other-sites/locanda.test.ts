import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { answerInstead, body } from "../../support/browser/network-faults.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { receivedMessages } from "../../support/pages/received-messages.ts";
import { visitors } from "../../support/setup/browser.ts";
import { runGenerator, temporaryFolder } from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";

const visit = visitors();
const folder = join(await temporaryFolder(), "dist");
const built = await runGenerator(["--site", "examples/locanda", "--out", folder, "--no-compress", "--quiet"]);
expect(built).toEqual({ code: 0, output: "", errors: "" });
const server = await startServer(folder, { CONTACT_MIN_SECONDS: "0" });
afterAll(() => server.stop());

test("a guest goes from the home page to a room, changes language, and finds the news of a tag", async () => {
  const { page, errors } = await visit({ baseURL: server.origin });
  await page.goto("/it/");
  await page.locator(".rooms a").first().click();
  await page.locator(".room").waitFor();
  expect(new URL(page.url()).pathname).toBe("/it/camere/alba/");
  await page.locator(".languages a").click();
  await page.locator("html[lang=de-IT] .room").waitFor();
  expect(new URL(page.url()).pathname).toBe("/de/zimmer/morgenrot/");
  await page.locator("header a[href='/de/neues/']").click();
  await page.locator(".tags a[href='/de/thema/walks/']").click();
  await page.locator(".tags a[href='/de/thema/walks/'][aria-current]").waitFor();
  expect(await page.locator(".posts time").allTextContents()).toEqual(["12. Juni 2026"]);
  await page.locator(".posts a").click();
  await page.locator("article h1").waitFor();
  expect(new URL(page.url()).pathname).toBe("/de/der-weg-ist-wieder-offen/");
  expect(errors).toEqual([]);
});

const MAP = "https://www.openstreetmap.org";
const message = { name: "Gerda", email: "gerda@example.com", message: "Ist im Mai ein Zimmer frei?" };

test("a guest sees the map once they have accepted it, writes a message that is kept, and is asked in their language", async () => {
  const { page, errors } = await visit({ baseURL: server.origin });
  const asked: string[] = [];
  page.on("request", (request) => request.url().startsWith(MAP) && asked.push(request.url()));
  await answerInstead(page, `${MAP}/**`, body("text/html", "<!doctype html><title>Map</title><p>Malwas</p>"));
  await page.goto("/it/contatti/");
  const banner = page.locator("[data-consent=banner]");
  await banner.getByText("Accetta questi servizi: mappa?").waitFor();
  await page.locator(".languages a").click();
  await banner.getByText("Karte").waitFor();
  await page.getByRole("button", { name: "Einmal akzeptieren" }).waitFor();
  expect(asked, "nothing of another host before consent").toEqual([]);
  await page.getByRole("button", { name: "Alle akzeptieren" }).click();
  await page.frameLocator("main iframe").getByText("Malwas").waitFor();

  const form = contactForm(page);
  await form.fill({ ...message, email: "gerda" });
  await form.send.click();
  await form.note.getByText("Prüfen Sie Ihre Adresse").waitFor();
  await form.email.fill(message.email);
  await form.send.click();
  await form.thanks.getByText("Danke, Ihre Nachricht ist angekommen.").waitFor();
  const kept = await receivedMessages(server.dataFolder, message.email, "examples/locanda");
  expect(kept).toMatchObject([{ ...message, locale: "de" }]);

  await page.locator("header a[href='/de/zimmer/']").click();
  await page.locator(".rooms").waitFor();
  await page.locator("footer a[data-cookie-settings]").click();
  await page.getByRole("dialog").getByText("Zeigen von Inhalten anderer Websites").waitFor();
  expect(errors).toEqual([]);
});

test("without scripts a message with a mistake comes back on the page of the house, with what was written", async () => {
  const { page } = await visit({ baseURL: server.origin, javaScriptEnabled: false });
  await page.goto("/it/contatti/");
  const form = contactForm(page);
  await form.fill({ ...message, message: "Breve" });
  await form.send.click();
  expect(await form.note.textContent()).toContain("ci dica qualcosa di più");
  expect(await form.message.inputValue()).toBe("Breve");
  expect(await page.locator(".brand").textContent()).toBe("Locanda Tre Larici");
});

test("an old address leads to the room, and an unknown one gets the page of its language", async () => {
  const old = await fetch(`${server.origin}/de/ostzimmer/`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/de/zimmer/morgenrot/"]);
  for (const [path, language, heading] of [
    ["/it/niente/", "it-IT", "Qui il sentiero finisce"],
    ["/de/nichts/", "de-IT", "Hier endet der Weg"],
  ]) {
    const answer = await fetch(server.origin + path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(heading);
  }
});
