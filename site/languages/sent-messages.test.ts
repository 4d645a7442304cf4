import { expect, test } from "vitest";
import { ownMessages, withOwnMessages, withoutOwnMessages } from "#engine/pages/data/own-messages.ts";
import type { PageContext } from "#engine/pages/data/page-data.ts";
import type { LocaleData } from "../facts/site-facts.ts";
import site from "../site.config.ts";
import type { MessageTexts } from "./messages.ts";

const texts = Object.fromEntries(Object.keys(site.messages.keys).map((key) => [key, key])) as MessageTexts;
const data = {
  locale: "fr",
  messages: texts,
  unsent: site.messages.unsent,
  translation: { pages: site.pages },
} as unknown as LocaleData;
const own = (page: string) => ownMessages(site.pages, page, texts, site.messages.unsent);

test("the messages of the contact page are sent with it only", () => {
  const shared = withoutOwnMessages(data);
  expect(shared.messages).toHaveProperty(["menu.button"], "menu.button");
  expect(shared.messages).not.toHaveProperty(["contact.by-email"]);
  expect(own("contact")).toMatchObject({ "contact.by-email": "contact.by-email" });
  expect(own("site-map")).toBeUndefined();
});

test("what the build alone reads is sent with no page", () => {
  expect(withoutOwnMessages(data)).not.toHaveProperty("unsent");
  expect(withoutOwnMessages(data).messages).not.toHaveProperty(["moved.title"]);
  expect(own("contact")).not.toHaveProperty(["contact.send"]);
});

test("a message of a shared group may belong to single pages", () => {
  expect(withoutOwnMessages(data).messages).toHaveProperty(["posts.feed"]);
  expect(withoutOwnMessages(data).messages).not.toHaveProperty(["posts.back"]);
  expect(own("post")).toHaveProperty(["posts.back"]);
  expect(own("blog")).not.toHaveProperty(["posts.back"]);
});

test("a page has its own messages beside the shared ones", () => {
  const context = { page: "contact", messages: own("contact") } as PageContext;
  const { messages: joined } = withOwnMessages(withoutOwnMessages(data), context);
  expect(joined).toMatchObject({ "contact.by-email": "contact.by-email", "menu.button": "menu.button" });
});
