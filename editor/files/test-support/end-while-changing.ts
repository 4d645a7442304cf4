/** Changes three files of the content folder that it is given, and is ended after the first. */
import { open, rename } from "node:fs/promises";
import { changeFiles } from "../change-files.ts";
import { createHistory } from "../history.ts";

const [folder = ""] = process.argv.slice(2);
const files = new Map([
  ["words.txt", "un\n"],
  ["gone.yaml", "- /fr/deux/\n"],
  ["tags.yaml", null],
]);
await changeFiles(
  folder,
  createHistory(folder),
  { files },
  {
    open,
    rename: async (from, to) => (String(to).endsWith("gone.yaml") ? process.exit(9) : rename(from, to)),
  },
);
