import { ofSite } from "#engine/command/run-command.mjs";

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const editCommand = {
  name: "npm run edit",
  help: `Opens the owner's editor in a browser: texts, pictures, preview, messages, publishing. On this machine only,
or, with EDIT_URL set, at that address for people who sign in with a passkey: docs/how-to/own-server.md.

  npm run edit [-- --site DIR] [--content DIR] [--port PORT] [--no-browser]
  npm run edit -- --shortcut [--site DIR] [--content DIR]
  npm run edit -- --invite NAME [--again] | --people | --remove NAME [--site DIR]

  --site DIR      folder of another site, with its content/
  --content DIR   content folder (content/)
  --port PORT     port of the editor (5170); 0: any that is free
  --no-browser    prints the address and opens nothing
  --shortcut      puts an icon on the desktop that opens the editor, and ends
  --invite NAME   prints a link that lets somebody in, once, within a day; --again: a further passkey
                  for somebody who is there, and is told
  --people        lists who may sign in
  --remove NAME   ends somebody's passkeys and sessions, at once

Environment: EDIT_URL (https://edit.example.com), EDIT_PREVIEW_URL (another host, for the preview),
EDIT_PORT (8090) on 127.0.0.1, EDIT_RELEASES (the release folder that publishing goes to), SITE_URL,
TRUST_PROXY, DATA_DIR (var/).
Speaks the language that “language” in content/site.yaml names: fr, pt or en.
`,
  options: {
    site: { type: "string" },
    content: { type: "string" },
    port: { type: "string", default: "5170" },
    "no-browser": { type: "boolean", default: false },
    shortcut: { type: "boolean", default: false },
    invite: { type: "string" },
    again: { type: "boolean", default: false },
    people: { type: "boolean", default: false },
    remove: { type: "string" },
  },
  ...ofSite,
};
