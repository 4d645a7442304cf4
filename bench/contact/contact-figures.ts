import type { BenchContext } from "../bench-context.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { measureContact } from "./measure-contact.ts";

/** The contact service under many messages: how many it accepts a second, and how many are lost. */
export async function measureContactFigures({ say }: BenchContext): Promise<readonly Figure[]> {
  say("contact: messages over 32 connections");
  const figure = figuresOf("contact");
  const measured = await measureContact();
  return measured.map(({ name, value, unit }) =>
    figure("messages", name, unit === "1/s" ? "per second" : "count", value),
  );
}
