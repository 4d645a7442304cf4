/** A postcard: the smallest site that has all that the engine asks for. */
import { NO_SETTINGS } from "#engine/content/model/define-settings.ts";
import { day } from "#engine/content/source/schema-fields.ts";
import { defineSite } from "#engine/define-site.ts";
import { labelled } from "#engine/pages/definition/fields.ts";
import { italian } from "./italian.ts";
import { messages } from "./messages.ts";

const folders = await Promise.all([
  import("./pages/home/page.ts"),
  import("./pages/letter/page.ts"),
  import("./pages/not-found/page.ts"),
]);

export default defineSite({
  pages: folders.map(({ page }) => page),
  languages: { it: italian },
  messages,
  settings: {
    ...NO_SETTINGS,
    entries: () => ({ written: labelled(day, { fr: "Écrite le", en: "Written on", pt: "Escrita em" }) }),
  },
});
