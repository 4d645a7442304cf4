import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FifoMap } from "toad-cache";
import * as v from "valibot";
import { addressKey } from "#contact/server/http/address-key.ts";
import { rateLimit } from "#contact/server/receiving/rate-limit.ts";
import type { PeopleAnswer } from "../contract/people.ts";
import { peopleRequest } from "../contract/requests.ts";
import { type Access, cookiesNamed } from "../http/access.ts";
import type { clientPage } from "../http/client-page.ts";
import { jsonOf, sendJson } from "../http/own-server.ts";
import { Refused } from "../words/refused.ts";
import type { EditorAddress } from "./address.ts";
import { passkeyProof } from "./passkeys.ts";
import { type People, type Person, previewToken } from "./people.ts";

/** Where the page to sign in lies, which anybody may see. */
const SIGN_IN = "/sign-in/";
const SIGN_IN_API = "/sign-in/api/";
const ENTER_PREVIEW = "/@preview/enter";
/** Sites cannot set one that begins so for another host, and browsers send it to this host alone. */
const COOKIE = "__Host-passerelle";
/** Seconds after which a browser forgets a session; the server ends it sooner. 400 days are the most that browsers keep. */
const COOKIE_AGE = 400 * 86_400;
/** Milliseconds in which a browser follows to the preview. */
const TICKET_TIME = 30_000;
/** The most bytes of a request without a session. */
const MOST_BYTES = 32_768;
/** Tries to sign in, each of two or three requests, in an hour: of one address, and of all. */
const TRIES = { ofOne: 60, ofAll: 5000 };

/** What a browser says of a passkey, which the library judges. */
const response = v.looseObject({ id: v.string(), response: v.looseObject({}) });
const signInRequest = v.variant("do", [
  v.strictObject({ do: v.literal("options") }),
  v.strictObject({ do: v.literal("sign-in"), response }),
  v.strictObject({ do: v.literal("invitation"), token: v.string() }),
  v.strictObject({ do: v.literal("accept"), token: v.string(), response }),
]);

