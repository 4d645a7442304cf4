import { ofSite } from "#engine/command/run-command.mjs";

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const editCommand = {
  name: "npm run edit",
  help: `Opens the owner's editor in a browser: texts, pictures, preview, messages, publishing. On this machine only.

  npm run edit [-- --site DIR] [--content DIR] [--port PORT] [--no-browser]
  npm run edit -- --shortcut [--site DIR] [--content DIR]

  --site DIR      folder of another site, with its content/
  --content DIR   content folder (content/)
  --port PORT     port of the editor (5170); 0: any that is free
  --no-browser    prints the address and opens nothing
  --shortcut      puts an icon on the desktop that opens the editor, and ends

Speaks the language that “language” in content/site.yaml names: fr, pt or en.
`,
  options: {
    site: { type: "string" },
    content: { type: "string" },
    port: { type: "string", default: "5170" },
    "no-browser": { type: "boolean", default: false },
    shortcut: { type: "boolean", default: false },
  },
  ...ofSite,
};
