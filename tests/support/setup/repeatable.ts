import fc from "fast-check";

// Of what tests make up a failure names the seed, with which it comes again: vitest.config.ts.
fc.configureGlobal({ seed: Number(process.env.PROPERTIES_SEED) });
