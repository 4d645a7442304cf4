import { SCRIPT_URL_POLICY } from "#consent/browser/script-url-policy.ts";
import { allPages, type SiteContent } from "../../content/model/content.ts";
import type { SiteConfiguration } from "../../content/model/site-schema.ts";
import { embedSources } from "../../content/text/block-facts.ts";
import type { AnswerHeaders } from "../../manifest/answer-headers.ts";
import { STRUCTURED_DATA_POLICY } from "../../pages/data/head-elements.ts";

/**
 * The headers of every answer: the one list that the server sends and that the rules of other hosts are generated from.
 * Hosts of embeds, services, trackers and fonts come from the content only.
 *
 * @param embeds addresses of what posts embed
 * @param styleSource source expression of the inline style sheet
 */
export function answerHeaders(content: SiteContent, embeds: readonly string[], styleSource: string): AnswerHeaders {
  const sources = foreignSources(content, embeds);
  return {
    "Content-Security-Policy": contentSecurityPolicy(content.site, sources, styleSource),
    ...(showsForeignFiles(sources) ? {} : { "Cross-Origin-Embedder-Policy": "require-corp" }),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Everything here is public: previews of links, feed readers and search engines show our pictures and icons.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": strictTransportSecurity(content.site),
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know `frame-ancestors`.
    "X-Frame-Options": "DENY",
  };
}

/** HTTPS only, for two years; for hosts that are not ours only where the owner says so (D24). */
function strictTransportSecurity({ hsts }: SiteConfiguration): string {
  const { includeSubDomains, preload } = hsts;
  return [
    "max-age=63072000",
    ...(includeSubDomains ? ["includeSubDomains"] : []),
    ...(preload ? ["preload"] : []),
  ].join("; ");
}

/** Origins of other hosts that pages may reach, by purpose. */
interface ForeignSources {
  /** Scripts of services. Who may run code here may fetch, show and style from its own host, too. */
  readonly scripts: readonly string[];
  readonly trackers: readonly string[];
  readonly collectors: readonly string[];
  readonly fonts: readonly string[];
  readonly frames: readonly string[];
}

function foreignSources(content: SiteContent, embeds: readonly string[]): ForeignSources {
  const { analytics, consent } = content.site;
  const trackers = origins([analytics.matomo.url, analytics.tag.url]);
  return {
    scripts: origins(consent.services.flatMap(({ scripts = [] }) => scripts)),
    trackers,
    collectors: [...trackers, ...origins(analytics.tag.sendsTo ?? [])],
    fonts: fontOrigins(content.site),
    frames: frameOrigins(content, embeds),
  };
}

/** Whether any page may load something from another host. */
function showsForeignFiles(sources: ForeignSources): boolean {
  return Object.values(sources).some((hosts) => hosts.length > 0);
}

/** Not where a service has scripts: few providers' work with them (docs/decisions/0030). */
const trustedTypes = {
  "require-trusted-types-for": ["'script'"],
  "trusted-types": [SCRIPT_URL_POLICY, STRUCTURED_DATA_POLICY],
};

function contentSecurityPolicy(
  site: SiteConfiguration,
  { scripts, trackers, collectors, fonts, frames }: ForeignSources,
  styleSource: string,
): string {
  const receivers = origins([site.contact.endpoint, site.consent.manager?.apiUrl ?? ""]);
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...trackers, ...scripts],
    "style-src": [styleSource, ...fonts, ...scripts],
    "font-src": ["'self'", ...fonts, ...scripts],
    "img-src": ["'self'", "data:", ...collectors, ...scripts],
    "connect-src": ["'self'", ...collectors, ...scripts, ...receivers],
    "frame-src": [...frames, ...scripts],
    "manifest-src": ["'self'"],
    "form-action": formTargets(site),
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(scripts.length === 0 ? trustedTypes : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(" ")}`)
    .join("; ");
}

/**
 * Where a form may lead. If the receiver is another host, its error page redirects back to the
 * site, and browsers check redirects after a form against the policy of the page that sent it.
 */
function formTargets({ contact, url }: SiteConfiguration): string[] {
  if (contact.endpoint === "") return [];
  const receiver = origins([contact.endpoint]);
  return receiver.length === 0 ? ["'self'"] : ["'self'", ...receiver, ...origins([url])];
}

/** Origins of the frames that posts and pages embed, sorted. */
function frameOrigins(content: SiteContent, inPosts: readonly string[]): string[] {
  const pages = Object.values(allPages(content)).flatMap((versions) =>
    Object.values(versions).map(({ text }) => text.body),
  );
  return origins([...inPosts, ...pages.flat().flatMap(embedSources)]).sort();
}

function fontOrigins({ fonts }: SiteConfiguration): string[] {
  return fonts.stylesheet === "self" ? [] : origins([fonts.stylesheet, ...fontFileHosts(fonts.stylesheet)]);
}

/** Google serves its style sheets and its font files from two hosts. */
function fontFileHosts(sheet: string): string[] {
  return new URL(sheet).host === "fonts.googleapis.com" ? ["https://fonts.gstatic.com"] : [];
}

/** The origins of addresses, each once. */
export function origins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
