import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The command as it was typed, with a port that is free in place of one that another program uses.
 *
 * @param name "npm start"
 * @param host where it listens
 */
export async function withFreePort(name: string, taken: number, host: string): Promise<string> {
  const typed = process.argv
    .slice(2)
    .filter((word, index, all) => !/^--port(?:=|$)/.test(word) && all[index - 1] !== "--port");
  const isFree = () =>
    tryPort(port, host).then(
      () => true,
      () => false,
    );
  let port = taken + 1;
  while (port < 65_536 && !(await isFree())) port += 1;
  const words = [...typed, "--port", String(port % 65_536)];
  return `${name} -- ${words.map((word) => (/^[\w./:@=-]+$/.test(word) ? word : JSON.stringify(word))).join(" ")}`;
}

/** Listens there for a moment. @throws what a server that listens there would throw */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  await new Promise((resolve) => server.close(resolve));
}
