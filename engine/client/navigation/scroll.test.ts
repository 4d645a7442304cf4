import fc from "fast-check";
import { expect, test } from "vitest";
import { createScrollPositions } from "./scroll.ts";

function storageWith(text: string | null = null) {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
}

const refused = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test("remembers the last position of each entry", () => {
  const positions = createScrollPositions(() => storageWith());
  positions.set("a", { x: 0, y: 10 });
  positions.set("b", { x: 0, y: 20 });
  positions.set("a", { x: 5, y: 30 });
  expect([positions.get("a"), positions.get("b")]).toEqual([
    { x: 5, y: 30 },
    { x: 0, y: 20 },
  ]);
  expect([positions.get("c"), positions.get(undefined)]).toEqual([undefined, undefined]);
});

test("survives a reload", () => {
  const storage = storageWith();
  createScrollPositions(() => storage).set("a", { x: 0, y: 10 });
  expect(createScrollPositions(() => storage).get("a")).toEqual({ x: 0, y: 10 });
});

test("[R18] does without storage", () => {
  const positions = createScrollPositions(refused);
  positions.set("a", { x: 0, y: 10 });
  expect(positions.get("a")).toEqual({ x: 0, y: 10 });
});

test("takes nothing from a damaged storage", () => {
  const damaged = fc.oneof(fc.string(), fc.json(), fc.constant('[["a",null],["a"],[1,{"x":1,"y":2}],["a",{"x":"1"}]]'));
  fc.assert(
    fc.property(damaged, (text) => {
      expect(createScrollPositions(() => storageWith(text)).get("a")).toBeUndefined();
    }),
  );
});
