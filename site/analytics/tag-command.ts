/**
 * A command for a `dataLayer` queue. A tag's script knows commands from other entries by their being the `arguments`
 * of a function: a list with the same words would be ignored.
 *
 * @example dataLayer.push(tagCommand("event", "page_view", { page_title: "Contact" }))
 */
export function tagCommand(..._words: readonly unknown[]): unknown {
  return arguments;
}
