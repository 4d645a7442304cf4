/** Whatever comes from outside takes time in proportion to its length: one row for each way in and each of its worst texts. */
import { afterAll, test } from "vitest";
import { NO_SQUARE, readLongTexts } from "#engine/test-support/long-texts.ts";
import { contactFieldNames } from "../message/contact-fields.ts";
import { checkContactMessage, normaliseEmail } from "../message/contact-message.ts";
import { readEnvironment } from "./common/environment.ts";
import { escapeHtml, headerText, plainLine, plainLines } from "./common/visitor-text.ts";
import { addressKey } from "./http/address-key.ts";
import { loadBuild } from "./http/load-build.ts";
import { lookup } from "./http/lookup.ts";
import { conditionalStatus, negotiateEncoding } from "./http/static-answer.ts";
import { isOwnOrigin } from "./receiving/origins.ts";
import { spamScore } from "./receiving/spam-score.ts";
import { formFields } from "./receiving/submission.ts";
import { readTimeToken } from "./receiving/time-token.ts";
import { contactApp, GOOD_FIELDS, HTML, postContact } from "./test-support/contact-app.ts";
import { fixtureBuild } from "./test-support/fixture-build.ts";

const { table } = loadBuild(fixtureBuild().root);
const { app } = contactApp({ TRUST_PROXY: "127.0.0.1" });
afterAll(() => app.close());

/** Marks that Unicode normalisation has to sort, letters that it has to join, lines, what nobody sees, links. */
const textPieces = [
  ..."a|@|a@|.|xn--|é.|中|e\u0301|\u0301\u0323|\u0345\u0334|\u1100\u1161\u11a8|👩\u200d|🇫|\ud800".split("|"),
  ...' |\r|\r\n|\t\n|\x00|\u200b|\u202e|=?|<a |[url|www.|http:|&|"'.split("|"),
  `x${"\u0301\u0323".repeat(15)}`,
];
const headerPieces = [...'a| |\t|,|;|;q=|=|"|W/"|"a|a,|:|1.|[|a:|1:|::|%|%2e|/|//|.|é|é.|xn--|@|*'.split("|")];

type Read = (text: string) => unknown;

const ofText: Readonly<Record<string, Read>> = {
  ...Object.fromEntries(
    contactFieldNames.map((field): [string, Read] => [
      `the form's ${field}`,
      (text) => checkContactMessage({ ...GOOD_FIELDS, [field]: `x${text}x` }),
    ]),
  ),
  "an address before its @": (text) => normaliseEmail(`${text}@`),
  "a domain after its @": (text) => normaliseEmail(`a@${text}.x`),
  "signs of spam": (text) =>
    spamScore({ name: text, message: `${text}x`, honeypot: text, fillingTime: 0, minimumTime: 1, repeats: 0 }),
  "HTML, mail and terminal": (text) => [escapeHtml, headerText, plainLine, plainLines].map((put) => put(`${text}x`)),
  "a form as it was sent": (text) => formFields(Buffer.from(`${text}x`)),
  "a submission as JSON": (text) => postContact(app, { ...GOOD_FIELDS, message: text.slice(0, 80_000) }),
};

const ofHeader: Readonly<Record<string, Read>> = {
  "a content type": (text) => postContact(app, GOOD_FIELDS, { "content-type": `application/json;${text.trim()}x` }),
  "Accept-Encoding": (text) => negotiateEncoding(`${text}x`, { identity: true, br: true }),
  "entity tags": (text) => conditionalStatus({ "if-none-match": `${text}x` }, '"a"'),
  "Origin and Host": (text) => isOwnOrigin(undefined, { origin: `http://${text}`, host: text }),
  "a path": (text) => lookup(table, `/${text}x`),
  "a query": (text) => lookup(table, `/fr/blog?${text}x`),
  "an address": (text) => addressKey(`${text}x`),
  "a time token": (text) => readTimeToken(Buffer.alloc(32), text, 0),
  "the headers of a form that is sent": (text) =>
    postContact(app, "", { ...HTML, origin: `http://${text}`, referer: `http://a/${text}`, "idempotency-key": text }),
  "X-Forwarded-For": (text) => postContact(app, GOOD_FIELDS, { "x-forwarded-for": `${text}x` }),
};

const ofSetting = Object.fromEntries(
  ["SITE_URL", "SMTP_URL", "DATABASE_URL", "CONTACT_TO", "TRUST_PROXY", "PORT", "LOG_LEVEL"].map(
    (name): [string, Read] => [name, (text) => readEnvironment({ [name]: text })],
  ),
);

test.each(Object.entries(ofText))("%s", (_, read) => readLongTexts(textPieces, read), NO_SQUARE);
test.each(Object.entries({ ...ofHeader, ...ofSetting }))(
  "%s",
  (_, read) => readLongTexts(headerPieces, read),
  NO_SQUARE,
);

test(
  "a form, whatever it is made of",
  async () => {
    const structure = ["&", "=", "%", "+", "a&", "%41", "a=b&", "__proto__=&"];
    await readLongTexts(structure, (text) => formFields(Buffer.from(text)));
  },
  NO_SQUARE,
);
