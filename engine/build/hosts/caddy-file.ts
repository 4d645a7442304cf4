import { DOCUMENT_ROOT } from "../../content/media/documents.ts";
import { cacheRules } from "../../manifest/manifest.ts";
import { READINESS_PATH, SERVER_ROOT } from "../../manifest/server-paths.ts";
import {
  contentTypes,
  type HostSource,
  hostGone,
  hostRedirects,
  languageFolders,
  oneLine,
  savedExtensions,
} from "./host-source.ts";

/**
 * The part of a Caddyfile for a site block, beside its `root`, which must be the same release. The addresses of the contact
 * server come from the environment variable CONTACT_SERVICE, separated by spaces (default: this machine); a site without
 * a form has none.
 */
export function* caddyFile(source: HostSource): Generator<string> {
  const { headers, contactAway } = source;
  const always = Object.entries(headers).map(([name, value]) => `    ${name} ${quoted(value)}\n`);
  const headerBlock = `  header {\n${always.join("")}    -Server\n  }`;
  yield `# Written by the build. To be imported into a site block that has the same release as its root.
${contactAway === undefined ? "" : CONTACT}`;
  yield* lookup("{path}", "{site_moved}", hostRedirects(source));
  yield* lookup(
    "{path}",
    "{site_gone}",
    hostGone(source).map((path) => [path, "yes"]),
  );
  // Caddy 2.6 has no placeholder for a query with its question mark.
  yield* lookup("{query}", "{site_query}", [["~^(.+)$", `?${CAUGHT}`]]);
  yield* lookup("{path}", "{site_type}", typeLines(source));
  yield* lookup(
    "{http.request.orig_uri.path}",
    "{site_language}",
    languageFolders(source).map((folder) => [`~^/${folder}(?:/|$)`, `/${folder}`]),
  );
  yield handler(headerBlock, savedExtensions(source));
  yield errorHandler(headerBlock, contactAway === undefined ? "" : awayHandler(contactAway));
}

/** How Caddy writes "$1". */
const CAUGHT = "$" + "{1}";

/** A `map` of Caddy: the first line that fits the source gives the placeholder its value, which is empty otherwise. */
function* lookup(
  source: string,
  placeholder: string,
  lines: Iterable<readonly [key: string, value: string]>,
): Generator<string> {
  yield `map ${source} ${placeholder} {\n`;
  for (const [key, value] of lines) yield `  ${quoted(key)} ${quoted(value)}\n`;
  yield `  default ""\n}\n`;
}

/** Caddy takes some types from its machine; these are the same everywhere. A name comes before its extension. */
function typeLines(source: HostSource): readonly (readonly [string, string])[] {
  const endings = [...contentTypes(source)].sort(([a], [b]) => b.length - a.length);
  const lines = endings.map(([ending, type]) => {
    const from = ending.startsWith(".") ? "" : "/";
    return [`~${from}${ending.replaceAll(".", "\\.")}$`, type] as const;
  });
  return [["~/$", "text/html; charset=utf-8"], ...lines];
}

/** The way to the contact server, whose answers have every header already. */
const CONTACT = `handle ${SERVER_ROOT}* {
  reverse_proxy {$CONTACT_SERVICE:127.0.0.1:8080} {
    health_uri ${READINESS_PATH}
    health_interval 2s
    lb_policy least_conn
    lb_try_duration 5s
  }
}
`;

/** Every other request: from the files. */
function handler(headers: string, saved: readonly string[]): string {
  return `handle {
${headers}
  @written not method GET HEAD
  handle @written {
    header Allow "GET, HEAD"
    header Cache-Control ${cacheRules.never}
    respond "Method not allowed" 405
  }
  @moved not vars {site_moved} ""
  @gone not vars {site_gone} ""
  # What no file can be called: file_server would answer 500.
  @nameless path_regexp "\\x00|[^/]{256}"
  # Not by file_server, which forgets the query; nor for //en, which would lead to another host.
  @folder {
    not path */ //*
    file {path}/index.html
  }
  # Files of pages, which answer at the address of their folder; and what is in the folder, and no part of the site.
  @private {
    path */index.html */404.html */410.html /_headers /_redirects *.br *.gz */.*
    not path /.well-known/*
  }
  @immutable {
    path /assets/*
    not path /assets/data/*
  }
${saved.length === 0 ? "" : `  @saved path ${saved.map((extension) => `${DOCUMENT_ROOT}*.${extension}`).join(" ")}\n  header @saved Content-Disposition attachment\n`}
  route {
    header Cache-Control ${cacheRules.revalidate}
    error @gone 410
    error @nameless 404
    redir @moved {site_moved}{site_query} 301
    redir @folder {path}/{site_query} 301
    error @private 404
    header @immutable Cache-Control "${cacheRules.immutable}"
    header Content-Type {site_type}
    # Caddy says it only where a compressed file is sent: a cache in front would give the plain one to everybody.
    header ?Vary Accept-Encoding
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

/** The answer when the contact server is down. */
function awayHandler(text: string): string {
  return `  @away {
    path ${SERVER_ROOT}*
    expression {err.status_code} >= 500
  }
  handle @away {
    respond ${quoted(text)} 503
  }
`;
}

function errorHandler(headers: string, away: string): string {
  return `handle_errors {
${headers}
  header Cache-Control ${cacheRules.never}
  header Content-Type "text/plain; charset=utf-8"
${away}  @missing expression {err.status_code} in [404, 410]
  handle @missing {
    header X-Robots-Tag noindex
    header Content-Type "text/html; charset=utf-8"
    rewrite * {site_language}/{err.status_code}.html
    header ?Vary Accept-Encoding
    file_server {
      precompressed br gzip
    }
  }
  respond "{err.status_text}" {err.status_code}
}
`;
}

/** A quoted token of Caddy, in which a backslash is an ordinary character. */
function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('"', '\\"')}"`;
}
