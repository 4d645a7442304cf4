import * as v from "valibot";
import { STORAGE_NAME } from "../../../consent/core/configuration.ts";
import { consentConfiguration, consentService } from "../../../consent/core/consent-schema.ts";
import { patternFault } from "../../../consent/core/cookie-names.ts";
import { httpsUrl, line, noName, type textPerLanguage } from "../source/schema-fields.ts";
import { because } from "../source/validate.ts";
import { isWebAddress } from "../source/web-address.ts";

/** The only value of a service's `callback`: it starts and stops the trackers. */
export const ANALYTICS_CALLBACK = "analytics";

const cookiePattern = v.pipe(
  line,
  v.check(
    (pattern) => patternFault(pattern)?.kind !== "no-cookie",
    because("cookie-name", (input) => ({ pattern: String(input), write: correctedPattern(String(input)) })),
  ),
  v.check(
    (pattern) => patternFault(pattern)?.kind !== "decision",
    because("cookie-of-decision", (input) => ({
      pattern: String(input),
      cookie: STORAGE_NAME,
      write: correctedPattern(String(input)),
    })),
  ),
);

/** The correction of a pattern; an example where it cannot be told what was meant. */
function correctedPattern(pattern: string): string {
  const meant = patternFault(pattern)?.meant ?? [];
  return (meant.length > 0 ? meant : ["^_pk_"]).map((one) => JSON.stringify(one)).join(", ");
}

const privacyManager = v.strictObject({
  id: v.pipe(line, v.regex(/^[\w-]+$/, because("not-a-manager-id", { write: "a1b2c3" }))),
  apiUrl: v.pipe(v.string(), v.check(isApiUrl, because("not-a-manager-address", { write: "https://api.example.com" }))),
});

/** Unencrypted only on this machine: what is asked and recorded there is visitors' business. */
function isApiUrl(text: string): boolean {
  if (!isWebAddress(text) || /[?#]/.test(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
}

/** `consent` in `site.yaml`: the fields of the consent engine, as an owner may write them. */
export function consentSchema(perLanguage: ReturnType<typeof textPerLanguage>) {
  const { default: byDefault, required, optOut } = consentConfiguration.entries;
  const service = v.strictObject({
    ...consentService.entries,
    name: v.pipe(line, v.regex(/^[a-z][a-z0-9-]*$/, noName)),
    title: perLanguage,
    purposes: v.array(line),
    cookies: v.optional(v.array(cookiePattern), []),
    scripts: v.optional(v.array(httpsUrl)),
    callback: v.optional(
      v.pipe(
        line,
        v.check((name) => name === ANALYTICS_CALLBACK, because("service-callback", { write: ANALYTICS_CALLBACK })),
      ),
    ),
  });
  return v.strictObject({
    services: v.array(service),
    default: byDefault,
    required,
    optOut,
    manager: v.optional(privacyManager),
  });
}
