import { allPages } from "../../content/model/content.ts";
import type { EngineSettings } from "../../content/model/site-schema.ts";
import { embedSources } from "../../content/text/block-facts.ts";
import type { AnswerHeaders } from "../../manifest/manifest.ts";
import { STRUCTURED_DATA_POLICY } from "../../pages/data/head-elements.ts";
import type { PublishedContent } from "../pages/public-posts.ts";

/**
 * The headers of every answer: the one list that the server sends and that the rules of other hosts are generated from.
 *
 * @param styleSource source expression of the inline style sheet
 * @param policy whom the site lets pages reach
 */
export function answerHeaders(
  published: PublishedContent,
  styleSource: string,
  policy: SitePolicy = {},
): AnswerHeaders {
  const { content } = published;
  const directives = directivesOf(published, styleSource, policy);
  const showsForeignFiles = FILES.some((name) => directives[name]?.some((source) => source.startsWith("http")));
  const { includeSubDomains, preload } = content.site.hsts;
  return {
    "Content-Security-Policy": Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(" ")}`)
      .join("; "),
    ...(showsForeignFiles ? {} : { "Cross-Origin-Embedder-Policy": "require-corp" }),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Everything here is public: previews of links, feed readers and search engines show our pictures and icons.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // HTTPS only, for two years; for hosts that are not ours only where the owner says so (D24).
    "Strict-Transport-Security": `max-age=63072000${includeSubDomains ? "; includeSubDomains" : ""}${preload ? "; preload" : ""}`,
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know `frame-ancestors`.
    "X-Frame-Options": "DENY",
  };
}

/** Sources that a directive of the Content-Security-Policy allows beside the engine's own. */
export type SitePolicy = Readonly<
  Partial<
    Record<
      "script-src" | "style-src" | "font-src" | "img-src" | "connect-src" | "frame-src" | "form-action",
      readonly string[]
    >
  >
> & {
  /** Names of its Trusted Types policies; false where scripts of others cannot work with them. */
  readonly "trusted-types"?: readonly string[] | false;
};

/** Both policies: the sources of each, and Trusted Types where both can work with them. */
export function joinedPolicies(one: SitePolicy, other: SitePolicy): SitePolicy {
  const { "trusted-types": types = [], ...sources } = one;
  const { "trusted-types": otherTypes = [], ...otherSources } = other;
  const all = { ...sources, ...otherSources };
  const names = Object.keys(all) as (keyof typeof all)[];
  return {
    ...Object.fromEntries(names.map((name) => [name, [...(sources[name] ?? []), ...(otherSources[name] ?? [])]])),
    "trusted-types": types !== false && otherTypes !== false && [...types, ...otherTypes],
  };
}

/** The directives whose files browsers may load from another host. */
const FILES = ["script-src", "style-src", "font-src", "img-src", "frame-src"];

/** The directives of the Content-Security-Policy: the engine's own sources, then those of the site. */
function directivesOf(
  published: PublishedContent,
  styleSource: string,
  policy: SitePolicy,
): Readonly<Record<string, readonly string[]>> {
  const fonts = fontOrigins(published.content.site);
  const { "trusted-types": own = [], ...sources } = policy;
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": [styleSource, ...fonts],
    "font-src": ["'self'", ...fonts],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "frame-src": frameOrigins(published),
    "manifest-src": ["'self'"],
    "form-action": [],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  const joined = Object.entries(directives).map(([name, always]) => {
    const added = sources[name as keyof typeof sources] ?? [];
    return [name, [...new Set([...always, ...added])]] as const;
  });
  const trustedTypes = {
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [...(own || []), STRUCTURED_DATA_POLICY],
  };
  return { ...Object.fromEntries(joined), ...(own === false ? {} : trustedTypes) };
}

/** Origins of the frames that posts and pages embed, sorted. */
function frameOrigins({ content, posts }: PublishedContent): string[] {
  const pages = Object.values(allPages(content)).flatMap((versions) => Object.values(versions));
  const bodies = [
    ...pages.map(({ text }) => text.body),
    ...content.translation.locales.flatMap((locale) => posts.in(locale).map(({ body }) => body)),
  ];
  return origins(bodies.flat().flatMap(embedSources)).sort();
}

/** Origins of a provider's fonts. Google serves its style sheets and its font files from two hosts. */
function fontOrigins({ fonts: { stylesheet } }: EngineSettings): string[] {
  if (stylesheet === "self") return [];
  const isGoogle = new URL(stylesheet).host === "fonts.googleapis.com";
  return origins([stylesheet, ...(isGoogle ? ["https://fonts.gstatic.com"] : [])]);
}

/** The origins of addresses, each once. */
export function origins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
