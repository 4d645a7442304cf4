import * as v from "valibot";
import { consentConfiguration, consentService } from "#consent/core/consent-schema.ts";
import { httpsUrl, line, noName, type textPerLanguage } from "../source/schema-fields.ts";
import { because } from "../source/validate.ts";
import { isWebAddress } from "../source/web-address.ts";

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
    cookies: v.optional(v.array(line), []),
    scripts: v.optional(v.array(httpsUrl)),
    callback: v.optional(line),
  });
  return v.strictObject({
    services: v.array(service),
    default: byDefault,
    required,
    optOut,
    manager: v.optional(privacyManager),
  });
}
