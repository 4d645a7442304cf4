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
  let port = taken + 1;
  while (port < 65_536 && !(await isFree(port, host))) port += 1;
  const words = [...typed, "--port", String(port % 65_536)];
  return `${name} -- ${words.map((word) => (/^[\w./:@=-]+$/.test(word) ? word : JSON.stringify(word))).join(" ")}`;
}

function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
