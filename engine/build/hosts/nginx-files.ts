import { DOCUMENT_ROOT } from "../../content/media/documents.ts";
import { cacheRules } from "../../manifest/manifest.ts";
import { SERVER_ROOT } from "../../manifest/server-paths.ts";
import {
  contentTypes,
  type HostSource,
  hostGone,
  hostRedirects,
  languageFolders,
  oneLine,
  savedExtensions,
} from "./host-source.ts";

/** The part of an nginx configuration for `http`: what depends on address and status. */
export function nginxHttp(source: HostSource): string {
  const languages = languageFolders(source).map((folder) => `  "~^/${folder}(?:[/?]|$)" /${folder};\n`);
  const saved = savedExtensions(source).join("|");
  return `# Written by the build. To be included in "http", before the server that includes nginx-server.conf.
map $uri $site_cache_rule {
  ~^${SERVER_ROOT} ${cacheRules.never};
  ~^/assets/data/ ${cacheRules.revalidate};
  ~^/assets/ "${cacheRules.immutable}";
  default ${cacheRules.revalidate};
}
map $status $site_cache {
  ~^[45] ${cacheRules.never};
  default $site_cache_rule;
}
map $status$upstream_status $site_robots {
  404 noindex;
  410 noindex;
}
# Of nginx's own refusals: the contact server names its methods itself.
map $status$upstream_status $site_allow {
  405 "GET, HEAD";
}
map $uri $site_disposition {
${saved === "" ? "" : `  "~^${DOCUMENT_ROOT}.*\\.(?:${saved})$" attachment;\n`}}
# The folder of the error pages in the language of the address.
map $request_uri $site_language {
${languages.join("")}}
geo $site_dollar {
  default "$";
}
`;
}

/**
 * The part of an nginx configuration for a `server`, beside its `listen`, `server_name` and `root`. The contact server is
 * the upstream `contact_service`; a site without a form has none.
 */
export function* nginxServer(source: HostSource): Generator<string> {
  const { headers, contactAway } = source;
  const types = [...contentTypes(source)];
  const named = types.filter(([ending]) => !ending.startsWith("."));
  yield `# Written by the build. To be included in a "server" that has the same release as its root.
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
types {
${types
  .filter(([ending]) => ending.startsWith("."))
  .map(([ending, type]) => `  "${type}" ${ending.slice(1)};\n`)
  .join("")}}
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
  .join("")}add_header Cache-Control $site_cache always;
add_header X-Robots-Tag $site_robots always;
add_header Allow $site_allow always;
add_header Content-Disposition $site_disposition;
error_page 403 404 =404 $site_language/404.html;
error_page 410 $site_language/410.html;

location / {
  try_files $uri $uri/ =404;
}
# Files of pages, which answer at the address of their folder.
location ~ /(index|404|410)\\.html$ {
  internal;
}
# What is in the folder, and no part of the site.
location ~ (^/_(headers|redirects)|/\\.(?!well-known/)[^/]*|\\.(br|gz))(/|$) {
  return 404;
}
${named
  .map(([name, type]) => `location ~ /${name.replaceAll(".", "\\.")}$ {\n  types { }\n  default_type "${type}";\n}\n`)
  .join("")}${contactAway === undefined ? "" : contactLocations(headers, contactAway)}
`;
  for (const path of hostGone(source)) yield `location = ${quotedPath(path)} { return 410; }\n`;
  for (const [path, to] of hostRedirects(source))
    yield `location = ${quotedPath(path)} { return 301 ${quoted(to).slice(0, -1)}$is_args$args"; }\n`;
}

/** The way to the contact server, and the answer when that is down. */
function contactLocations(headers: HostSource["headers"], contactAway: string): string {
  const ours = [...Object.keys(headers), "Cache-Control"].map((name) => `  proxy_hide_header ${name};\n`);
  return `location ${SERVER_ROOT} {
  # The server refuses what is too long in its own words.
  client_max_body_size 1m;
  proxy_pass http://contact_service;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  # A message that is sent twice is one message, so another server may be asked.
  proxy_next_upstream error timeout non_idempotent;
  proxy_next_upstream_timeout 10s;
  proxy_connect_timeout 2s;
  proxy_read_timeout 20s;
${ours.join("")}  error_page 502 504 =503 @contact_away;
}
location @contact_away {
  default_type "text/plain; charset=utf-8";
  return 503 ${quoted(contactAway)};
}
`;
}

/** A quoted value, in which nginx finds no variable. */
function quoted(text: string): string {
  const plain = oneLine(text).replace(/[\\"]/g, "\\$&");
  return `"${plain.replaceAll("$", () => "$" + "{site_dollar}")}"`;
}

/** A quoted path of a location, in which nginx looks for no variable. */
function quotedPath(path: string): string {
  return `"${oneLine(path).replace(/[\\"]/g, "\\$&")}"`;
}
