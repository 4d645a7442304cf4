/** The telephone of the measurements: its screen, its connection (a slow 4G) and its processor. */
export const SCREEN = { width: 412, height: 823 };
export const CONNECTION = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const SLOWDOWN = 4;
