import type { Output } from "../output/output.ts";
import { caddyFile } from "./caddy-file.ts";
import { headersFile, redirectsFile } from "./cdn-files.ts";
import type { HostSource } from "./host-table.ts";
import { nginxServer, nginxTables } from "./nginx-files.ts";

/** Where the parts for programs lie in a build; a CDN takes its own two from the folder it publishes. */
const HOSTS_FOLDER = ".build/hosts";

/** Writes the rules by which other hosts answer as our own server does. No address answers with these files. */
export function writeHostFiles(output: Output, source: HostSource): void {
  output.addPrivate("_headers", headersFile(source));
  output.addPrivate("_redirects", redirectsFile(source));
  output.addPrivate(`${HOSTS_FOLDER}/nginx-tables.conf`, [...nginxTables(source)].join(""));
  output.addPrivate(`${HOSTS_FOLDER}/nginx-server.conf`, nginxServer(source));
  output.addPrivate(`${HOSTS_FOLDER}/site.caddy`, [...caddyFile(source)].join(""));
}
