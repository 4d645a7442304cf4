// @vitest-environment jsdom
import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Finding } from "../../contract/findings.ts";
import type { ListedChange, Publishing, PublishingPlan, Run } from "../../contract/runs.ts";
import { firstPublication, openEditorPage, refused } from "../test-support/editor-page.tsx";

const finding = (sentence: string, own: Partial<Finding> = {}): Finding => ({
  path: "posts/fr/essai.md",
  line: 2,
  field: ["title"],
  bodyLine: null,
  words: [],
  labels: ["Titre"],
  severity: "error",
  id: "wrong",
  sentence,
  ...own,
});
const run = (command: Run["command"], own: Partial<Run> = {}): Run => ({
  ...{ id: "1", command, at: "2026-11-28T09:00:00Z", by: null, isPlanned: false, lines: [] },
  ...own,
});

/** The view of a site that was put online before, and nothing has changed since. */
async function publishing(facts: Partial<Publishing> = {}, answers = {}) {
  const opened = await openEditorPage("#publish", {
    "GET publishing": {
      ...firstPublication,
      publishedAt: "2026-11-20T10:00:00Z",
      ...facts,
    } satisfies Publishing,
    "GET runs/last": null,
    "POST runs": ({ command }: Pick<Run, "command">) => run(command),
    ...answers,
  });
  const button = (name: string) => opened.page.getByRole("button", { name });
  await opened.page.findByRole("button", { name: "Mettre en ligne" });
  const isReady = (name: string) => button(name).getAttribute("aria-disabled") === "false";
  return { ...opened, button, isReady };
}

test.each([
  ["Mettre en ligne", "publish", "C’est fait."],
  ["Voir ce qui changerait", "publish-dry-run", "C’était un essai : rien n’a été mis en ligne."],
  ["Revenir à la version précédente", "publish-back", "C’est fait."],
] as const)("%s starts that, once, and says how it ends", async (name, command, end) => {
  const { page, user, asked, answer, tell, button, isReady } = await publishing();
  answer({ "GET runs/last": run(command) });
  await waitFor(() => expect(isReady(name)).toBe(true));
  await user.click(button(name));
  await page.findByText("En cours…");
  for (const other of ["Mettre en ligne", "Voir ce qui changerait", "Revenir à la version précédente"])
    await user.click(button(other));
  expect(asked).toEqual([["POST runs", { command }]]);
  answer({ "GET runs/last": run(command, { exitCode: 0 }) });
  tell({ type: "run-end" });
  await waitFor(() => expect(page.getByRole("main").textContent?.replaceAll("\u00a0", " ")).toContain(end));
});

test("a run that fails says why, and that what is online has not changed; addresses in it are links", async () => {
  const lines = [{ id: "error", text: "Voyez https://hote.example/aide." }];
  const { page } = await publishing({}, { "GET runs/last": run("publish", { exitCode: 1, lines }) });
  await page.findByText(/Ce qui est en ligne n’a pas changé/);
  const [link] = page.getAllByRole("link", { name: "https://hote.example/aide" });
  expect(link?.getAttribute("href")).toBe("https://hote.example/aide");
});

test("addresses that would stop answering are named, and nothing goes online before the owner ticks that it may", async () => {
  const stopping = [finding("/fr/ancien/ ne répondra plus.", { path: "published.txt" })];
  const { page, user, asked, button } = await publishing({ stopping });
  expect(page.getByText(/\/fr\/ancien\/ ne répondra plus/)).toBeTruthy();
  const agreement = page.getByRole<HTMLInputElement>("checkbox", { name: /C’est bien ce que je veux/ });
  for (const name of ["Mettre en ligne", "Voir ce qui changerait"]) {
    await user.click(button(name));
    expect(agreement.validationMessage).toMatch(/^Il manque encore.*C’est bien ce que je veux/);
  }
  await user.click(agreement);
  await user.click(button("Mettre en ligne"));
  await waitFor(() => expect(asked).toEqual([["POST runs", { command: "publish", accept: true }]]));
});

test("a command of the settings is shown, and runs once the owner agrees to it", async () => {
  const command = "rsync -a dist/ serveur:";
  const { page, user, asked, button, isReady } = await publishing(
    {},
    {
      "POST runs": ({ agreed }: { readonly agreed?: string }) =>
        agreed === command
          ? run("publish")
          : refused(409, { error: { id: "command", sentence: `Lancer « ${command} » ?` }, asks: command }),
    },
  );
  await waitFor(() => expect(isReady("Mettre en ligne")).toBe(true));
  await user.click(button("Mettre en ligne"));
  await page.findByText(/Lancer « rsync/);
  await user.click(button("Lancer cette commande"));
  await waitFor(() => expect(page.queryByText(/Lancer « rsync/)).toBeNull());
  expect(asked).toEqual([
    ["POST runs", { command: "publish" }],
    ["POST runs", { command: "publish", agreed: command }],
  ]);
});

test("with a mistake nothing goes online; the button leads to it, it to its text, and going back is possible all the same", async () => {
  const { page, user, asked, button, isReady } = await publishing(
    {},
    { "GET findings": [finding("Le titre manque.")] },
  );
  await page.findByText(/Le titre manque/);
  expect(isReady("Revenir à la version précédente")).toBe(true);
  await user.click(button("Mettre en ligne"));
  expect(document.activeElement).toBe(within(page.getByRole("main")).getByRole("link", { name: /Un essai/ }));
  expect(asked).toEqual([]);
  await user.keyboard("{Enter}");
  await page.findByRole("heading", { level: 1, name: "Un essai" });
});

