/** How long `expect.poll` waits for a state, and how often it looks, in milliseconds. */
export const soon = { timeout: 10_000, interval: 20 } as const;
