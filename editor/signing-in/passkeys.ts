import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { FifoMap } from "toad-cache";
import { Refused } from "../words/refused.ts";
import type { People, Person } from "./people.ts";

/** Milliseconds in which a person answers what the browser asks. */
const PATIENCE = 5 * 60_000;
/** Challenges remembered at most; the oldest are forgotten first. */
const MOST = 10_000;
/** COSE's numbers of EdDSA, ES256 and RS256: what devices make today. Newer ones are an experiment of Node's. */
const ALGORITHMS = [-8, -7, -257];

/** Proves by passkeys who somebody is. @param origin of the editor, whose whole host the passkeys belong to */
export function passkeyProof(people: People, origin: string, now: () => number = Date.now) {
  const rpID = new URL(origin).hostname;
  /** What each challenge was given for, which works once. */
  const challenges = new FifoMap<{ readonly goal: string; readonly until: number }>(MOST);
  const given = <Options extends { readonly challenge: string }>(options: Options, goal: string): Options => {
    challenges.set(options.challenge, { goal, until: now() + PATIENCE });
    return options;
  };
  const taken = (goal: string) => (challenge: string) => {
    const found = challenges.get(challenge);
    challenges.delete(challenge);
    // One that ends later than its time was given before the clock was set back.
    return found?.goal === goal && found.until > now() && found.until <= now() + PATIENCE;
  };
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    signInOptions: async () =>
      given(await generateAuthenticationOptions({ rpID, userVerification: "required", timeout: PATIENCE }), "sign-in"),

    /** @returns whose passkey it is. @throws {Refused} "passkey-refused" */
    async signIn(response: AuthenticationResponseJSON): Promise<string> {
      const known = people.passkey(response.id);
      const proof = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: taken("sign-in"),
        credential: known ?? { id: response.id, publicKey: new Uint8Array(), counter: 0 },
      }).catch(() => undefined);
      if (known === undefined || !proof?.verified) throw refusal();
      people.used(known.id, proof.authenticationInfo.newCounter);
      return known.person;
    },

    /** @param goal what the new passkey is for, which has to be the same in `made` */
    newOptions: async ({ id, name }: Person, goal: string) =>
      given(
        await generateRegistrationOptions({
          rpName: rpID,
          rpID,
          userName: name,
          userDisplayName: name,
          attestationType: "none",
          supportedAlgorithmIDs: ALGORITHMS,
          timeout: PATIENCE,
          excludeCredentials: people.passkeysOf(id).map((passkey) => ({ id: passkey.id })),
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
        }),
        goal,
      ),

    /** @returns the passkey that a browser made. @throws {Refused} "passkey-refused" */
    async made(response: RegistrationResponseJSON, goal: string) {
      const proof = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: taken(goal),
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (!proof?.verified) throw refusal();
      return { ...proof.registrationInfo.credential, transports: response.response.transports ?? [] };
    },
  };
}

function refusal(): Refused {
  return Refused.because("passkey-refused", {}, 403);
}
