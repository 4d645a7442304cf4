import { expect, test } from "vitest";
import { TextMemory } from "./text-memory.ts";

test("a file is read again only where its key is none of the last four", () => {
  const memory = new TextMemory();
  const read: string[] = [];
  const recall = (key: string, file = "a") =>
    memory.recall<string>(file, key, () => {
      read.push(file + key);
      return key;
    });
  expect(["1", "2", "1", "3", "4", "5"].map((key) => recall(key))).toEqual(["1", "2", "1", "3", "4", "5"]);
  recall("1");
  recall("1", "b");
  expect(read).toEqual(["a1", "a2", "a3", "a4", "a5", "b1"]);
  recall("2");
  expect(read.at(-1)).toBe("a2");
});
