/** The path of the contact form's receiver (interfaces: HTTP). */
export const CONTACT_PATH = "/api/contact";

/** The methods that a path takes: pages and files are read, the form is posted. */
export function allowedMethods(path: string): readonly string[] {
  return path === CONTACT_PATH ? ["POST"] : ["GET", "HEAD"];
}
