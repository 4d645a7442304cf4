/**
 * The fields of a consent configuration, each defined once: `site.yaml` narrows them to what an owner may write, a
 * privacy manager's answer is checked with them, and the engine's types are their output. All of it can be written as
 * JSON. The names of the fields are klaro's, so that one configuration can be given to both.
 */
import * as v from "valibot";

const flag = v.optional(v.boolean("must be true or false"));
const text = v.pipe(v.string("must be a text"), v.regex(/\S/, "must not be empty"));
const attribute = v.optional(v.pipe(text, v.regex(/^[^\s;]+$/, "must be a text without spaces and ;")));

/** Cookies of one kind; `path` and `domain` are needed only where a service sets them on others than this page's. */
export const cookieRule = v.strictObject({
  /** A cookie's name, or, beginning with `^`, a regular expression for names. */
  pattern: text,
  path: attribute,
  domain: attribute,
});

/** A service that the visitor accepts or declines. */
export const consentService = v.strictObject({
  /** Key in the stored decision and in `data-name` attributes. Renaming a service asks every visitor again. */
  name: v.pipe(
    v.string("must be a text"),
    v.regex(/^[A-Za-z][\w-]*$/, "must begin with a letter and hold only letters, digits, - and _"),
  ),
  /** The name that the visitor reads. */
  title: text,
  purposes: v.array(text, "must be a list"),
  /** Cookies to delete when the service is switched off; a rule with a pattern only may be written as that. */
  cookies: v.optional(
    v.array(v.union([text, cookieRule], "must be a text, or pattern, path and domain"), "must be a list"),
  ),
  /** Addresses of scripts that are put into the page when the service is applied. */
  scripts: v.optional(v.array(text, "must be a list")),
  /** Name of a hook that is called whenever the service is switched on or off. */
  callback: v.optional(text),
  /** Position of its switch before the visitor has decided. */
  default: flag,
  /** Cannot be declined. */
  required: flag,
  /** On before the visitor has decided, if its switch is on. */
  optOut: flag,
  /** Its scripts run once at most, however often it is switched off and on. */
  onlyOnce: flag,
});

/** All services, and what holds for those that do not say otherwise. */
export const consentConfiguration = v.strictObject({
  services: v.pipe(
    v.array(consentService, "must be a list"),
    v.check((services) => new Set(services.map(({ name }) => name)).size === services.length, "must differ in name"),
  ),
  default: flag,
  required: flag,
  optOut: flag,
  /** Name of a hook that is called for every service. */
  callback: v.optional(text),
  /** Id of the configuration at a remote privacy manager. */
  id: v.optional(text),
  /** Records at a remote privacy manager: with the path of the page unless `savePathname` is false. */
  records: v.optional(v.strictObject({ savePathname: flag })),
});
