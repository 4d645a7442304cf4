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

/** Bytes that nginx needs in a bucket beside the address. */
const BUCKET_EXTRA = 64;
const MIN_BUCKET = 128;

/** A `map` of nginx: source, variable, lines. */
type NginxMap = readonly [source: string, variable: string, lines: Iterable<readonly [string, string]>];

/**
 * The part of an nginx configuration for `http`: what each address answers. Addresses are compared as requested, so that no
 * other spelling of one is answered.
 */
export function* nginxTables(source: HostSource): Generator<string> {
  const rows = measured(Object.keys(source.files));
  const redirects = measured([...hostRedirects(source), ...hostGone(source)].map(([path]) => path));
  yield `# Written by the build. To be included in "http", before the server that includes server.conf.
map_hash_max_size ${powerOfTwo(2 * Math.max(rows.count, redirects.count, 1024))};
map_hash_bucket_size ${powerOfTwo(Math.max(MIN_BUCKET, rows.longest + BUCKET_EXTRA, redirects.longest + BUCKET_EXTRA))};
`;
  const maps: readonly NginxMap[] = [
    ["$request_uri", "$site_path", [["~^([^?]*)", "$1"]]],
    ["$site_path", "$site_found", siteRows(source)],
    // nginx looks up case-insensitively.
    ["$site_path $site_found", "$site_row", [["~^(\\S*) (\\1\\|.*)$", "$2"]]],
    ["$site_path", "$site_redirect", asSpelled(hostRedirects(source))],
    ["$site_path", "$site_gone", asSpelled([...hostGone(source)].map(([path]) => [path, "1"] as const))],
    ["$http_accept_encoding", "$site_takes", takesCoding.map(([coding, pattern]) => [`~*${pattern}`, coding])],
    ["$site_row", "$site_file", [[`~^${catching("file")}`, "$1"]]],
    ["$site_takes|$site_row", "$site_coding", codingLines()],
    ["$site_coding", "$site_suffix", Object.entries(suffixOf)],
    ["$site_coding|$site_row", "$site_etag", etagLines()],
    [
      "$site_etag $http_if_none_match",
      "$site_unchanged",
      [
        ['~^(\\S+) .*"\\1"', "1"],
        ["~^\\S+ [ \\t]*\\*[ \\t]*$", "1"],
      ],
    ],
    ["$site_path", "$site_missing", asSpelled(missingLines(source))],
    ["$site_takes|$site_missing", "$site_missing_coding", missingCodingLines(source)],
    ["$site_missing_coding", "$site_missing_suffix", Object.entries(suffixOf)],
    [
      "$status|$upstream_status|$upstream_http_cache_control|$site_row",
      "$site_send_cache",
      [
        // Answers of the contact server have their own headers.
        ["~^[^|]*\\|[^|]*\\|[^|]+\\|", ""],
        [`~^(?:200|304)\\|\\|\\|${catching("cache")}`, "$1"],
        ["~^301\\|", cacheRules.revalidate],
        ["default", cacheRules.never],
      ],
    ],
    ["$status|$upstream_status|$site_etag", "$site_send_etag", [["~^(?:200|304)\\|\\|(.+)$", '"$1"']]],
    [
      "$status|$upstream_status|$site_row",
      "$site_send_type",
      [
        [`~^200\\|\\|${catching("type")}`, "$1"],
        ["~^(?:404|410)\\|\\|", "$site_missing_type"],
      ],
    ],
    ["$status|$upstream_status|$site_row", "$site_send_disposition", [[`~^200\\|\\|${catching("disposition")}`, "$1"]]],
    [
      "$status|$upstream_status|$site_coding|$site_missing_coding",
      "$site_send_coding",
      [
        ["~^200\\|\\|([^|]+)\\|", "$1"],
        ["~^(?:404|410)\\|\\|[^|]*\\|(.+)$", "$1"],
      ],
    ],
    [
      "$status|$upstream_status|$site_row",
      "$site_send_vary",
      [
        [`~^(?:200|304)\\|\\|${catching("br")}`, "Accept-Encoding"],
        ["~^(?:404|410)\\|\\|", "Accept-Encoding"],
      ],
    ],
    ["$status|$upstream_status", "$site_send_robots", [["~^(?:404|410)\\|$", "noindex"]]],
    ["$status|$upstream_status", "$site_send_allow", [["~^405\\|$", "GET, HEAD"]]],
    [
      "$site_path",
      "$site_missing_type",
      [
        ["~^/assets/data/", "application/json; charset=utf-8"],
        ["~^/assets/", "text/plain; charset=utf-8"],
        ["default", "text/html; charset=utf-8"],
      ],
    ],
    [
      "$site_path",
      "$site_missing_text",
      [
        ["~^/assets/data/", '{"error":"notFound"}'],
        ["~^/assets/", "Not found"],
      ],
    ],
  ];
  for (const map of maps) yield* nginxMap(map);
}

