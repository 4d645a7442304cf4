/**
 * How long and how often one connection may occupy the server; times in milliseconds. Fastify switches Node's deadline
 * for whole requests off unless one is given, so that a body could drip in for ever.
 */
export const connectionLimits = {
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
  requestTimeout: 10_000,
  /** Without any progress, in either direction. */
  connectionTimeout: 30_000,
  /** Longer than the 60 s for which proxies keep a connection, so that it is never we who close one in use. */
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 10_000,
} as const;

/** Connections that are open at once; more are refused. */
export const MAX_CONNECTIONS = 4_096;
