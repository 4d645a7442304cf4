import type { ViteDevServer } from "vite";
import { expect, test } from "vitest";
import { showPageErrors } from "./page-errors.ts";

/** A development server that knows no module, and what it says of what a page sends. */
function said() {
  const lines: string[] = [];
  let hear: (sent: unknown, page: { send(answer: object): void }) => Promise<void> = async () => {};
  const vite = {
    ws: { on: (_event: string, heard: typeof hear) => (hear = heard) },
    config: { logger: { error: (line: string) => lines.push(line) } },
    environments: {
      client: {
        moduleGraph: {
          async getModuleByUrl(url: string) {
            if (url.includes("%")) throw new URIError("no such module");
          },
        },
      },
    },
  };
  showPageErrors(vite as unknown as ViteDevServer);
  return { lines, send: (sent: unknown) => hear(sent, { send: () => {} }) };
}

test.each([undefined, null, 1, "x", [], {}, { message: "x" }, { message: 1, stack: 2 }, { message: null, stack: "" }])(
  "an event that is no error of a page ends nothing: %j",
  async (sent) => {
    const { lines, send } = said();
    await send(sent);
    expect(lines).toEqual([]);
    await send({ message: "Boom", stack: "at app.tsx" });
    expect(lines).toEqual(["Boom\nat app.tsx"]);
  },
);

test.each(["at http://[/a.ts:1:2", "at http://a/%.ts:1:2", "at http://:0:0:0"])(
  "a stack whose places lead nowhere is shown as it is: %j",
  async (stack) => {
    const { lines, send } = said();
    await send({ message: "Boom", stack });
    expect(lines).toEqual([`Boom\n${stack}`]);
  },
);
