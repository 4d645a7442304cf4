import { CONTACT_PATH } from "../../../contract/contact-form.ts";
import { cacheRules } from "../../../contract/manifest.ts";
import {
  catching,
  type HostSource,
  hostGone,
  hostRedirects,
  hostRows,
  missingCodingLines,
  missingLines,
  oneLine,
  spellings,
  suffixOf,
  takesCoding,
} from "./host-table.ts";

/** How Caddy writes "$1". */
const CAUGHT = "$" + "{1}";

/** A `map` of Caddy: source, placeholder, lines. */
type CaddyMap = readonly [source: string, placeholder: string, lines: Iterable<readonly [string, string]>];

/**
 * The part of a Caddyfile for a site block, beside its `root`, which must be the same release: what each
 * address answers, the proxy to the contact server, and the answer when that is down. The addresses of that server come
 * from the environment variable CONTACT_SERVICE, separated by spaces (default: this machine); a site without a form has none.
 */
export function* caddyFile(source: HostSource): Generator<string> {
  const { headers, contactAway } = source;
  yield `# Written by the build. To be imported into a site block that has the same release as its root.
header {
  defer
${Object.entries(headers)
  .map(([name, value]) => `  ${name} ${quoted(value)}`)
  .join("\n")}
  -Server
}
route {
`;
  for (const map of maps(source)) yield* caddyMap(map);
  yield `${contactAway === undefined ? "" : CONTACT}${ROUTE}}
handle_errors {
  header {
    defer
${Object.entries(headers)
  .map(([name, value]) => `    ${name} ${quoted(value)}`)
  .join("\n")}
    Cache-Control ${cacheRules.never}
    Content-Type "text/plain; charset=utf-8"
    -Server
  }
${contactAway === undefined ? "" : away(contactAway)}  respond "{err.status_text}" {err.status_code}
}
`;
}

/** The answer when the contact server is down. */
function away(text: string): string {
  return `  @away {
    path ${CONTACT_PATH}
    expression {err.status_code} >= 500
  }
  respond @away ${quoted(text)} 503
`;
}

function maps(source: HostSource): readonly CaddyMap[] {
  const rows = hostRows(source, encodeURI);
  const forms = takesCoding.map(([coding]) => [coding, catching(coding)] as const);
  return [
    ["{http.request.orig_uri}", "{site_path}", [["~^([^?]*)", "$1"]]],
    ["{http.request.orig_uri}", "{site_query}", [["~^[^?]*(\\?.*)$", "$1"]]],
    ["{site_path}", "{site_row}", pairs(rows)],
    ["{site_path}", "{site_redirect}", asSpelled(hostRedirects(source))],
    [
      "{http.request.header.Accept-Encoding}",
      "{site_takes}",
      takesCoding.map(([coding, pattern]) => [`~(?i)${pattern}`, coding]),
    ],
    ["{site_row}", "{site_file}", [[`~^${catching("file")}`, "$1"]]],
    ["{site_row}", "{site_type}", [[`~^${catching("type")}`, "$1"]]],
    ["{site_row}", "{site_cache}", [[`~^${catching("cache")}`, "$1"]]],
    ["{site_row}", "{site_disposition}", [[`~^${catching("disposition")}`, "$1"]]],
    ["{site_row}", "{site_vary}", [[`~^${catching("br")}`, "Accept-Encoding"]]],
    [
      "{site_takes}|{site_row}",
      "{site_coding}",
      forms.map(([coding, pattern]) => [`~^${coding}\\|${pattern}`, coding]),
    ],
    ["{site_coding}", "{site_suffix}", Object.entries(suffixOf)],
    [
      "{site_coding}|{site_row}",
      "{site_etag}",
      [
        ...forms.map(([coding, pattern]) => [`~^${coding}\\|${pattern}`, "$1"] as const),
        [`~^\\|${catching("identity")}`, "$1"],
      ],
    ],
    ["{site_path}", "{site_missing}", asSpelled(missingLines(source))],
    [
      "{site_path}",
      "{site_missing_status}",
      [...asSpelled([...hostGone(source)].map(([path]) => [path, "410"] as const)), ["default", "404"]],
    ],
    [
      "{site_missing_status}",
      "{site_missing_word}",
      [
        ["410", "gone"],
        ["default", "notFound"],
      ],
    ],
    ["{site_takes}|{site_missing}", "{site_missing_coding}", missingCodingLines(source)],
    ["{site_missing_coding}", "{site_missing_suffix}", Object.entries(suffixOf)],
  ];
}