test("a note does not keep the site from going online", async () => {
  const { isReady } = await publishing({}, { "GET findings": [finding("À relire.", { severity: "note" })] });
  await waitFor(() => expect(isReady("Mettre en ligne")).toBe(true));
});

test("a site that has nowhere to go says where that is set", async () => {
  const { page, isReady } = await publishing({ hasWay: false });
  expect(isReady("Mettre en ligne")).toBe(false);
  const note = page.getByText(/^Dites d’abord comment mettre le site en ligne/);
  expect(within(note).getByRole("link", { name: "L’entreprise" }).getAttribute("href")).toBe("#file/site.yaml");
});

test("where nothing has changed, it says so; where nobody knows what was online, that all goes together", async () => {
  const { page, answer, tell } = await publishing({ changes: [] });
  await page.findByText("Rien n’a changé depuis la dernière mise en ligne.");
  answer({
    "GET publishing": {
      publishedAt: "2026-11-20T10:00:00Z",
      hasWay: true,
      changes: null,
      publications: [],
      planned: {},
      stopping: [],
      concerns: [],
      samples: [finding("Valeur d’exemple.")],
    } satisfies Publishing,
  });
  tell({ type: "findings" });
  await page.findByText(/^Ce que le site disait .* cette fois, tout part ensemble\.$/);
  expect(page.queryByText(/^Rien n’a changé/)).toBeNull();
  expect(page.getByText(/^Valeurs d’exemple encore sur le site\s: 1$/)).toBeTruthy();
});

const listed = (id: string, own: Partial<ListedChange> = {}): ListedChange => ({
  id,
  kind: "changed",
  title: id,
  path: `posts/fr/${id}.md`,
  languages: ["fr"],
  missing: [],
  by: [],
  ...own,
});

test("who changed, published, planned and took back what is said", async () => {
  const { page } = await publishing(
    {
      changes: [listed("Un essai", { by: ["Ana", "Rui"] })],
      publications: [
        { at: "2026-11-28T11:00:00Z", by: "Rui", isBack: true, isPlanned: false },
        { at: "2026-11-28T10:00:00Z", by: "Ana", isBack: false, isPlanned: true },
        { at: "2026-11-28T09:00:00Z", by: null, isBack: false, isPlanned: false },
      ],
    },
    { "GET runs/last": run("publish", { by: "Inês" }) },
  );
  await page.findByText("Lancé par Inês.");
  expect(page.getByText(/par Ana, Rui/)).toBeTruthy();
  const [back, planned, other] = page.getAllByRole("listitem", { hidden: true }).slice(-3);
  expect(back?.textContent).toMatch(/retour à la version précédente par Rui$/);
  expect(planned?.textContent).toMatch(/paru à l’heure prévue par Ana$/);
  expect(other?.textContent).toMatch(/mis en ligne$/);
});

/** The view of a site of which three things changed, and what is planned while some of them are held back. */
const choosing = (plan: Partial<PublishingPlan> = {}) =>
  publishing(
    {
      changes: [
        listed("Un essai"),
        listed("Tarifs", { kind: "new", languages: ["fr", "en"], missing: ["pt"] }),
        listed("since", { kind: "setting", title: "Depuis", path: "site.yaml", languages: [] }),
      ],
    },
    { "GET publishing/plan": { errors: [], stopping: [], needed: [], ...plan } satisfies PublishingPlan },
  );

test("[O8] what changed is ticked, each as it is called, with the languages that it lacks; what is not ticked stays as it was", async () => {
  const { page, user, asked, button, isReady } = await choosing();
  const boxes = () =>
    page.getAllByRole<HTMLInputElement>("checkbox").map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);
  expect(boxes().map(([name]) => String(name).replaceAll("\u00a0", " "))).toEqual([
    "Un essai",
    "Tarifs",
    "L’entreprise : Depuis",
  ]);
  expect(boxes().every(([, checked]) => checked)).toBe(true);
  expect(page.getByText(/Nouveau.*manque.*portugais/)).toBeTruthy();
  await user.click(page.getByRole("checkbox", { name: "Tarifs" }));
  await waitFor(() => expect(isReady("Mettre en ligne")).toBe(true));
  await user.click(button("Mettre en ligne"));
  await waitFor(() => expect(asked).toEqual([["POST runs", { command: "publish", held: ["Tarifs"] }]]));
});

test("what was unticked and is needed is ticked again, and says why", async () => {
  const { page, user, asked, button } = await choosing({
    needed: [{ id: "Tarifs", why: "Le lien ne mène nulle part." }],
  });
  await user.click(page.getByRole("checkbox", { name: "Un essai" }));
  await user.click(page.getByRole("checkbox", { name: "Tarifs" }));
  await page.findByText(/Part aussi en ligne.*Le lien ne mène nulle part/);
  expect(page.getByRole<HTMLInputElement>("checkbox", { name: "Tarifs" }).checked).toBe(true);
  await user.click(button("Mettre en ligne"));
  await waitFor(() => expect(asked).toEqual([["POST runs", { command: "publish", held: ["Un essai"] }]]));
});

test("a problem of what was ticked that nothing else cures keeps it from going online, and says so", async () => {
  const { page, user, isReady } = await choosing({ errors: [finding("Le lien ne mène nulle part.")] });
  await user.click(page.getByRole("checkbox", { name: "Tarifs" }));
  await page.findByText(/Le lien ne mène nulle part/);
  expect(page.getByText("Rien de ce qui n’est pas coché n’y remédie.")).toBeTruthy();
  expect(isReady("Mettre en ligne")).toBe(false);
});
