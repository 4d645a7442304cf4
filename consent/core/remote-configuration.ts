import * as v from "valibot";
import type { ConsentConfiguration } from "./configuration.ts";
import { consentConfiguration } from "./consent-schema.ts";
import { patternFault } from "./cookie-names.ts";

const globalFields = ["default", "required", "optOut", "id", "records"];
const serviceFields = ["name", "default", "required", "optOut", "onlyOnce"];

/**
 * Keeps what this engine knows of a configuration that a privacy manager sent: texts, styles and
 * handlers written as program text are left out, and so is where and how long the decision is kept, of which the legal
 * notice speaks.
 *
 * @throws {Error} naming every field that is wrong
 */
export function remoteConfiguration(value: unknown): ConsentConfiguration {
  const result = v.safeParse(consentConfiguration, isMapping(value) ? knownFields(value) : value);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `- ${v.getDotPath(issue) ?? "the configuration"}: ${issue.message}`);
  throw new Error(`The consent configuration cannot be used. Correct it and try again:\n${lines.join("\n")}`);
}

function knownFields(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { services } = value;
  return {
    ...picked(value, globalFields),
    services: Array.isArray(services)
      ? services.map((service: unknown) => (isMapping(service) ? knownService(service) : service))
      : services,
  };
}

function knownService(service: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { name, title = name, purposes = [], cookies = [] } = service;
  return {
    ...picked(service, serviceFields),
    title,
    purposes,
    cookies: Array.isArray(cookies) ? cookies.map(rule).filter(isUsable) : cookies,
  };
}

/** Klaro also writes a rule as a list: pattern, path, domain. */
function rule(cookie: unknown): unknown {
  if (!Array.isArray(cookie)) return cookie;
  const [pattern, path, domain] = cookie as unknown[];
  return { pattern, path, domain };
}

/** A pattern that no cookie can match says nothing; one that matches the decision must not count. */
function isUsable(cookie: unknown): boolean {
  const pattern = isMapping(cookie) ? cookie.pattern : cookie;
  return typeof pattern !== "string" || pattern.trim() === "" || patternFault(pattern) === undefined;
}

function picked(value: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key, field]) => fields.includes(key) && field !== null));
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
