/** What a browser answers to a command, or tells of by itself. */
type Message =
  | { readonly type: "success"; readonly id: number; readonly result: unknown }
  | { readonly type: "error"; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: "event"; readonly method: string; readonly params: unknown };

/** A session of WebDriver BiDi: the W3C's protocol between a test and a browser, JSON over a WebSocket. */
export interface BidiSession {
  /**
   * Sends a command and gives its result.
   *
   * @throws {Error} with the browser's own words, also when the browser ends before it answers
   */
  send<Result = unknown>(method: string, params: object): Promise<Result>;
  /** Calls a listener for each event of a name. */
  on<Params>(event: string, listener: (params: Params) => void): void;
  end(): void;
}

/** Opens a session with a browser that listens at `url`. */
export async function openBidiSession(url: string, events: readonly string[]): Promise<BidiSession> {
  const socket = new WebSocket(`${url}/session`);
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners: (readonly [event: string, listener: (params: never) => void])[] = [];
  let sent = 0;

  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === "event") {
      for (const [event, listener] of listeners) if (event === message.method) listener(message.params as never);
      return;
    }
    const answer = answers.get(message.id);
    answers.delete(message.id);
    if (message.type === "success") answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener("close", () => {
    for (const answer of answers.values()) answer.reject(new Error("The browser ended before it answered."));
    answers.clear();
  });
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened, { once: true });
    socket.addEventListener("error", () => failed(new Error(`No browser answers at ${url}.`)), { once: true });
  });

  const session: BidiSession = {
    send<Result>(method: string, params: object) {
      const answer = Promise.withResolvers<unknown>();
      sent += 1;
      answers.set(sent, answer);
      socket.send(JSON.stringify({ id: sent, method, params }));
      return answer.promise as Promise<Result>;
    },
    on: (event, listener) => void listeners.push([event, listener]),
    end: () => socket.close(),
  };
  await session.send("session.new", { capabilities: {} });
  await session.send("session.subscribe", { events });
  return session;
}
