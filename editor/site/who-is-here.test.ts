import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { GONE_AFTER, HERE_AGAIN } from "../contract/events.ts";
import { whoIsHere } from "./who-is-here.ts";

const TEXT = "home/fr.md";
let said: string[];
let here: ReturnType<typeof whoIsHere>;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  said = [];
  here = whoIsHere(
    (event) => event.type === "here" && said.push(event.open.map(({ name, path }) => `${name} ${path}`).join(", ")),
  );
});

const open = (name: string, path = TEXT, window = name) => here.say(name, { window, path, isOpen: true });
const leave = (name: string, path = TEXT, window = name) => here.say(name, { window, path, isOpen: false });

test("all are told of each other, also where each writes another language, and of whoever leaves", () => {
  open("Ana");
  open("Rui", "home/pt.md");
  leave("Ana");
  expect(said).toEqual(["Ana home/fr.md", "Ana home/fr.md, Rui home/pt.md", "Rui home/pt.md"]);
});

test("whoever is not heard of any more is gone, and whoever is, is not", () => {
  open("Ana");
  open("Rui");
  for (let passed = 0; passed <= GONE_AFTER; passed += HERE_AGAIN) {
    vi.advanceTimersByTime(HERE_AGAIN);
    open("Rui");
  }
  expect(said.at(-1)).toBe("Rui home/fr.md");
  vi.advanceTimersByTime(GONE_AFTER);
  expect(said.at(-1)).toBe("");
});

test("a person in two windows is there until both are closed", () => {
  open("Ana", TEXT, "1");
  open("Ana", TEXT, "2");
  leave("Ana", TEXT, "1");
  expect(said.at(-1)).toBe("Ana home/fr.md");
  leave("Ana", TEXT, "2");
  expect(said.at(-1)).toBe("");
});

test("that a window has left one text, heard only once it has another open, takes it from neither", () => {
  open("Ana");
  open("Ana", "site.yaml");
  leave("Ana");
  expect(said).toEqual(["Ana home/fr.md", "Ana site.yaml"]);
});
