/** What a build asks of this site beside its pages, and whom its form writes to. */
import type { ContactOptions } from "#contact/build/site-contact.ts";
import { folderTexts, textsOfPage } from "#engine/content/model/content.ts";
import { forLocale } from "#engine/i18n/language.ts";
import { folderPath } from "#engine/pages/paths/paths.ts";
import type { SiteHooks } from "#engine/site-hooks.ts";
import { type HouseInput, houseFacts, type Settings } from "./house.ts";
import type { page as room } from "./pages/room/page.ts";

export const hooks: SiteHooks = {
  facts: ({ content }, locale) => ({
    house: houseFacts(content, locale),
    menu: ["rooms", "menu", "news", "contact"].map((id) => ({
      id,
      name: forLocale(textsOfPage(content.pages, id), locale).text.title,
    })),
  }),
  input: (every, { content }): HouseInput => ({
    ...every,
    house: houseFacts(content, every.locale),
    rooms: folderTexts<typeof room>(content, "room", every.locale).map(({ slug, name, summary, price, view }) => {
      return { name, summary, price, view, path: folderPath(content.translation, "room", every.locale, slug) };
    }),
  }),
};

export const contact: ContactOptions = {
  page: "contact",
  phone: (content, locale) => {
    const { phone, phoneUrl } = houseFacts(content, locale);
    return { number: phone, url: phoneUrl };
  },
  months: ({ messagesKept }: Settings) => messagesKept,
};
