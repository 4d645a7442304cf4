import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FileVersion, OpenFile, Saved } from "../contract/files.ts";
import type { Forms } from "../contract/forms.ts";
import type { PeopleAnswer } from "../contract/people.ts";
import { addressEditor } from "../test-support/address-editor.ts";
import { authenticator } from "../test-support/authenticator.ts";

let editor: Awaited<ReturnType<typeof addressEditor>>;
let owner: Awaited<ReturnType<typeof editor.accept>>;

beforeAll(async () => {
  editor = await addressEditor();
  owner = await editor.accept(editor.people.invite("Inês", false));
}, 60_000);
afterAll(() => editor.close());

const json = <Answer>({ text }: { readonly text: string }) => JSON.parse(text) as Answer;
const asOwner = <Answer>(method: string, path: string, body?: unknown) =>
  editor
    .ask(method, path, { cookie: owner.cookie, body })
    .then((answer) => ({ ...answer, json: json<Answer>(answer) }));

test("what a stranger sees is one page, without a name, wherever it is asked for", async () => {
  const page = await editor.ask("GET", "/sign-in/");
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/Inês|postcard|cartolina/i);
  for (const path of [
    "/",
    "/index.html",
    "/sign-in/nothing",
    "/api",
    "/pages/letter/it.md",
    "/../people.sqlite",
    "/sign-in/..%2f..%2fmain.tsx",
  ]) {
    const { status, headers, text } = await editor.ask("GET", path);
    expect([status, headers.location, text], path).toEqual([303, "/sign-in/", ""]);
  }
  for (const [method, path] of [
    ["GET", "/api/collections"],
    ["GET", "/api/no-such"],
    ["PUT", "/api/file"],
    ["DELETE", "/api/file"],
  ] as const) {
    const { status, text } = await editor.ask(method, path);
    expect([status, json({ text })], path).toMatchObject([401, { error: { id: "signed-out" } }]);
  }
  expect((await editor.ask("GET", "/fr/", { host: "preview.example.com" })).status).toBe(403);
});

test("all that the page to sign in needs is its own, and nothing of it is the editor's", async () => {
  const { text, headers } = await editor.ask("GET", "/sign-in/");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
  const files = [...text.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map(
    ([, file = ""]) => new URL(file, "http://x/sign-in/").pathname,
  );
  expect(files).toHaveLength(2);
  for (const file of files) expect((await editor.ask("GET", file)).status).toBe(200);
});

test("a link makes a person, once; the person signs in with the passkey, and is who the editor says", async () => {
  const token = editor.people.invite("Rui", false);
  const { status, headers, cookie, device } = await editor.accept(token);
  expect(status).toBe(200);
  expect(headers["set-cookie"]?.[0]).toMatch(
    /^__Host-passerelle=[\w-]{43}; Secure; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+$/,
  );
  expect((await editor.ask("GET", "/api/collections", { cookie })).status).toBe(200);
  expect((await editor.signIn({ do: "invitation", token })).text).toContain("invitation-used");

  const challenge = editor.challengeOf(await editor.signIn({ do: "options" }));
  const response = device.answer(challenge, editor.origin);
  const entered = await editor.signIn({ do: "sign-in", response });
  const { people, me } = json<PeopleAnswer>(
    await editor.ask("GET", "/api/access", { cookie: editor.cookieOf(entered) }),
  );
  expect(people.find(({ id }) => id === me)?.name).toBe("Rui");
  // The same answer, sent once more by who has listened.
  expect(await editor.signIn({ do: "sign-in", response })).toMatchObject({
    status: 403,
    text: expect.stringContaining("passkey-refused"),
  });
});

test("a passkey of another host, of nobody, without the person or for another challenge opens nothing", async () => {
  const offered = async () => editor.challengeOf(await editor.signIn({ do: "options" }));
  const { device } = owner;
  const invited = editor.challengeOf(
    await editor.signIn({ do: "invitation", token: editor.people.invite("Ana", false) }),
  );
  for (const response of [
    device.answer(await offered(), "https://edit.example.com.evil.example"),
    device.answer(await offered(), editor.previewOrigin),
    authenticator("edit.example.com").answer(await offered(), editor.origin),
    { ...authenticator("evil.example").answer(await offered(), editor.origin), id: device.answer("", "").id },
    // Touched, and neither finger nor code asked for.
    device.answer(await offered(), editor.origin, 0x01),
    device.answer(invited, editor.origin),
    device.answer("made up", editor.origin),
    { id: "x", response: {} },
  ])
    expect((await editor.signIn({ do: "sign-in", response })).status).toBe(403);
  const token = editor.people.invite("Zé", false);
  const other = authenticator("evil.example").made(
    editor.challengeOf(await editor.signIn({ do: "invitation", token })),
    editor.origin,
  );
  expect((await editor.signIn({ do: "accept", token, response: other })).status).toBe(403);
  // Of another invitation's challenge.
  expect(
    (
      await editor.signIn({
        do: "accept",
        token,
        response: authenticator("edit.example.com").made(invited, editor.origin),
      })
    ).status,
  ).toBe(403);
});

test("another site that has the cookie sent along reads and changes nothing, and a name made to lead here is refused", async () => {
  const body = { command: "publish" };
  const { cookie } = owner;
  for (const headers of [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "https://preview.example.com", "sec-fetch-site": "same-site" },
    { origin: "null", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "" },
    { host: "evil.example:443" },
    { host: "edit.example.com:8090" },
  ])
    expect(await editor.ask("POST", "/api/runs", { cookie, body, headers }), JSON.stringify(headers)).toMatchObject({
      status: 403,
    });
  for (const headers of [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    { host: "evil.example" },
  ])
    expect(await editor.ask("GET", "/api/collections", { cookie, headers }), JSON.stringify(headers)).toMatchObject({
      status: 403,
    });
  // A link in a mail leads to the page.
  const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  expect(await editor.ask("GET", "/", { cookie, headers: link })).toMatchObject({ status: 200 });
});

