import fc from "fast-check";
import { anyText } from "../../message/test-support/any-text.ts";

/** Pieces of request targets that some server, somewhere, read in a way that nobody meant. */
const pieces = [
  ..."/ // \\ . .. ; : @ % ? # & =".split(" "),
  ..."%2e %2E%2e %252e %c0%ae %ef%bc%8e \uff0e \uff0e\uff0e \u2215".split(" "),
  ..."%2f %2F %5c %255c %00 %09 %0a %0d%0aX:1 %e2%80%a8".split(" "),
  ..."fr FR %66r en blog 1 assets data d%C3%A9part départ index.html robots.txt".split(" "),
  ..."secret.txt .env .git config hidden.br app-1a2b.js app-1a2b.js.map app-1a2b.js.br .build manifest.json".split(" "),
  ..."evil.com https: http://evil.com //evil.com localhost [::1]".split(" "),
  "\t",
  " ",
  "\u0000",
] as const;

/** A request target out to be misread; now and then, any characters at all. */
export const hostileTarget = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((made) => `/${made.join("")}`) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((made) => made.join("")) },
  { weight: 1, arbitrary: anyText(40) },
);