interface AddressOptions {
  readonly address: EditorAddress;
  readonly people: People;
  /** The page to sign in. */
  readonly page: ReturnType<typeof clientPage>;
  readonly language: () => Promise<string>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

/** The editor at an address is for those who sign in. Without a session nothing is answered but the page to do so. */
export function accessByPasskey({ address, people, page, language, onError, now = Date.now }: AddressOptions): Access {
  const { origin, previewOrigin } = address;
  const proof = passkeyProof(people, origin, now);
  const tries = { ofOne: rateLimit(TRIES.ofOne), ofAll: rateLimit(TRIES.ofAll) };
  const tickets = new FifoMap<{ readonly token: string; readonly until: number }>(1000);
  const tokenOf = (request: IncomingMessage) => cookiesNamed(COOKIE, request)[0] ?? "";
  const whoIs = (request: IncomingMessage) => people.who(tokenOf(request));
  /** Who was let in with each request. */
  const persons = new WeakMap<IncomingMessage, Person>();
  /** Whoever asks in a session: others were turned away. */
  const me = ({ raw }: FastifyRequest): Person => {
    const person = persons.get(raw);
    if (person === undefined) throw signedOut();
    return person;
  };
  /** No stranger is told what failed. */
  const untold = async <Result>(work: () => Result): Promise<Awaited<Result>> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) throw error;
      onError(error);
      throw Refused.because("signing-in-failed", {}, 503);
    }
  };

  const judge = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { raw, method, ip } = request;
    const [path = ""] = request.url.split("?");
    if (!isOwn(raw, origin)) throw Refused.because("not-from-here", {}, 403);
    reply.header("strict-transport-security", "max-age=31536000");
    if (path === SIGN_IN_API && method === "POST") {
      const seconds = tries.ofOne.take(addressKey(ip), now()) || tries.ofAll.take("all", now());
      if (seconds > 0) throw Refused.because("too-many-tries", { minutes: String(Math.ceil(seconds / 60)) }, 429);
      return undefined;
    }
    if (path.startsWith(SIGN_IN) && isRead(raw)) return undefined;
    const person = await untold(() => whoIs(raw));
    if (person) {
      persons.set(raw, person);
      return undefined;
    }
    if (!isRead(raw) || path.startsWith("/api/")) throw signedOut();
    return reply.redirect(SIGN_IN, 303);
  };

  const judgePreview = async ({ raw, query }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isRead(raw) || !isOwn(raw, previewOrigin, ["document", "iframe"]))
      throw Refused.because("not-from-here", {}, 403);
    const url = new URL(`http://preview${raw.url?.startsWith("/") ? raw.url : "/"}`);
    if (url.pathname === ENTER_PREVIEW) {
      const { ticket = "", to = "/" } = query as Readonly<Record<string, string>>;
      const entered = tickets.get(ticket);
      tickets.delete(ticket);
      const page = URL.parse(to, previewOrigin);
      if (entered && Math.abs(entered.until - now()) <= TICKET_TIME && page?.origin === previewOrigin)
        // Framed by the editor, whose host may be another site's to the browser.
        return reply
          .header(
            "set-cookie",
            `${COOKIE}-preview=${entered.token}; Secure; HttpOnly; SameSite=None; Path=/; Partitioned`,
          )
          .redirect(page.href, 303);
    }
    if (await untold(() => isInPreview(raw))) return undefined;
    throw Refused.because("not-from-here", {}, 403);
  };
  const isInPreview = (request: IncomingMessage) =>
    cookiesNamed(`${COOKIE}-preview`, request).some((token) => people.who(token, "preview"));

  const begin = (reply: FastifyReply, person: string) => {
    const session = `${COOKIE}=${people.begin(person)}; Secure; HttpOnly; SameSite=Lax; Path=/; Max-Age=${COOKIE_AGE}`;
    return sendJson(reply.header("set-cookie", session), null);
  };
  const signIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = jsonOf(request, signInRequest);
    if (wanted.do === "options") return sendJson(reply, await proof.signInOptions());
    if (wanted.do === "sign-in")
      return begin(reply, await proof.signIn(wanted.response as unknown as AuthenticationResponseJSON));
    const invited = people.invitation(wanted.token);
    if (invited === undefined) throw Refused.because("invitation-used", {}, 403);
    const goal = `invitation ${wanted.token}`;
    if (wanted.do === "invitation")
      return sendJson(reply, await proof.newOptions({ id: invited.person ?? "", name: invited.name }, goal));
    const made = await proof.made(wanted.response as unknown as RegistrationResponseJSON, goal);
    return begin(reply, people.accept(wanted.token, made).id);
  };

  const changePeople = async (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = jsonOf(request, peopleRequest);
    const { id, name } = me(request);
    switch (wanted.do) {
      case "invite":
        return { link: invitationLink(origin, people.invite(wanted.name, false)) };
      case "remove":
        people.remove(wanted.name);
        return null;
      case "passkey-options":
        return proof.newOptions({ id, name }, `passkey ${id}`);
      case "add-passkey":
        people.addPasskey(
          id,
          await proof.made(wanted.response as unknown as RegistrationResponseJSON, `passkey ${id}`),
        );
        return null;
      case "remove-passkey":
        if (!people.removePasskey(id, wanted.id)) throw Refused.because("last-passkey", {}, 409);
        return null;
      case "heard":
        people.hasHeard(id);
        return null;
      case "sign-out":
        people.end(tokenOf(request.raw));
        reply.header("set-cookie", `${COOKIE}=; Secure; HttpOnly; SameSite=Lax; Path=/; Max-Age=0`);
        return null;
    }
  };

  return {
    path: "/",
    judge,
    judgePreview,
    nameOf: (request) => persons.get(request)?.name ?? null,
    isIn: (request) => whoIs(request) !== undefined || isInPreview(request),
    previewEntry({ raw }, to) {
      const ticket = randomBytes(32).toString("base64url");
      tickets.set(ticket, { token: previewToken(tokenOf(raw)), until: now() + TICKET_TIME });
      return `${previewOrigin}${ENTER_PREVIEW}?${new URLSearchParams({ ticket, to: to.href })}`;
    },
    addRoutes(app: FastifyInstance) {
      app.post(SIGN_IN_API, { bodyLimit: MOST_BYTES }, (request, reply) => untold(() => signIn(request, reply)));
      app.get(`${SIGN_IN}*`, async ({ params }, reply) => {
        const file = await untold(() => page(`/${(params as { readonly "*": string })["*"]}`));
        if (file === undefined) return reply.redirect(SIGN_IN, 303);
        const own = await language();
        const bytes = file.type.startsWith("text/html")
          ? file.bytes.toString("utf8").replace(/(?<=<html lang=")[^"]*/, own)
          : file.bytes;
        return reply.type(file.type).header("content-security-policy", PAGE_POLICY).send(bytes);
      });
      app.get("/api/access", async (request, reply) => {
        const { id } = me(request);
        const answer: PeopleAnswer = {
          people: people.list(),
          me: id,
          passkeys: people.passkeysOf(id),
          told: people.told(id),
        };
        return sendJson(reply, answer);
      });
      app.post("/api/access", async (request, reply) => sendJson(reply, await changePeople(request, reply)));
    },
  };
}

/** The link that makes a person, whose token no server's log sees. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}${SIGN_IN}#invitation=${token}`;
}

/** The policy of the page to sign in: its own files and its own server. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Whether a request was made by a page of an origin, or leads a person to one: by a link, or as a frame. Each name that was made
 * to lead here is refused (DNS rebinding), and whatever another page asks for by itself.
 *
 * @param goals what may be opened from elsewhere
 */
function isOwn({ headers, method }: IncomingMessage, own: string, goals: readonly string[] = ["document"]): boolean {
  const { host, origin, "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": goal = "" } = headers;
  if (host !== new URL(own).host || (origin !== undefined && origin !== own)) return false;
  if (method !== "GET" && method !== "HEAD") return origin === own && site === "same-origin";
  const isOurs = site === undefined || site === "same-origin" || site === "none";
  return isOurs || (mode === "navigate" && goals.includes(goal));
}

function signedOut(): Refused {
  return Refused.because("signed-out", {}, 401);
}
