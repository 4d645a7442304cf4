/** The path of the contact form's receiver (interfaces: HTTP). */
export const CONTACT_PATH = "/api/contact";
/** Where a form fetches its time token when somebody begins to fill it. */
export const TOKEN_PATH = `${CONTACT_PATH}/token`;
/** Whether the process lives. */
export const HEALTH_PATH = "/healthz";
/** Whether a message could be kept now. */
export const READINESS_PATH = "/readyz";

const READ = ["GET", "HEAD"];
const PROGRAM_PATHS: ReadonlySet<string> = new Set([CONTACT_PATH, TOKEN_PATH, HEALTH_PATH, READINESS_PATH]);

/** The methods that a path takes: pages and files are read, the form is posted. */
export function allowedMethods(path: string): readonly string[] {
  return path === CONTACT_PATH ? ["POST"] : READ;
}

/** Whether a program answers: it has one spelling of its path. A site on another host asks (OPTIONS) before it posts. */
export function isForProgram(path: string, method: string): boolean {
  const asks = path === CONTACT_PATH && method === "OPTIONS";
  return PROGRAM_PATHS.has(path) && (asks || allowedMethods(path).includes(method));
}

/** The path of a request target as it was sent: not decoded, without the query, which may hold personal data. */
export function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query < 0 ? target : target.slice(0, query);
}
