/** Headers that every answer carries even if the build says nothing. */
const basicHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** The security headers of every answer, errors included: the basic ones, then the build's own. Names in lower case. */
export function securityHeaders(ofBuild: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = Object.entries(ofBuild).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { ...basicHeaders, ...Object.fromEntries(own) };
}
