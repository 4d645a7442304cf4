/**
 * The addresses that the server answers itself, beside those of the build. A web server that hands out the files forwards
 * everything below `SERVER_ROOT`, and nothing else.
 */

/** Forwarded to the server as a whole, so that no host has to know what lies below it. */
export const SERVER_ROOT = "/api/";
/** Whether the process runs. */
export const HEALTH_PATH = "/healthz";
/** Whether the outbox is writable. */
export const READINESS_PATH = "/readyz";

/** First segments of all of them, which no page may have. */
export const serverSegments = [SERVER_ROOT, HEALTH_PATH, READINESS_PATH].map((path) => path.replaceAll("/", ""));
