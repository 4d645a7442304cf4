import { expect, test } from "vitest";
import { settingsIn, siteYaml } from "../test-support/settings-in.ts";
import { lostMessages } from "./contact.ts";

test.each([
  ["folder: a-envoyer", "/api/contact", true],
  ["git: /srv/site.git", "/api/contact", true],
  ["release: /srv/site", "/api/contact", false],
  ["folder: a-envoyer", '""', false],
  ["git: /srv/site.git", "https://contact.example.com/api/contact", false],
])("published by %s, a form that writes to %s loses its messages: %s", (place, endpoint, lost) => {
  const text = siteYaml.replace("endpoint: /api/contact", `endpoint: ${endpoint}`);
  const { settings: site, source } = settingsIn(`${text}\npublish: { ${place} }\n`);
  const line = text.split("\n").findIndex((words) => words.includes("endpoint:")) + 1;
  const problem = { file: "site.yaml", line, id: "site:form-without-server", values: { write: 'endpoint: ""' } };
  expect(lostMessages({ site, source })).toEqual(lost ? [expect.objectContaining(problem)] : []);
});
