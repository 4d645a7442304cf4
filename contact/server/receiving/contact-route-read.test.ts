import { expect, test } from "vitest";
import { HTML, sharedContactApp } from "../test-support/contact-app.ts";

const { app } = sharedContactApp();
const read = (headers: Readonly<Record<string, string>>, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: "/api/contact", headers });

test.each([
  ["the page that the form was on", { referer: "http://localhost/en/contact/", "accept-language": "pt" }, "en", "en"],
  ["the browser", { "accept-language": "de-DE,de;q=0.9, pt-BR;q=0.8,en;q=0.7" }, "pt", "pt-PT"],
  ["the site", { "accept-language": "de" }, "fr", "fr"],
] as const)(
  "who reads the address that a posted form leaves in the bar is led back to the form, in the language of %s",
  async (_whose, headers, locale, language) => {
    const answer = await read({ ...HTML, ...headers });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toMatch(/<title>[^<]+ - Site<\/title>/);
    expect(answer.body).toContain(`${language} nothing sent`);
    expect(answer.body).toContain(`<a href="/${locale}/contact/">`);
    expect(answer.body).not.toContain("text kept");
  },
);

test("a program that reads it learns what the address takes", async () => {
  const answer = await read({});
  expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([405, "POST", { error: "fr nothing sent" }]);
  expect((await read(HTML, "HEAD")).statusCode).toBe(405);
});
