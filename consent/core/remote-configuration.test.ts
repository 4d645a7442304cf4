import { expect, test } from "vitest";
import { remoteConfiguration } from "./remote-configuration.ts";

const service = { name: "analytics", title: "Measurement", purposes: ["analytics"] };
const with1 = (more: object) => ({ services: [{ ...service, ...more }] });

test("[C1] every field that a privacy manager may set passes as it is", () => {
  const configuration = {
    services: [
      {
        ...service,
        cookies: ["^_pk_", "piwik_ignore", { pattern: "^x", path: "/fr", domain: ".example.com" }],
        ...{ default: true, required: false, optOut: false, onlyOnce: true },
      },
    ],
    ...{ default: true, required: false, optOut: false },
    ...{ id: "main", records: { savePathname: false } },
  };
  expect(remoteConfiguration(configuration)).toEqual(configuration);
});

const wrong: readonly (readonly [field: string, configuration: unknown])[] = [
  ["the configuration", undefined],
  ["the configuration", null],
  ["the configuration", "text"],
  ["services", {}],
  ["services", { services: {} }],
  ["services", { services: "analytics" }],
  ["services.0", { services: ["analytics"] }],
  ["services.0.name", { services: [{}] }],
  ["services.0.name", with1({ name: "" })],
  ["services.0.name", with1({ name: "__proto__" })],
  ["services.0.name", with1({ name: 'x"]' })],
  ["services", { services: [service, service] }],
  ["services.0.title", with1({ title: "" })],
  ["services.0.title", with1({ title: { fr: "Mesure" } })],
  ["services.0.purposes", with1({ purposes: "analytics" })],
  ["services.0.purposes.0", with1({ purposes: [1] })],
  ["services.0.cookies", with1({ cookies: "^_pk_" })],
  ["services.0.cookies.0", with1({ cookies: [{ path: "/" }] })],
  ["services.0.cookies.0", with1({ cookies: [{ pattern: "x", domian: "y" }] })],
  ["services.0.cookies.0.path", with1({ cookies: [{ pattern: "x", path: "/;" }] })],
  ["services.0.default", with1({ default: "yes" })],
  ["services.0.required", with1({ required: 1 })],
  ["services.0.optOut", with1({ optOut: "no" })],
  ["services.0.onlyOnce", with1({ onlyOnce: "true" })],
  ["default", { ...with1({}), default: "true" }],
  ["records.savePathname", { ...with1({}), records: { savePathname: "no" } }],
];

test.each(wrong)("a wrong “%s” stops and is named", (field, configuration) => {
  expect(() => remoteConfiguration(configuration)).toThrow(`\n- ${field}: `);
});

test("every error is reported at once", () => {
  const run = () => remoteConfiguration(with1({ name: 1, default: 2, cookies: 3 }));
  expect(run).toThrow(/services\.0\.name: [\s\S]*services\.0\.cookies: [\s\S]*services\.0\.default: /);
});

test("what is sent is reduced to what this engine knows", () => {
  const sent = {
    ...{ id: "abc", version: 1, translations: { fr: {} }, styling: null },
    // The legal notice says where and how long a decision is kept.
    ...{ storageMethod: "localStorage", storageName: "x", cookieDomain: ".example.com", cookieExpiresAfterDays: 30 },
    services: [
      {
        name: "matomo",
        cookies: [["^_pk_", "/", ".example.com"], "_ga.*", "^"],
        callback: "alert(1)",
        onAccept: "alert(2)",
        default: true,
      },
    ],
  };
  expect(remoteConfiguration(sent)).toEqual({
    id: "abc",
    services: [
      {
        name: "matomo",
        title: "matomo",
        purposes: [],
        cookies: [{ pattern: "^_pk_", path: "/", domain: ".example.com" }],
        default: true,
      },
    ],
  });
});
