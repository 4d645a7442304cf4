// @vitest-environment jsdom
import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Inbox, InboxMessage } from "../../contract/inbox.ts";
import { openEditorPage, refused } from "../test-support/editor-page.tsx";

const message = (id: string, name: string, own: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  name,
  email: `${id}@example.com`,
  message: "Bonjour.",
  locale: "fr",
  receivedAt: "2026-11-20T10:00:00Z",
  state: "sent",
  isTest: false,
  isSeen: true,
  isToAnswer: false,
  isHeld: false,
  isOfCrowd: false,
  verbs: ["discard"],
  ...own,
});

/** The messages that these are. */
async function inbox(...messages: readonly InboxMessage[]) {
  return inboxAt("#inbox", messages);
}

async function inboxAt(hash: string, messages: readonly InboxMessage[]) {
  const counts = { queued: 0, sending: 0, sent: 1, failed: 0, uncertain: 1, quarantined: 0 };
  const of = (all: readonly InboxMessage[]) => ({ messages: all, counts }) satisfies Inbox;
  const opened = await openEditorPage(hash, { "GET inbox": of(messages), "POST inbox": { count: 1 } });
  await opened.page.findByRole("heading", { level: 2, name: messages[0]?.name ?? "" });
  const names = () => opened.page.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const become = (...now: readonly InboxMessage[]) => opened.answer({ "GET inbox": of(now) });
  return { ...opened, names, become };
}

test("messages are narrowed by what is in them and by their state", async () => {
  const { page, user, names } = await inbox(
    message("1", "Rita Nunes"),
    message("2", "Zoë Petit", { state: "uncertain", message: "Un puits à Évora ?" }),
  );
  const summary = page.getByText(/^Chercher\s: Tous les messages$/);
  await user.click(summary);
  const search = page.getByRole("searchbox");
  await user.type(search, "evora zoe");
  expect(names()).toEqual(["Zoë Petit"]);
  await user.clear(search);
  await user.selectOptions(page.getByRole("combobox", { name: "État" }), "Reçu (1)");
  expect(names()).toEqual(["Rita Nunes"]);
  await user.type(search, "personne");
  expect(page.getByText("Aucun message.")).toBeTruthy();
  expect(summary.textContent).toMatch(/^Chercher\s: Reçu \(1\), personne$/);
});

test("what a mail leads to is its message alone, with all that can be done with it; erased, that is said", async () => {
  const { page, user, asked, names, become, goTo } = await inboxAt("#message/2", [
    message("2", "Zoë Petit", { isToAnswer: true }),
    message("1", "Rita Nunes", { isOfCrowd: true, verbs: ["release"] }),
  ]);
  expect(names()).toEqual(["Zoë Petit"]);
  expect(page.queryByRole("searchbox")).toBeNull();
  const menu = within(page.getByRole("navigation")).getByRole("link", { name: "Messages reçus" });
  expect(menu.getAttribute("aria-current")).toBe("page");
  await user.click(page.getByRole("button", { name: "Marquer comme traité" }));
  expect(asked).toEqual([["POST inbox", { verb: "answered", ids: ["2"] }]]);
  become(message("1", "Rita Nunes"));
  await user.click(page.getByRole("button", { name: "Marquer comme traité" }));
  await page.findByText(/Ce message n’est plus là/);
  goTo(page.getByRole("link", { name: "Tous les messages" }).getAttribute("href") ?? "");
  await page.findByRole("heading", { level: 2, name: "Rita Nunes" });
});

test("what somebody else does with the messages is seen", async () => {
  const { page, tell, become } = await inbox(message("1", "Rita Nunes", { isToAnswer: true }));
  become(message("1", "Rita Nunes", { answeredAt: "2026-11-21T10:00:00Z" }));
  tell({ type: "inbox" });
  await page.findByText(/^Traité le 21 novembre/);
});

test("one press leaves what is to be answered alone; what is marked there stays until the list is narrowed anew", async () => {
  const { page, user, names, asked, become } = await inbox(
    message("1", "Rita Nunes", { isToAnswer: true }),
    message("2", "Zoë Petit"),
  );
  const narrow = page.getByRole("button", { name: "À répondre (1)" });
  await user.click(narrow);
  expect([names(), narrow.getAttribute("aria-pressed")]).toEqual([["Rita Nunes"], "true"]);
  become(message("1", "Rita Nunes", { answeredAt: "2026-11-21T10:00:00Z" }), message("2", "Zoë Petit"));
  await user.click(page.getByRole("button", { name: "Marquer comme traité" }));
  await page.findByText(/^Traité le 21 novembre/);
  expect(names()).toEqual(["Rita Nunes"]);
  become(message("1", "Rita Nunes", { isToAnswer: true }), message("2", "Zoë Petit"));
  await user.click(page.getByRole("button", { name: "Marquer comme à répondre" }));
  await page.findByRole("button", { name: "Marquer comme traité" });
  expect(asked).toEqual([
    ["POST inbox", { verb: "answered", ids: ["1"] }],
    ["POST inbox", { verb: "to-answer", ids: ["1"] }],
  ]);
});

test.each([
  ["Tous les envoyer", { isOfCrowd: true, verbs: ["release"] }, "release"],
  ["Tous les envoyer de nouveau", { state: "uncertain", verbs: ["retry"] }, "retry"],
] as const)("%s does that with each of them", async (name, own, verb) => {
  const { page, user, asked } = await inbox(message("1", "Rita Nunes", own), message("2", "Zoë Petit", own));
  await user.click(page.getByRole("button", { name }));
  await waitFor(() => expect(asked).toEqual([["POST inbox", { verb, ids: ["1", "2"] }]]));
});

test("a reply is a mail to the visitor with the words that it answers", async () => {
  const { page } = await inbox(message("1", "Rita Nunes"));
  const address = page.getByRole("link", { name: "Répondre" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(address)).toMatch(/^mailto:1@example\.com\?subject=Votre message&body=\s*> Bonjour\.$/);
});

test("what cannot be done is said, and the messages stay", async () => {
  const { page, user, answer, names } = await inbox(message("1", "Rita Nunes", { verbs: ["retry"] }));
  answer({ "POST inbox": () => refused(409, { error: { id: "gone", sentence: "Il est en cours d’envoi." } }) });
  await user.click(page.getByRole("button", { name: "Envoyer de nouveau" }));
  await page.findByText("Il est en cours d’envoi.");
  expect(names()).toEqual(["Rita Nunes"]);
});

test.each([
  [/^Effacer ses données/, "Effacer", { verb: "erase", email: "1@example.com" }],
  [/^Supprimer$/, "Supprimer", { verb: "discard", ids: ["1"] }],
])("nothing of a person goes for ever without a question: %s", async (button, answer, request) => {
  const { page, user, asked } = await inbox(message("1", "Rita Nunes"));
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
    message("7", "Camille Moreau", { state: "uncertain", verbs: ["retry", "discard"] }),
    message("8", "Rita Nunes", { state: "quarantined", verbs: ["release", "discard"] }),
  );
  await user.click(page.getByRole("button", { name: "Envoyer de nouveau" }));
  await user.click(page.getByRole("button", { name: "Ce message n’est pas indésirable" }));
  expect(asked).toEqual([
    ["POST inbox", { verb: "retry", ids: ["7"] }],
    ["POST inbox", { verb: "release", ids: ["8"] }],
  ]);
});
