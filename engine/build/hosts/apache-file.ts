import { cacheRules } from "../../manifest/manifest.ts";
import { type HostSource, hostGone, hostRedirects, oneLine } from "./host-source.ts";

/** Types that Apache's own table lacks in some of its versions. */
const TYPES = [
  ["application/manifest+json", "webmanifest"],
  ["font/woff2", "woff2"],
  ["image/avif", "avif"],
  ["text/javascript", "js"],
] as const;

/** Types that are sent compressed. */
const COMPRESSED =
  "text/html text/css text/plain text/xml text/javascript application/json application/xml application/atom+xml application/manifest+json image/svg+xml";

/**
 * The `.htaccess` of the build's root, for Apache and hosts like it (shared hosting): headers, what may be kept, redirects,
 * what is gone, and the pages for unknown addresses in the language of the address. A module that is missing takes its
 * part away, and the site stays.
 */
export function* htaccessFile(source: HostSource): Generator<string> {
  const { headers, files } = source;
  yield `# Written by the build.
AddDefaultCharset utf-8
DirectoryIndex index.html
${TYPES.map(([type, suffix]) => `AddType ${type} .${suffix}`).join("\n")}
<Files feed.xml>
  ForceType application/atom+xml
</Files>

`;
  yield* errorDocuments(source);
  yield `
<IfModule mod_headers.c>
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} ${quoted(value)}`)
  .join("\n")}
  Header set Cache-Control "${cacheRules.revalidate}" "expr=%{REQUEST_STATUS} -lt 400"
  Header always set Cache-Control "${cacheRules.never}" "expr=%{REQUEST_STATUS} -ge 400"
  Header always set X-Robots-Tag "noindex" "expr=%{REQUEST_STATUS} -ge 400"
`;
  for (const [path, { disposition }] of Object.entries(files)) {
    if (disposition !== undefined)
      yield `  Header set Content-Disposition ${quoted(disposition)} "expr=%{REQUEST_URI} == '${encodeURI(path)}'"\n`;
  }
  yield `  # Named by their content.
  Header set Cache-Control "${cacheRules.immutable}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^/assets/(?!data/)#"
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  # Nothing of the build's own, and no page under the name of its file. The address that was asked for is looked at, not
  # the file that stands for it.
  RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]*/(?:\\.(?!well-known/)|_headers|_redirects|(?:index|404|410)\\.html)"
  RewriteRule ^ - [R=404,L]
`;
  for (const path of hostGone(source)) yield `  RewriteRule "^${pattern(path.slice(1))}$" - [G,L]\n`;
  for (const [path, to] of hostRedirects(source))
    yield `  RewriteRule "^${pattern(path.slice(1))}$" ${quoted(literal(to))} [R=301,L,NE]\n`;
  yield `</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${COMPRESSED}
  </IfModule>
  <IfModule !mod_brotli.c>
    AddOutputFilterByType DEFLATE ${COMPRESSED}
  </IfModule>
</IfModule>
`;
}

/** The pages of addresses that are unknown or gone: those of the first segment, else the one for all. */
function* errorDocuments({ notFound, gonePages }: HostSource): Generator<string> {
  for (const [code, pages] of [
    [404, notFound],
    [410, gonePages],
  ] as const) {
    for (const [segment, { identity }] of Object.entries(pages)) {
      const line = `ErrorDocument ${code} /${identity.file}`;
      yield segment === "" ? `${line}\n` : `<If "%{REQUEST_URI} =~ m#^/${segment}(?:/|$)#">\n  ${line}\n</If>\n`;
    }
  }
}

/** A path as a regular expression that matches it alone. */
function pattern(path: string): string {
  return oneLine(path).replace(/[\\^$.*+?()[\]{}|"]/g, "\\$&");
}

/** A target in which no sign stands for something else. */
function literal(path: string): string {
  return path.replace(/[$%\\]/g, "\\$&");
}

function quoted(text: string): string {
  return `"${oneLine(text).replace(/["\\]/g, "\\$&")}"`;
}
