import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0:0:1:2:3:4", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["203.0.113.7:50123", "203.0.113.7"],
  ['"203.0.113.7:50123"', "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ['"[2001:db8::1]"', "2001:db8:0:0::/64"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["203.0.113", "unknown"],
  ["for=203.0.113.7", "unknown"],
  ["_hidden", "unknown"],
  ["", "unknown"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test("whatever the last 64 bits of an IPv6 address, it is the same visitor", () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(addressKey(address)).toMatch(/^[\da-f]{1,4}(:[\da-f]{1,4}){3}::\/64$|^\d+\.\d+\.\d+\.\d+$/);
    }),
  );
});
