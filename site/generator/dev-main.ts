import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { devServer } from "./dev/dev-server.ts";
import { ownerLanguage } from "./owner-messages/owner-language.ts";
import { reporterIn } from "./owner-messages/report-lines.ts";

const HELP = `Starts the development server: content, styles and components reload when they are saved; drafts are shown.

  npm run dev [-- --content DIR]

Listens on http://localhost:5173, or on PORT.
`;

const { values } = parseArgs({
  options: { content: { type: "string", default: "content" }, help: { type: "boolean", default: false } },
});

if (values.help) process.stdout.write(HELP);
else {
  const content = resolve(values.content);
  const say = reporterIn(await ownerLanguage(content));
  const server = await devServer({ root: resolve(import.meta.dirname, "../.."), content });
  const wanted = Number(process.env.PORT ?? 5173);
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    const write = `PORT=${wanted + 1} npm run dev`;
    process.stderr.write(`${say("dev-port-used", { port: String(wanted), write })}\n`);
    process.exit(1);
  });
  server.listen(wanted, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    const started = say("dev-started", { write: `http://localhost:${port}/fr/` });
    process.stdout.write(`${started}\n${say("dev-how-to-stop", {})}\n`);
  });
}
