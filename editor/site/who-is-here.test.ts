import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { GONE_AFTER, HERE_AGAIN } from "../contract/events.ts";
import { whoIsHere } from "./who-is-here.ts";

const TEXT = "pages/home/fr.md";
let said: string[];
let here: ReturnType<typeof whoIsHere>;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  said = [];
  here = whoIsHere((event) => event.type === "here" && said.push(`${event.path}: ${event.names.join(", ")}`));
});

const open = (name: string, path = TEXT, window = name) => here.say(name, { window, path, isOpen: true });
const leave = (name: string, path = TEXT, window = name) => here.say(name, { window, path, isOpen: false });

test("those who have one text open are told of each other, and of whoever leaves it", () => {
  open("Ana");
  open("Rui");
  open("Inês", "site.yaml");
  leave("Ana");
  expect(said).toEqual([`${TEXT}: Ana`, `${TEXT}: Ana, Rui`, "site.yaml: Inês", `${TEXT}: Rui`]);
});

test("whoever is not heard of any more is gone, and whoever is, is not", () => {
  open("Ana");
  open("Rui");
  for (let passed = 0; passed <= GONE_AFTER; passed += HERE_AGAIN) {
    vi.advanceTimersByTime(HERE_AGAIN);
    open("Rui");
  }
  expect(said.at(-1)).toBe(`${TEXT}: Rui`);
  vi.advanceTimersByTime(GONE_AFTER);
  expect(said.at(-1)).toBe(`${TEXT}: `);
});

test("a person in two windows is there until both are closed", () => {
  open("Ana", TEXT, "1");
  open("Ana", TEXT, "2");
  leave("Ana", TEXT, "1");
  expect(said.at(-1)).toBe(`${TEXT}: Ana`);
  leave("Ana", TEXT, "2");
  expect(said.at(-1)).toBe(`${TEXT}: `);
});

test("that a window has left one text, heard only once it has another open, takes it from neither", () => {
  open("Ana");
  open("Ana", "site.yaml");
  leave("Ana");
  expect(said).toEqual([`${TEXT}: Ana`, `${TEXT}: `, "site.yaml: Ana"]);
});
