/** The path of a request target as it was sent: not decoded, without the query, which may hold personal data. */
export function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query < 0 ? target : target.slice(0, query);
}
