import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Groups of an IPv6 address that name the network of one customer (a /64). */
const NETWORK_GROUPS = 4;

/** An address as some proxies write it: in quotes, in brackets, with the port of the connection. */
const WITH_PORT = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?"?$/;

/** All who come through a proxy that does not say from where. */
const UNKNOWN = "unknown";

/**
 * What counts as one visitor's address: an IPv4 address, or the /64 network of an IPv6 address, all of whose 2⁶⁴
 * addresses one visitor may use. A port is no part of it: it is new with each connection. What is no address counts as
 * one visitor.
 *
 * @example addressKey("2001:db8::1") // "2001:db8:0:0::/64"
 * @example addressKey("::ffff:203.0.113.7") // "203.0.113.7"
 */
export function addressKey(address: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? [];
  const [bare = ""] = (bracketed ?? dotted ?? address).split("%", 1);
  if (isIP(bare) === 0) return UNKNOWN;
  // An IPv4 address that is written as one of IPv6 is itself.
  const read = ipaddr.process(bare);
  if (!("parts" in read)) return read.toString();
  return `${read.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Counts what is open now, by key. A key is forgotten with its last. */
export function openCounts() {
  const counts = new Map<string, number>();
  let total = 0;
  const change = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    total += by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    /** @returns a function to be called once, when it is no longer open */
    add(key: string): () => void {
      change(key, 1);
      return () => change(key, -1);
    },
    of: (key: string): number => counts.get(key) ?? 0,
    get total(): number {
      return total;
    },
  };
}
