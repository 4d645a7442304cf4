/** Serves a build: `node contact/server/main.ts [--root DIR] [--port NUMBER]`. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { runServer } from "./run-server.ts";

const HELP = `Serves a build, and receives the contact form's messages.

  npm run serve [-- --root DIR] [--port NUMBER]

  --root DIR      folder of the build (dist/)
  --port NUMBER   in place of PORT

Settings come from environment variables: PORT (8080), HOST (127.0.0.1), SITE_URL, DATA_DIR (var/), DATABASE_URL,
SMTP_URL, CONTACT_TO, CONTACT_FROM, CONTACT_RATE_LIMIT (10), CONTACT_MIN_SECONDS (3), CONTACT_RETENTION_DAYS (365, or
as the legal notice says), TRUST_PROXY, LOG_LEVEL (info). DATABASE_URL_FILE and SMTP_URL_FILE name files that hold those two.
Log lines are JSON, on stderr; once a minute, one with the numbers of answers, connections and waiting messages.
`;

const values = optionsOf();
if (values === undefined) process.exitCode = 1;
else if (values.help) process.stdout.write(HELP);
else {
  process.exitCode = await runServer({
    root: resolve(values.root),
    variables: { ...process.env, ...(values.port !== undefined && { PORT: values.port }) },
  });
}

/** The options that were given; undefined where this command does not take them, which is then said. */
function optionsOf() {
  try {
    return parseArgs({
      options: {
        root: { type: "string", default: "dist" },
        port: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${HELP}`);
    return undefined;
  }
}
