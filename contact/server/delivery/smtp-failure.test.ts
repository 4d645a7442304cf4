import { expect, test } from "vitest";
import { classifyFailure, SmtpFailure } from "./smtp-session.ts";

const verdict = (details: Partial<Parameters<typeof classifyFailure>[0]>) => {
  const { action, kind } = classifyFailure({
    code: undefined,
    responseCode: undefined,
    status: undefined,
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
  [{ code: "EENVELOPE", responseCode: 552, status: "5.2.2", command: "RCPT TO" }, "hold recipient"],
  [{ code: "EENVELOPE", responseCode: 552, status: "5.3.4", command: "MAIL FROM" }, "refuse too-large"],
  [{ code: "EMESSAGE", responseCode: 451, command: "DATA", textSent: true }, "retry temporary"],
  [{ code: "ECONNECTION", textSent: true }, "uncertain lost-answer"],
  [{ code: "ETIMEDOUT", textSent: true }, "uncertain lost-answer"],
  [{ code: "ECONNECTION", responseCode: 550, command: "CONN", textSent: true }, "uncertain lost-answer"],
])("%j: %s", (details, expected) => {
  expect(verdict(details)).toBe(expected);
});

test.each([
  ["5.7.26", "doubt policy"],
  ["5.7.23", "doubt policy"],
  ["5.7.509", "doubt policy"],
  ["5.1.8", "doubt policy"],
  ["5.7.1", "doubt refused"],
  ["5.7.0", "doubt refused"],
  ["5.0.0", "doubt refused"],
  [undefined, "doubt refused"],
  ["5.6.0", "refuse refused"],
  ["5.2.3", "refuse too-large"],
  ["5.3.4", "refuse too-large"],
])("a message that was read, and refused with %s: %s", (status, expected) => {
  expect(verdict({ code: "EMESSAGE", responseCode: 550, status, command: "DATA", textSent: true })).toBe(expected);
});

test.each([
  ["550-5.7.26 Unauthenticated mail\n550 5.7.26 see https://mail.example", "5.7.26"],
  ["554 5.7.1 no", "5.7.1"],
  ["550 Version 5.7.26 of our rules", undefined],
  ["550 5.7.1234 no", undefined],
  [undefined, undefined],
])("the status code of %j is %s", (response, status) => {
  expect(new SmtpFailure(Object.assign(new Error("no"), { response }), true).status).toBe(status);
});
