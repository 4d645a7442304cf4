/**
 * Loaded before a server (`node --import`), it makes a mistake in the middle of the server's work at SIGUSR2, which no
 * handler expects: the one that PLANTED_MISTAKE names, "exception" or "rejection".
 */
process.on("SIGUSR2", () => {
  const mistake = new Error("planted");
  if (process.env.PLANTED_MISTAKE !== "rejection") throw mistake;
  void Promise.reject(mistake);
});
