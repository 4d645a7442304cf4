/** Something of the machine or the network that stops the set-up. Its message says what to do. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}
