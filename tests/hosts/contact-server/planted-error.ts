/**
 * Loaded before a server (`node --import`): on SIGUSR2 it causes an error that no handler catches. PLANTED_ERROR is
 * "exception" or "rejection".
 */
process.on("SIGUSR2", () => {
  const error = new Error("planted");
  if (process.env.PLANTED_ERROR !== "rejection") throw error;
  void Promise.reject(error);
});
