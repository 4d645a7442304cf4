import { expect, test } from "vitest";
import { encryption } from "./postgres-database.ts";

test.each([
  ["postgres://u:p@db.example.com/mail", true],
  ["postgres://u:p@10.0.0.5:5433/mail", true],
  ["postgres://u:p@db.example.com/mail?sslmode=disable", undefined],
  ["postgres://u:p@db.example.com/mail?sslmode=verify-full&sslrootcert=ca.pem", undefined],
  ["postgres://u:p@localhost/mail", undefined],
  ["postgres://u:p@127.0.0.1:5432/mail", undefined],
  ["postgres://u:p@[::1]/mail", undefined],
  ["postgres://u:p@localhost/mail?host=/var/run/postgresql", undefined],
])("%s is encrypted by default: %s", (databaseUrl, ssl) => {
  expect(encryption(databaseUrl).ssl).toBe(ssl);
});
