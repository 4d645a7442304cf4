import { expect, test } from "vitest";
import { classifyFailure } from "./smtp-failure.ts";

const verdict = (details: Partial<Parameters<typeof classifyFailure>[0]>) => {
  const { action, kind } = classifyFailure({
    code: undefined,
    responseCode: undefined,
    command: undefined,
    textSent: false,
    message: "",
    ...details,
  });
  return `${action} ${kind}`;
};

test.each([
  [{ code: "ECONNREFUSED" }, "retry network"],
  [{ code: "ETIMEDOUT" }, "retry timeout"],
  [{ code: "ENOTFOUND" }, "retry network"],
  [{ code: "EPROTOCOL", command: "CONN" }, "retry network"],
  [{ code: "ETLS", command: "CONN", message: "Connection closed unexpectedly" }, "retry network"],
  [{ code: "EPROTOCOL", responseCode: 421, command: "CONN" }, "retry temporary"],
  [{ code: "EAUTH", responseCode: 454, command: "AUTH PLAIN" }, "retry temporary"],
  [{ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" }, "retry temporary"],
  [{ code: "EPROTOCOL", responseCode: 554, command: "CONN" }, "hold server"],
  [{ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }, "hold login"],
  [{ code: "EAUTH", command: "API" }, "hold login"],
  [{ code: "EAUTH", command: "AUTH PLAIN", message: "what?" }, "retry network"],
  [{ code: "EENVELOPE", responseCode: 550, command: "MAIL FROM" }, "hold sender"],
  [{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, "hold recipient"],
  [{ code: "EENVELOPE", responseCode: 554, command: "DATA" }, "hold server"],
  [{ code: "ETLS", responseCode: 502, command: "STARTTLS" }, "hold encryption"],
  [{ code: "ETLS", message: "Error initiating TLS - self-signed certificate" }, "hold encryption"],
  [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT", message: "self-signed certificate" }, "hold encryption"],
  [{ code: "EENVELOPE", responseCode: 552, command: "MAIL FROM" }, "refuse too-large"],
  [{ code: "EMESSAGE", responseCode: 550, command: "DATA", textSent: true }, "refuse refused"],
  [{ code: "EMESSAGE", responseCode: 451, command: "DATA", textSent: true }, "retry temporary"],
  [{ code: "ECONNECTION", textSent: true }, "uncertain lost-answer"],
  [{ code: "ETIMEDOUT", textSent: true }, "uncertain lost-answer"],
  [{ code: "ECONNECTION", responseCode: 550, command: "CONN", textSent: true }, "uncertain lost-answer"],
])("%j: %s", (details, expected) => {
  expect(verdict(details)).toBe(expected);
});
