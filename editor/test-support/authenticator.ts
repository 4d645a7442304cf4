import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** User present, user verified; a credential is attached. */
const [PRESENT, VERIFIED, ATTACHED] = [0x01, 0x04, 0x40];

/** What a browser and a device do with a passkey: of a host, answering challenges with a signature. */
export function authenticator(rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  // Passkeys that several devices share count nothing: no count tells an answer that is sent twice.
  const head = (flags: number) =>
    Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), Buffer.alloc(4)]);
  const client = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: Readonly<Record<string, unknown>>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  return {
    /** The answer to the options of a new passkey. */
    made(challenge: string, origin: string) {
      // COSE: an ES256 key; CBOR: maps of few entries, short texts, byte strings of up to 255 bytes.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, "base64url")),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, "base64url")),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(PRESENT | VERIFIED | ATTACHED), Buffer.alloc(16), length, id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(data),
      ]);
      return credential({
        clientDataJSON: client("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** The answer to the options of signing in. */
    answer(challenge: string, origin: string, flags = PRESENT | VERIFIED) {
      const [data, said] = [head(flags), client("webauthn.get", challenge, origin)];
      const signed = Buffer.concat([data, createHash("sha256").update(said).digest()]);
      return credential({
        clientDataJSON: said.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

const text = (said: string) => Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);
const bytes = (held: Buffer) => Buffer.concat([Buffer.from([0x58, held.length]), held]);
