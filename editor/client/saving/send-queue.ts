/**
 * A queue of one: sends the last of many values, soon after it came, and never two at once.
 *
 * @param send takes a value to the server; it handles its own errors
 * @param wait milliseconds in which a newer value replaces the last
 */
export function sendQueue<Value>(send: (value: Value) => Promise<void>, wait = 50) {
  let next: { readonly value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const flush = () => {
    timer = undefined;
    if (next === undefined || sending !== undefined) return;
    const { value } = next;
    next = undefined;
    sending = send(value)
      .catch(() => undefined)
      .finally(() => {
        sending = undefined;
        if (next !== undefined && timer === undefined) flush();
      });
  };
  return {
    put(value: Value): void {
      next = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    /** Forgets what has not been sent; resolves when what is being sent has arrived. */
    async clear(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      next = undefined;
      await sending;
    },
  };
}
