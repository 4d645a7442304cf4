/** A guest-house in two languages: rooms, a menu, news and hours. */
import { defineSite } from "#engine/define-site.ts";
import { hooks, settings } from "./house.ts";
import { languages } from "./languages.ts";
import { messages } from "./messages.ts";

const folders = await Promise.all([
  import("./pages/home/page.ts"),
  import("./pages/rooms/page.ts"),
  import("./pages/menu/page.ts"),
  import("./pages/news/page.ts"),
  import("./pages/contact/page.ts"),
  import("./pages/not-found/page.ts"),
  import("./pages/room/page.ts"),
  import("./pages/tag/page.ts"),
  import("./pages/post/page.ts"),
]);

export default defineSite({ pages: folders.map(({ page }) => page), languages, messages, settings, ...hooks });
