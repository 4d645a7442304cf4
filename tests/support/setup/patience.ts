/**
 * Milliseconds after which a test, or what comes before it, has failed: a bound for what never ends, not for what is slow.
 * Of twelve programs on two cores each gets a sixth of its time, and a build of the whole site takes half a minute of its own.
 */
export const NEVER_ENDS = 300_000;

/** Milliseconds after which a state that is waited for does not come any more. What is there ends the wait. */
export const NEVER_COMES = 120_000;
