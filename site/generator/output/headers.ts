import type { AnswerHeaders } from "../../../contract/answer-headers.ts";
import { SCRIPT_URL_POLICY } from "../../consent/browser/script-url-policy.ts";
import { STRUCTURED_DATA_POLICY } from "../../page-data/head-elements.ts";
import { embedSources } from "../content/block-facts.ts";
import type { SiteContent } from "../content/content.ts";
import type { SiteConfiguration } from "../content/site-schema.ts";

/**
 * The headers of every answer: the one list that the server sends and that the rules of other hosts are generated from.
 * Hosts of embeds, trackers and fonts come from the content only.
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
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know `frame-ancestors`.
    "X-Frame-Options": "DENY",
  };
}

/** Origins of other hosts that pages may reach, by purpose. */
interface ForeignSources {
  readonly trackers: readonly string[];
  readonly collectors: readonly string[];
  readonly fonts: readonly string[];
  readonly frames: readonly string[];
}

function foreignSources(content: SiteContent, embeds: readonly string[]): ForeignSources {
  const { analytics } = content.site;
  const trackers = origins([analytics.matomo.url, analytics.tag.url]);
  return {
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

function contentSecurityPolicy(
  site: SiteConfiguration,
  { trackers, collectors, fonts, frames }: ForeignSources,
  styleSource: string,
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...trackers],
    "style-src": [styleSource, ...fonts],
    "font-src": ["'self'", ...fonts],
    "img-src": ["'self'", ...collectors],
    "connect-src": ["'self'", ...collectors, ...origins([site.contact.endpoint])],
    "frame-src": frames,
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...formTargets(site)],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [SCRIPT_URL_POLICY, STRUCTURED_DATA_POLICY],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(" ")}`)
    .join("; ");
}

/**
 * Where a form may lead beside the page's own host. If the receiver is another host, its error page redirects back to the
 * site, and browsers check redirects after a form against the policy of the page that sent it.
 */
function formTargets({ contact, url }: SiteConfiguration): string[] {
  const receiver = origins([contact.endpoint]);
  return receiver.length === 0 ? [] : [...receiver, ...origins([url])];
}

/** Origins of the frames that posts and pages embed, sorted. */
function frameOrigins(content: SiteContent, inPosts: readonly string[]): string[] {
  const pages = Object.values(content.pages).flatMap((versions) =>
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