function* siteRows(source: HostSource): Generator<readonly [path: string, row: string]> {
  for (const { path, row } of hostRows(source, (file) => file)) yield [path, row];
}

/**
 * The lines of a map by address, as nginx has to find them: it looks up case-insensitively, so an address with capitals is
 * a regular expression, or it would stand for the page whose address differs in nothing else.
 */
function* asSpelled(lines: Iterable<readonly [string, string]>): Generator<readonly [string, string]> {
  for (const [path, value] of lines) {
    const hasCapitals = path.startsWith("/") && /[A-Z]/.test(path.replace(/%[0-9A-F]{2}/g, ""));
    if (!hasCapitals) yield [path, value];
    else for (const spelling of spellings(path)) yield [`~^${spelling.replace(/[.+?^$()|]/g, "\\$&")}$`, value];
  }
}

/** Number of lines of a map, and length of the longest. */
function measured(paths: Iterable<string>) {
  const measures = { count: 0, longest: 0 };
  for (const path of paths) {
    measures.count += 1;
    measures.longest = Math.max(measures.longest, encodeURI(path).length);
  }
  return measures;
}

function* nginxMap([source, variable, lines]: NginxMap): Generator<string> {
  yield `map ${quoted(source)} ${variable} {\n`;
  for (const [key, value] of lines) yield `  ${key === "default" ? key : quoted(key)} ${quoted(value)};\n`;
  yield "}\n";
}

/** The best encoding that the client accepts and the file has. */
function codingLines(): readonly (readonly [string, string])[] {
  return takesCoding.map(([coding]) => [`~^${coding}\\|${catching(coding)}`, coding] as const);
}

function etagLines(): readonly (readonly [string, string])[] {
  const codings = takesCoding.map(([coding]) => [`~^${coding}\\|${catching(coding)}`, "$1"] as const);
  return [...codings, [`~^\\|${catching("identity")}`, "$1"]];
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast));
}

/**
 * The part of an nginx configuration for a `server`, beside its `listen`, `server_name` and `root`. The
 * contact server is the upstream `contact_service`; a site without a form has none.
 */
export function nginxServer({ headers, contactAway }: HostSource): string {
  const always = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `# Written by the build. To be included in a "server" that has the same release as its root.
server_tokens off;
absolute_redirect off;
gzip off;
# Tags are the hashes that the build made; times and lengths are no sign of a change.
etag off;
if_modified_since off;
max_ranges 0;
types { }
default_type "";
add_header Last-Modified "";
${always.join("\n")}
add_header Cache-Control $site_send_cache always;
add_header Content-Type $site_send_type always;
add_header Content-Disposition $site_send_disposition always;
add_header Content-Encoding $site_send_coding always;
add_header ETag $site_send_etag always;
add_header Vary $site_send_vary always;
add_header X-Robots-Tag $site_send_robots always;
add_header Allow $site_send_allow always;
error_page 404 @missing;
error_page 410 @gone;

location / {
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($site_gone) { return 410; }
  if ($site_redirect) { return 301 $site_redirect$is_args$args; }
  if ($site_row = "") { return 404; }
  if ($site_unchanged) { return 304; }
  try_files /$site_file$site_suffix =404;
}

location @missing {
  if ($site_missing_text) { return 404 "$site_missing_text\\n"; }
  try_files /$site_missing$site_missing_suffix =404;
}

location @gone {
  if ($site_missing_text) { return 410 '{"error":"gone"}\\n'; }
  try_files /$site_missing$site_missing_suffix =404;
}
${contactAway === undefined ? "" : contactLocations(headers, contactAway)}`;
}

/** The way to the contact server, and the answer when that is down. */
function contactLocations(headers: HostSource["headers"], contactAway: string): string {
  const ours = Object.keys(headers).map((name) => `  proxy_hide_header ${name};`);
  return `
location = ${CONTACT_PATH} {
  # The service refuses what is too long in its own words.
  client_max_body_size 1m;
  proxy_pass http://contact_service;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  # A message that is sent twice is one message, so another instance may be asked.
  proxy_next_upstream error timeout non_idempotent;
  proxy_next_upstream_timeout 10s;
  proxy_connect_timeout 2s;
  proxy_read_timeout 20s;
${ours.join("\n")}
  error_page 502 504 =503 @contact_away;
}

location @contact_away {
  default_type "text/plain; charset=utf-8";
  return 503 ${quoted(contactAway)};
}
`;
}

/** A quoted string of nginx. */
function quoted(text: string): string {
  return `"${oneLine(text).replace(/[\\"]/g, "\\$&")}"`;
}
