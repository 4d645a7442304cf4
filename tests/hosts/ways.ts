import { onPath } from "#scripts/programs/on-path.mjs";
import { BALANCED, servesRelease, startCaddy } from "./caddy.ts";
import { startNginx, startNginxProxy } from "./nginx.ts";

/** A web server that stands between visitors and a build. */
interface Way {
  /** Where it is not installed, and set-up could not install it, there is nothing to try. */
  readonly isInstalled: boolean;
  /** Whether it hands out the files itself, and forwards the rest. */
  readonly handsOut: boolean;
  /** @param release the folder of a build @param server host and port of our own server on the same build */
  start(release: string, server: string): Promise<{ readonly origin: string; stop(): Promise<void> }>;
}

const nginx = { isInstalled: onPath("nginx") !== undefined };
const caddy = { isInstalled: onPath("caddy") !== undefined };

/** Every way that `docs/how-to/own-server.md` has of putting a site on a server. */
export const ways = {
  "our server alone": {
    isInstalled: true,
    handsOut: false,
    start: async (_release, server) => ({ origin: `http://${server}`, stop: async () => undefined }),
  },
  "nginx before our server": {
    ...nginx,
    handsOut: false,
    start: (_release, server) => startNginxProxy(server),
  },
  "nginx with the files": {
    ...nginx,
    handsOut: true,
    start: (release, contact) => startNginx({ release, contact }),
  },
  "Caddy before our server": {
    ...caddy,
    handsOut: false,
    start: (_release, server) => startCaddy(BALANCED, { SERVERS: server }),
  },
  "Caddy with the files": {
    ...caddy,
    handsOut: true,
    start: (release, contact) => startCaddy(servesRelease(release), { CONTACT_SERVICE: contact }),
  },
} as const satisfies Readonly<Record<string, Way>>;
