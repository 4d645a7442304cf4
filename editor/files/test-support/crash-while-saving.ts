/** Saves a file and is killed when all is written and nothing is renamed: `node crash-while-saving.ts FOLDER PATH TEXT`. */
import { open } from "node:fs/promises";
import { site } from "#engine/test-support/made-up-site.ts";
import { createContentStore } from "../content-store.ts";
import { createHistory } from "../history.ts";

const [folder = "", path = "", text = ""] = process.argv.slice(2);
const store = createContentStore(folder, createHistory(folder), site, {
  open,
  rename: async () => {
    process.kill(process.pid, "SIGKILL");
  },
});
const { text: base } = await store.open(path);
await store.bringIn({ path, base, edited: { text } });
