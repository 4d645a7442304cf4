import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** An answer as it came over the network: not decoded, followed nowhere. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** What is asked beside the address. */
interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a host for a path exactly as it is written. */
export function askHost(origin: string, path: string, { method = "GET", headers = {} }: Question = {}) {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<HostAnswer>();
  request({ hostname, port, path, method, headers, agent: false }, async (response) => {
    const bytes = await buffer(response).catch(reject);
    if (bytes) resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
  })
    .on("error", reject)
    .end();
  return promise;
}
