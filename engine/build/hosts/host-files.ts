import { htaccessFile } from "./apache-file.ts";
import { caddyFile } from "./caddy-file.ts";
import { headersFile, redirectsFile } from "./cdn-files.ts";
import type { HostSource } from "./host-source.ts";
import { nginxHttp, nginxServer } from "./nginx-files.ts";

/**
 * The rules that make other hosts answer as our own server does, file and text: the site's own, not a copy of what each
 * program does already. No address answers with these files. CDNs and Apache read theirs from the root of the build.
 */
export function hostFiles(source: HostSource): readonly (readonly [file: string, text: string | Iterable<string>])[] {
  return [
    ["_headers", headersFile(source)],
    ["_redirects", redirectsFile(source)],
    [".htaccess", htaccessFile(source)],
    [".build/hosts/nginx-http.conf", nginxHttp(source)],
    [".build/hosts/nginx-server.conf", nginxServer(source)],
    [".build/hosts/site.caddy", caddyFile(source)],
  ];
}
