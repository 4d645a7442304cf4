import { expect, test } from "vitest";
import { messagePlaceholders } from "../../i18n/message-keys.ts";
import type { MessageTexts } from "../../i18n/messages.ts";
import type { LocaleData } from "./locale-data.ts";
import { ownMessages, withOwnMessages, withoutOwnMessages } from "./own-messages.ts";
import type { PageContext } from "./page-data.ts";

const texts = Object.fromEntries(Object.keys(messagePlaceholders).map((key) => [key, key])) as MessageTexts;
const data = { locale: "fr", messages: texts } as LocaleData;

test("the messages of the form are sent with the contact page only", () => {
  const shared = withoutOwnMessages(data);
  expect(shared.messages["menu.button"]).toBe("menu.button");
  expect(shared.messages).not.toHaveProperty(["contact.send"]);
  expect(ownMessages("contact", texts)).toMatchObject({ "contact.send": "contact.send" });
  expect(ownMessages("site-map", texts)).toBeUndefined();
});

test("a message of a shared group may belong to single pages", () => {
  expect(withoutOwnMessages(data).messages).toHaveProperty(["blog.feed"]);
  expect(withoutOwnMessages(data).messages).not.toHaveProperty(["blog.back"]);
  expect(ownMessages("post", texts)).toHaveProperty(["blog.back"]);
  expect(ownMessages("blog", texts)).not.toHaveProperty(["blog.back"]);
});

test("a page has its own messages beside the shared ones", () => {
  const messages = ownMessages("contact", texts);
  const context = { page: "contact", messages } as PageContext;
  const { messages: joined } = withOwnMessages(withoutOwnMessages(data), context);
  expect([joined["contact.send"], joined["menu.button"]]).toEqual(["contact.send", "menu.button"]);
});
