import { createServer } from "node:net";

/**
 * Ports that were given before. Who asked may not listen yet, and Caddy takes a port that another Caddy has, without a
 * word: each then answers half of what is asked.
 */
const given = new Set<number>();

/** A port of this machine that nobody uses at the moment, and that nobody in this process was given before. */
export async function freePort(): Promise<number> {
  let port = await unusedPort();
  while (given.has(port)) port = await unusedPort();
  given.add(port);
  return port;
}

function unusedPort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