test("the preview is entered by a ticket that works once, and its cookie opens nothing of the editor", async () => {
  const { cookie } = owner;
  const host = "preview.example.com";
  const framed = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" };
  const { headers } = await editor.ask("GET", "/api/preview?to=/it/lettera/", { cookie });
  const ticket = new URL(headers.location ?? "");
  expect(ticket.origin).toBe(editor.previewOrigin);
  const entered = await editor.ask("GET", ticket.pathname + ticket.search, { host, headers: framed });
  expect([entered.status, entered.headers.location]).toEqual([303, "https://preview.example.com/it/lettera/"]);
  expect(entered.headers["set-cookie"]?.[0]).toMatch(/; Secure; HttpOnly; SameSite=None; Path=\/; Partitioned$/);
  const preview = editor.cookieOf(entered) ?? "";
  const page = await editor.ask("GET", "/it/lettera/", { host, cookie: preview, headers: framed });
  expect(page.status).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors https://edit.example.com");
  expect((await editor.ask("GET", ticket.pathname + ticket.search, { host })).status).toBe(403);

  const [, value = ""] = preview.split("=");
  for (const stolen of [preview, `__Host-passerelle=${value}`])
    expect((await editor.ask("GET", "/api/collections", { cookie: stolen })).status).toBe(401);
  // The session's cookie, should a script of the preview ever have it sent, opens no page there; nothing is written there.
  expect((await editor.ask("GET", "/it/", { host, cookie })).status).toBe(403);
  expect(
    (await editor.ask("POST", "/it/", { host, cookie: preview, headers: { origin: editor.previewOrigin } })).status,
  ).toBe(403);
  for (const to of ["//evil.example/", "https://evil.example/", "/\\evil.example/"])
    expect((await editor.ask("GET", `/api/preview?to=${encodeURIComponent(to)}`, { cookie })).status, to).toBe(404);
});

