import * as v from "valibot";
import type { ConsentConfiguration, ConsentHook } from "./configuration.ts";
import { consentConfiguration } from "./consent-schema.ts";
import { patternFault } from "./cookie-names.ts";

const globalFields = ["default", "required", "optOut", "id", "records"];
const serviceFields = ["name", "default", "required", "optOut", "onlyOnce"];

type Hooks = Record<string, ConsentHook>;

/** Name of the hook for a callback of all services; no service has such a name. */
const ALL = "all services";

/**
 * Reads a configuration that is written for klaro: in a page's own script, or sent by a privacy manager. What this engine
 * does not know is left out: texts, styles, handlers written as program text, and where and how long the decision is
 * kept, of which the legal notice speaks.
 *
 * @returns the configuration, and its callbacks as hooks
 * @throws {Error} naming every field that is wrong
 */
export function klaroConfiguration(value: unknown): {
  readonly configuration: ConsentConfiguration;
  readonly hooks: Readonly<Hooks>;
} {
  const hooks: Hooks = {};
  const result = v.safeParse(consentConfiguration, isMapping(value) ? knownFields(value, hooks) : value);
  if (result.success) return { configuration: result.output, hooks };
  const lines = result.issues.map((issue) => `- ${v.getDotPath(issue) ?? "the configuration"}: ${issue.message}`);
  throw new Error(`The consent configuration cannot be used. Correct it and try again:\n${lines.join("\n")}`);
}

function knownFields(value: Readonly<Record<string, unknown>>, hooks: Hooks): Record<string, unknown> {
  const { services, callback } = value;
  return {
    ...picked(value, globalFields),
    ...hookOf(callback, ALL, hooks),
    services: Array.isArray(services)
      ? services.map((service: unknown) => (isMapping(service) ? knownService(service, hooks) : service))
      : services,
  };
}

function knownService(service: Readonly<Record<string, unknown>>, hooks: Hooks): Record<string, unknown> {
  const { name, title = name, purposes = [], cookies = [], callback } = service;
  return {
    ...picked(service, serviceFields),
    ...hookOf(callback, String(name), hooks),
    title,
    purposes,
    cookies: Array.isArray(cookies) ? cookies.map(rule).filter(isUsable) : cookies,
  };
}

/** Klaro's callbacks are functions; a configuration names them. */
function hookOf(callback: unknown, name: string, hooks: Hooks): { readonly callback?: string } {
  if (typeof callback !== "function") return {};
  hooks[name] = callback as ConsentHook;
  return { callback: name };
}

/** Klaro also writes a rule as a list (pattern, path, domain), and a pattern as a regular expression. */
function rule(cookie: unknown): unknown {
  if (!Array.isArray(cookie)) return written(cookie);
  const [pattern, path, domain] = cookie as unknown[];
  return { pattern: written(pattern), path, domain };
}

function written(pattern: unknown): unknown {
  if (!(pattern instanceof RegExp)) return pattern;
  return pattern.source.startsWith("^") ? pattern.source : `^.*(?:${pattern.source})`;
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
