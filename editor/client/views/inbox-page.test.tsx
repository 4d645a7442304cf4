// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Inbox, InboxMessage } from "../../contract/inbox.ts";
import { openEditorPage } from "../test-support/editor-page.tsx";

const message = (own: Partial<InboxMessage>): InboxMessage => ({
  id: "1",
  name: "Rita Nunes",
  email: "rita@example.com",
  message: "Bom dia.",
  locale: "pt",
  receivedAt: "2026-11-20T10:00:00Z",
  state: "sent",
  isTest: false,
  isSeen: true,
  isToAnswer: true,
  verbs: ["discard"],
  ...own,
});
const counts = { queued: 0, sending: 0, sent: 1, failed: 0, uncertain: 0, quarantined: 0 };

/** The messages, with these in them. */
async function inbox(...messages: readonly InboxMessage[]) {
  const opened = await openEditorPage("#inbox", {
    "GET inbox": { messages, counts } satisfies Inbox,
    "POST inbox": { count: 1 },
  });
  await opened.page.findByRole("heading", { name: messages[0]?.name ?? "" });
  return opened;
}

test.each([
  [/^Effacer cette personne/, "Effacer", { verb: "erase", email: "rita@example.com" }],
  [/^Supprimer$/, "Supprimer", { verb: "discard", ids: ["1"] }],
])("nothing of a person goes for ever without a question: %s", async (button, answer, request) => {
  const { page, user, asked } = await inbox(message({}));
  await user.click(page.getByRole("button", { name: button }));
  const dialog = within(await page.findByRole("dialog"));
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Fermer" }));
  expect([page.queryByRole("dialog"), asked]).toEqual([null, []]);
  await user.click(page.getByRole("button", { name: button }));
  await user.click(within(await page.findByRole("dialog")).getByRole("button", { name: answer }));
  expect(asked).toEqual([["POST inbox", request]]);
});

test("what a message allows has its button, which does that to this message", async () => {
  const { page, user, asked } = await inbox(
    message({ id: "7", name: "Camille Moreau", state: "uncertain", verbs: ["retry", "discard"] }),
    message({ id: "8", state: "quarantined", verbs: ["release", "discard"] }),
  );
  await user.click(page.getByRole("button", { name: "Envoyer de nouveau" }));
  await user.click(page.getByRole("button", { name: "Ce message n’est pas indésirable" }));
  expect(asked).toEqual([
    ["POST inbox", { verb: "retry", ids: ["7"] }],
    ["POST inbox", { verb: "release", ids: ["8"] }],
  ]);
});