test("of a picture with a script in it, pages show what is drawn; the file itself runs nothing", async () => {
  const { cookie } = owner;
  const host = "preview.example.com";
  const script = `fetch("${editor.origin}/api/collections", { credentials: "include" })`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><script>${script}</script><path d="M0 0h90v60z"/></svg>`;
  await mkdir(join(editor.content, "media"), { recursive: true });
  await writeFile(join(editor.content, "media/plan.svg"), svg);
  const { text: base } = (await asOwner<OpenFile>("GET", "/api/file?path=pages/letter/it.md")).json;
  const edited = { text: `${base}\n![Una pianta](plan.svg)\n` };
  await asOwner("PUT", "/api/file", { path: "pages/letter/it.md", base, edited });
  const { headers } = await editor.ask("GET", "/api/preview?to=/it/lettera/", { cookie });
  const { pathname, search } = new URL(headers.location ?? "");
  const preview = editor.cookieOf(await editor.ask("GET", pathname + search, { host }));
  const page = await editor.ask("GET", "/it/lettera/", { host, cookie: preview });
  const drawn = [...new Set(page.text.match(/\/assets\/media\/[\w./-]+/g))];
  expect(drawn.length).toBeGreaterThan(0);
  const runsNothing = {
    "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    "x-content-type-options": "nosniff",
  };
  for (const file of drawn) {
    const answer = await editor.ask("GET", file, { host, cookie: preview });
    expect(answer, file).toMatchObject({ status: 200, headers: runsNothing });
    expect(answer.headers["content-type"], file).toMatch(/^image\/(?!svg)/);
  }
  expect(await editor.ask("GET", "/api/media/file?path=media/plan.svg", { cookie })).toMatchObject({
    ...{ status: 200, headers: runsNothing, text: svg },
  });
});

test("whoever is removed is out with the next request, and hears nothing more", async () => {
  const { cookie } = await editor.accept(editor.people.invite("Léa", false));
  const stream = await editor.send("GET", "/api/events", { cookie });
  const heard = stream.setEncoding("utf8").toArray();
  expect((await editor.ask("GET", "/api/collections", { cookie })).status).toBe(200);
  await asOwner("POST", "/api/access", { do: "remove", name: "Léa" });
  expect((await editor.ask("GET", "/api/collections", { cookie })).status).toBe(401);
  const { json: file } = await asOwner<OpenFile>("GET", "/api/file?path=pages/letter/it.md");
  await asOwner("PUT", "/api/file", {
    path: "pages/letter/it.md",
    base: file.text,
    edited: { text: `${file.text}\nAncora.\n` },
  });
  expect((await heard).join("")).not.toContain("pages/letter/it.md");
});

test("a further passkey for a person who is there is told to that person, until it is read", async () => {
  expect(() => editor.people.invite("INÊS ", false)).toThrow("already");
  const { cookie, status } = await editor.accept(editor.people.invite("Inês", true));
  expect(status).toBe(200);
  const { told, passkeys, people } = json<PeopleAnswer>(await editor.ask("GET", "/api/access", { cookie }));
  expect([told, passkeys.length, people.filter(({ name }) => name === "Inês").length]).toEqual([
    expect.any(Number),
    2,
    1,
  ]);
  await asOwner("POST", "/api/access", { do: "heard" });
  expect((await asOwner<PeopleAnswer>("GET", "/api/access")).json.told).toBeNull();
});

test("a person adds a passkey on another device and takes one away, but not the last", async () => {
  const { cookie } = await editor.accept(editor.people.invite("Tom", false));
  const change = (body: object) => editor.ask("POST", "/api/access", { cookie, body });
  const keys = async () => json<PeopleAnswer>(await editor.ask("GET", "/api/access", { cookie })).passkeys;
  const [first] = await keys();
  expect((await change({ do: "remove-passkey", id: first?.id })).status).toBe(409);
  const challenge = editor.challengeOf(await change({ do: "passkey-options" }));
  await change({ do: "add-passkey", response: authenticator("edit.example.com").made(challenge, editor.origin) });
  expect(await keys()).toHaveLength(2);
  await change({ do: "remove-passkey", id: first?.id });
  expect(await keys()).toHaveLength(1);
  await change({ do: "sign-out" });
  expect((await editor.ask("GET", "/api/collections", { cookie })).status).toBe(401);
});

test("each version says who wrote it, also where two people write in turn", async () => {
  const path = "pages/letter/it.md";
  const name = "😀".repeat(20);
  const { cookie } = await editor.accept(editor.people.invite(name, false));
  let { text: base } = (await asOwner<OpenFile>("GET", `/api/file?path=${path}`)).json;
  for (const [count, who] of [owner.cookie, owner.cookie, cookie, owner.cookie].entries()) {
    const text = `${base}\nRiga ${count}\n`;
    expect((await editor.ask("PUT", "/api/file", { cookie: who, body: { path, base, edited: { text } } })).status).toBe(
      200,
    );
    base = text;
  }
  const kept = async () =>
    (await asOwner<readonly FileVersion[]>("GET", `/api/history?path=${path}`)).json.map(({ by }) => by);
  // The first is what another program had written; the last is still being typed.
  expect(await kept()).toEqual([name, "Inês", undefined]);
});

test("who tries too often waits, and nobody else does", async () => {
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const tries = [];
  for (let count = 0; count < 61; count += 1)
    tries.push((await editor.signIn({ do: "options" }, from("203.0.113.9"))).status);
  expect([tries.filter((status) => status === 200).length, tries.at(-1)]).toEqual([60, 429]);
  expect((await editor.signIn({ do: "options" }, from("203.0.113.10"))).status).toBe(200);
});

test("a disk that can be neither read nor written lets nobody in, and tells no stranger what failed", async () => {
  const disk = new DatabaseSync(editor.peopleFile);
  disk.exec("ALTER TABLE session RENAME TO away");
  const challenge = editor.challengeOf(await editor.signIn({ do: "options" }));
  const answers = [
    await editor.signIn({ do: "sign-in", response: owner.device.answer(challenge, editor.origin) }),
    await editor.ask("GET", "/api/collections", { cookie: owner.cookie }),
  ];
  disk.exec("ALTER TABLE away RENAME TO session");
  disk.close();
  for (const { status, text } of answers) {
    expect(status).toBe(503);
    expect(json({ text })).toEqual({ error: { id: "signing-in-failed", sentence: expect.any(String) } });
  }
  expect(editor.errors.splice(0)).toHaveLength(2);
  expect((await asOwner("GET", "/api/access")).status).toBe(200);
});

test("without a session nothing large is read", async () => {
  const large = async (path: string, length: number) => {
    const headers = {
      host: "edit.example.com",
      origin: editor.origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      "content-length": length,
    };
    const asked = request({ port: editor.port, host: "127.0.0.1", method: "POST", path, headers });
    asked.on("error", () => {}).flushHeaders();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    asked.destroy();
    return answer.statusCode;
  };
  // None of the body was sent.
  expect(await large("/api/media?name=film.png", 90_000_000)).toBe(401);
  expect(await large("/sign-in/api/", 90_000_000)).toBe(413);
});

test("whoever is signed in names no program, no host to log in to and no folder, whatever way it is written", async () => {
  const path = "site.yaml";
  const site = join(editor.content, path);
  const asOperator = `${await readFile(site, "utf8")}publish:\n  folder: ../out\n`;
  await writeFile(site, asOperator);
  const type = (base: string, edited: object) =>
    asOwner<Saved & { error?: { id: string } }>("PUT", "/api/file", { path, base, edited });
  const { json: file } = await asOwner<OpenFile>("GET", `/api/file?path=${path}`);
  const value = file.value as Record<string, object>;
  for (const edited of [
    { text: asOperator.replace("../out", "/etc") },
    { text: asOperator.replace(/publish:[\s\S]*/, "") },
    { text: `${asOperator}  reload: "rm -rf /"\n` },
    { text: `${asOperator}contact:\n  endpoint: https://evil.example/\n` },
    { text: `${asOperator}consent: { services: [{ name: chat, scripts: [https://evil.example/x.js] }] }\n` },
    { text: `${asOperator.replace("publish:", "other: &here")}publish:\n  <<: *here\n  folder: x\n` },
    { value: { ...value, publish: { git: "ssh://evil.example/x" } } },
  ])
    expect((await type(file.text, edited)).json.error?.id, JSON.stringify(edited)).toBe("operators-alone");
  // In two steps, of which the first hides what is there.
  expect((await type(file.text, { text: asOperator.replace("publish:", "publish: [") })).json.error?.id).toBe(
    "operators-file-unread",
  );
  expect(await readFile(site, "utf8")).toBe(asOperator);

  // The form says so.
  const { json: forms } = await asOwner<Forms>("GET", "/api/forms");
  const field = expect.objectContaining({ name: "publish", isOperators: true });
  expect(forms.site).toHaveProperty("properties", expect.arrayContaining([field]));

  // A version of before the operator's change.
  await writeFile(site, asOperator.replace("../out", "../elsewhere"));
  const saved = await type(asOperator.replace("../out", "../elsewhere"), {
    text: `${asOperator.replace("../out", "../elsewhere")}# read\n`,
  });
  expect(saved.status).toBe(200);
  const { json: versions } = await asOwner<readonly { id: string }[]>("GET", `/api/history?path=${path}`);
  const restored = [];
  for (const { id } of versions) {
    const { json: now } = await asOwner<OpenFile>("GET", `/api/file?path=${path}`);
    restored.push(
      (
        await asOwner<{ error?: { id: string } } | null>("POST", "/api/history/restore", {
          path,
          id,
          version: now.version,
        })
      ).json?.error?.id,
    );
  }
  expect(restored).toContain("operators-alone");
  expect(await readFile(site, "utf8")).toContain("folder: ../elsewhere");
});

test("whoever is signed in reads and writes the content, and nothing above it or beside it", async () => {
  for (const path of [
    "../people.sqlite",
    "media/../../editor/people.sqlite",
    "/etc/passwd",
    "media/..%2f..%2fx",
    "published.txt",
  ]) {
    const asked = encodeURIComponent(path);
    for (const place of ["file", "media/file", "history"])
      expect(
        (await editor.ask("GET", `/api/${place}?path=${asked}`, { cookie: owner.cookie })).status,
        path,
      ).toBeGreaterThanOrEqual(400);
    const typed = { path, base: null, edited: { text: "x" } };
    expect(
      (await editor.ask("PUT", "/api/file", { cookie: owner.cookie, body: typed })).status,
      path,
    ).toBeGreaterThanOrEqual(400);
  }
});
