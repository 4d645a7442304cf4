import { expect, test } from "vitest";
import { replyAddress } from "./inbox-page.tsx";

const email = "camille@example.org";
const bodyOf = (address: string) => decodeURIComponent(/&body=(.*)$/.exec(address)?.[1] ?? "");

test("a reply quotes the message, with line ends as mail has them", () => {
  const address = replyAddress({ email, subject: "Votre message", message: "Bonjour,\nun mot." });
  expect(address).toContain("%0D%0A%3E%20un%20mot.");
  expect(address).not.toMatch(/(?<!%0D)%0A/);
});

test.each([
  ["of 20,000 letters with accents", "éàü ".repeat(5000)],
  ["that is one word", "x".repeat(20_000)],
])("a message %s is cut between words: mail programs cut long addresses", (_, message) => {
  const address = replyAddress({ email, subject: "Votre message", message });
  expect(address.length).toBeLessThan(2000);
  expect(bodyOf(address).endsWith("…")).toBe(true);
});
