import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { devServer } from "./dev/dev-server.ts";

const HELP = `Starts the development server: content, styles and components reload when they are saved; drafts are shown.

  npm run dev [-- --content DIR]

Listens on http://localhost:5173, or on PORT.
`;

const { values } = parseArgs({
  options: { content: { type: "string", default: "content" }, help: { type: "boolean", default: false } },
});

if (values.help) process.stdout.write(HELP);
else {
  const server = await devServer({ root: resolve(import.meta.dirname, "../.."), content: resolve(values.content) });
  server.listen(Number(process.env.PORT ?? 5173), "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(
      `The site in development: http://localhost:${port}/fr/\nSave a file, and the page follows. Stop with Ctrl+C.\n`,
    );
  });
}
