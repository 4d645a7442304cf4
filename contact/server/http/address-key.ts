import { isIP } from "node:net";

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
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? bare : UNKNOWN;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  return `${expandedGroups(bare).slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

/** The groups of an IPv6 address, "::" written out, without leading zeros; a dotted end counts as two groups. */
function expandedGroups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
}

function groupsOf(part: string): string[] {
  if (part === "") return [];
  return part
    .split(":")
    .flatMap((group) => (group.includes(".") ? ["v4", "v4"] : [Number.parseInt(group, 16).toString(16)]));
}