function* caddyMap([source, placeholder, lines]: CaddyMap): Generator<string> {
  // A placeholder without a value is not the same as an empty one.
  let otherwise = "";
  yield `  map ${quoted(source)} ${placeholder} {\n`;
  for (const [key, value] of lines) {
    if (key === "default") otherwise = value;
    else yield `    ${quoted(key)} ${quoted(value.replace("$1", CAUGHT))}\n`;
  }
  yield `    default ${quoted(otherwise)}\n  }\n`;
}

/** The lines of a map by address, in every spelling: Caddy compares letter by letter. */
function* asSpelled(lines: Iterable<readonly [string, string]>): Generator<readonly [string, string]> {
  for (const [path, value] of lines) for (const spelling of spellings(path)) yield [spelling, value];
}

function* pairs(rows: Iterable<{ readonly path: string; readonly row: string }>) {
  for (const { path, row } of rows) yield [path, row] as const;
}

/** A quoted token of Caddy, in which a backslash is an ordinary character. */
function quoted(text: string): string {
  return `"${oneLine(text).replace(/"/g, '\\"')}"`;
}

/** Caddy would answer these headers from its own times and tags. */
const SEND_WHOLE = ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "Range"]
  .map((name) => `    request_header -${name}`)
  .join("\n");

/** The way to the contact server. */
const CONTACT = `
  @contact vars {site_path} ${CONTACT_PATH}
  handle @contact {
    reverse_proxy {$CONTACT_SERVICE:127.0.0.1:8080} {
      health_uri /readyz
      health_interval 2s
      lb_policy least_conn
      lb_try_duration 5s
    }
  }
`;

/** How any other request is answered, once the maps are evaluated. */
const ROUTE = `
  @written not method GET HEAD
  handle @written {
    header Allow "GET, HEAD"
    header Cache-Control ${cacheRules.never}
    respond "Method not allowed" 405
  }

  @moved not vars {site_redirect} ""
  handle @moved {
    header Cache-Control ${cacheRules.revalidate}
    redir {site_redirect}{site_query} 301
  }

  # Tags are the hashes that the build made, which Caddy 2.6 knows nothing of; times are no sign of a change, and parts
  # are not sent.
  @known not vars {site_row} ""
  route @known {
    header {
      defer
      Cache-Control {site_cache}
      ETag "\\"{site_etag}\\""
      -Last-Modified
      -Accept-Ranges
    }
    @varies not vars {site_vary} ""
    header @varies Vary {site_vary}

    @refused {
      header If-Match *
      not header If-Match "*\\"{site_etag}\\"*"
      not header_regexp If-Match ^\\s*\\*\\s*$
    }
    respond @refused 412
    @unchanged_tag header If-None-Match "*\\"{site_etag}\\"*"
    respond @unchanged_tag 304
    @unchanged_any header_regexp If-None-Match ^\\s*\\*\\s*$
    respond @unchanged_any 304

    @coded not vars {site_coding} ""
    header @coded Content-Encoding {site_coding}
    header Content-Type {site_type}
    @attached not vars {site_disposition} ""
    header @attached Content-Disposition {site_disposition}
    rewrite * /{site_file}{site_suffix}
${SEND_WHOLE}
    file_server {
      disable_canonical_uris
    }
  }

  header Cache-Control ${cacheRules.never}
  header X-Robots-Tag noindex
  @missing_data vars_regexp {site_path} ^/assets/data/
  handle @missing_data {
    header Content-Type "application/json; charset=utf-8"
    respond "{\\"error\\":\\"{site_missing_word}\\"}" {site_missing_status}
  }
  @missing_asset vars_regexp {site_path} ^/assets/
  handle @missing_asset {
    header Content-Type "text/plain; charset=utf-8"
    respond "Not found" 404
  }
  header {
    defer
    -ETag
    -Last-Modified
    -Accept-Ranges
  }
  @missing_coded not vars {site_missing_coding} ""
  header @missing_coded Content-Encoding {site_missing_coding}
  header Content-Type "text/html; charset=utf-8"
  header Vary Accept-Encoding
  rewrite * /{site_missing}{site_missing_suffix}
${SEND_WHOLE}
  file_server {
    disable_canonical_uris
    status {site_missing_status}
  }
`;
