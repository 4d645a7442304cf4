/** A guest-house in two languages: rooms, a menu, news, hours, a map after consent, and a form. */
import { siteConsent } from "#consent/build/site-consent.ts";
import { siteContact } from "#contact/build/site-contact.ts";
import { defineSite } from "#engine/define-site.ts";
import { contact, hooks } from "./hooks.ts";
import { settings } from "./house.ts";
import { languages } from "./languages.ts";
import { messages } from "./messages.ts";

const folders = await Promise.all([
  import("./pages/home/page.ts"),
  import("./pages/rooms/page.ts"),
  import("./pages/menu/page.ts"),
  import("./pages/news/page.ts"),
  import("./pages/contact/page.ts"),
  import("./pages/privacy/page.ts"),
  import("./pages/not-found/page.ts"),
  import("./pages/room/page.ts"),
  import("./pages/tag/page.ts"),
  import("./pages/post/page.ts"),
]);

const site = defineSite({ pages: folders.map(({ page }) => page), languages, messages, settings, ...hooks });

export default siteConsent(siteContact(site, contact));
