/**
 * The address that a request asks for, below `origin`; undefined for a target that is none, or that nobody can decode:
 * "*", "/%". A path may begin with two slashes: it names no host (RFC 9112, 3.2.1).
 *
 * @example requestedUrl("//a?b", "http://localhost")?.pathname // "//a"
 */
export function requestedUrl(target = "/", origin = "http://localhost"): URL | undefined {
  const whole = target.startsWith("/") ? origin + target : target;
  return URL.canParse(whole) && isDecodable(target) ? new URL(whole) : undefined;
}

function isDecodable(target: string): boolean {
  try {
    decodeURI(target);
    return true;
  } catch {
    return false;
  }
}
