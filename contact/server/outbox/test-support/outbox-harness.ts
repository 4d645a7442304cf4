import { afterAll, beforeAll, beforeEach } from "vitest";
import { MINUTE } from "../../common/clock.ts";
import type { Outbox } from "../outbox.ts";
import type { NewMessage, StoredMessage } from "../stored-message.ts";
import { NOON, sampleMessage } from "./sample-message.ts";

/** A store that is empty at first. */
export interface EmptyStore {
  /** Opens an outbox on the store; each call is another server. @param site whose, if not the project's own */
  open(site?: string): Outbox;
  /** Makes the store as the first version of the schema had it. */
  makeFirst(): Promise<unknown>;
  /** Closes every outbox that was opened, and clears the store away. */
  clear(): Promise<void>;
}

/** How long a repetition is the same message, and how long a server keeps what it took, in these tests. */
export const WINDOW = 10 * MINUTE;
export const LEASE = MINUTE;
/** A failure. */
export const error = { kind: "connection", text: "No answer from the mail server" };

/** What the tests of an outbox work with: one store, which is empty before each. */
export interface OutboxHarness {
  readonly outbox: Outbox;
  /** Another server's outbox on the same store. */
  readonly other: Outbox;
  /** One more, which the test closes. */
  readonly open: EmptyStore["open"];
  readonly accept: (changes?: Partial<NewMessage>) => ReturnType<Outbox["accept"]>;
  /** A message that must be there. */
  readonly found: (id: string) => Promise<StoredMessage>;
  /** The ids of all that can be claimed, which are claimed then. */
  readonly claimed: (now?: number) => Promise<readonly string[]>;
}

/** Makes the harness of the surrounding tests. */
export function outboxHarness(emptyStore: () => Promise<EmptyStore>): OutboxHarness {
  let store: EmptyStore;
  let outbox: Outbox;
  let other: Outbox;
  beforeAll(async () => {
    store = await emptyStore();
    outbox = store.open();
    other = store.open();
  }, 30_000);
  beforeEach(async () => {
    await outbox.remove((await outbox.list()).map(({ id }) => id));
  });
  afterAll(() => store.clear(), 30_000);
  async function claimed(now = NOON): Promise<readonly string[]> {
    const message = await outbox.claim(now, LEASE);
    return message === undefined ? [] : [message.id, ...(await claimed(now))];
  }
  return {
    get outbox() {
      return outbox;
    },
    get other() {
      return other;
    },
    open: (site) => store.open(site),
    accept: (changes = {}) => outbox.accept(sampleMessage(changes), WINDOW),
    async found(id) {
      const message = await outbox.get(id);
      if (message === undefined) throw new Error(`No message ${id}`);
      return message;
    },
    claimed,
  };
}
