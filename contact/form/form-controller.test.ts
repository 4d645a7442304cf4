// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { contactFieldNames, forEachField } from "../message/contact-fields.ts";
import { FormController, readUnsentMessage } from "./form-controller.ts";

/** Answers of the server to what is sent, in turn. */
type Sending = "lost" | number;

beforeEach(() => sessionStorage.clear());

/** A form of which a visitor writes, in front of a server that gives a token a time. */
function openForm(...answers: Sending[]) {
  document.body.innerHTML = `<form>${contactFieldNames.map((name) => `<textarea name="${name}"></textarea>`).join("")}</form>`;
  const form = document.querySelector("form") as HTMLFormElement;
  Element.prototype.scrollIntoView = () => {};
  let tokens = 0;
  const sent: URLSearchParams[] = [];
  const fetch = vi.fn(async (address: string, init?: RequestInit) => {
    if (init === undefined) {
      tokens += 1;
      return Response.json({ token: `token ${tokens}` });
    }
    sent.push(init.body as URLSearchParams);
    const answer = answers.shift() ?? 201;
    if (answer === "lost") throw new TypeError(address);
    return new Response("{}", { status: answer });
  }) as unknown as typeof globalThis.fetch;
  const errors = forEachField(() => ({}));
  const texts = { unavailable: "", unreachable: "", tooMany: "", sending: "", markedTitle: "{title}", language: "en" };
  const controller = new FormController({ endpoint: "/api", words: { ...texts, errors }, announce: () => {}, fetch });
  controller.attach(form);
  return {
    controller,
    sent,
    /** Types until the token has come: then the tab keeps it with what is typed. */
    type: (message: string) =>
      vi.waitFor(
        () => {
          for (const [name, value] of Object.entries({ ...forEachField(() => "a@b.example"), message })) {
            const field = form.elements.namedItem(name) as HTMLTextAreaElement;
            field.value = value;
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
          }
          expect(readUnsentMessage().timeToken).toBe(`token ${tokens}`);
        },
        { timeout: 60_000 },
      ),
    async send() {
      const before = sent.length;
      form.requestSubmit();
      await vi.waitFor(
        () => expect([sent.length, controller.getState().phase === "sending"]).toEqual([before + 1, false]),
        { timeout: 60_000 },
      );
    },
    tokens: () => sent.map((fields) => fields.get("time_token")),
    keys: () => new Set(sent.map((fields) => fields.get("idempotencyKey"))).size,
  };
}

test("each message has a token of its own: what is written after one was sent asks for another", async () => {
  const { controller, type, send, tokens, keys } = openForm();
  await type("The first message.");
  await send();
  controller.writeAgain();
  await type("The second message.");
  await send();
  expect([tokens(), keys()]).toEqual([["token 1", "token 2"], 2]);
});

test.each(["lost", 503] as const)(
  "after an answer that is %s the same words go with the same token, others with another: the server may have the first",
  async (answer) => {
    const { type, send, tokens, keys } = openForm(answer, answer);
    await type("The first message.");
    await send();
    await send();
    await type("The same message, corrected.");
    await send();
    expect([tokens(), keys()]).toEqual([["token 1", "token 1", "token 2"], 2]);
  },
);
