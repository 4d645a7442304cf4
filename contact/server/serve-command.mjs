import { ofBuild } from "#engine/command/run-command.mjs";

/** @satisfies {import("#engine/command/run-command.mjs").Command} */
export const serveCommand = {
  name: "npm run serve",
  help: `Serves a build, and receives the contact form's messages.

  npm run serve [-- --site DIR] [--root DIR] [--port NUMBER]

  --site DIR      folder of another site: its build, and what it keeps
  --root DIR      folder of the build (dist/)
  --port NUMBER   in place of PORT

Settings come from environment variables: PORT (8080), HOST (127.0.0.1), SITE_URL, DATA_DIR (var/), DATABASE_URL,
SMTP_URL, CONTACT_TO, CONTACT_FROM, CONTACT_RATE_LIMIT (10), CONTACT_MIN_SECONDS (3), CONTACT_RETENTION_DAYS (365, or
as the legal notice says), TRUST_PROXY, LOG_LEVEL (info), EDIT_URL (mails lead to the editor there). DATABASE_URL_FILE and
SMTP_URL_FILE name files that hold those two.
Log lines are JSON, on stderr; once a minute, one with the numbers of answers, connections and waiting messages.
`,
  options: { site: { type: "string" }, root: { type: "string" }, port: { type: "string" } },
  ...ofBuild,
};
