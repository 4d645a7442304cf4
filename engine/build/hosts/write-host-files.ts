import type { Output } from "../output/output.ts";
import { htaccessFile } from "./apache-file.ts";
import { caddyFile } from "./caddy-file.ts";
import { headersFile, redirectsFile } from "./cdn-files.ts";
import type { HostSource } from "./host-source.ts";
import { nginxHttp, nginxServer } from "./nginx-files.ts";

/** Folder of the rules for nginx and Caddy; CDNs and Apache read theirs from the root of the build. */
const HOSTS_FOLDER = ".build/hosts";

/**
 * Writes the rules that make other hosts answer as our own server does: the site's own, not a copy of what each program
 * does already. No address answers with these files.
 */
export function writeHostFiles(output: Output, source: HostSource): void {
  output.addPrivate("_headers", headersFile(source));
  output.addPrivate("_redirects", redirectsFile(source));
  output.addPrivate(".htaccess", htaccessFile(source));
  output.addPrivate(`${HOSTS_FOLDER}/nginx-http.conf`, nginxHttp(source));
  output.addPrivate(`${HOSTS_FOLDER}/nginx-server.conf`, nginxServer(source));
  output.addPrivate(`${HOSTS_FOLDER}/site.caddy`, caddyFile(source));
}
