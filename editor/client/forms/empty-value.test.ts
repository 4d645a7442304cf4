import { expect, test } from "vitest";
import { emptyValue, type Property, type Shape } from "../../contract/forms.ts";
import { moved, withSetting } from "../shell/value.ts";

test("[O4] what is added begins with what it needs, and no more", () => {
  const property = (name: string, shape: Shape, required = true): Property => ({
    name,
    shape,
    required,
    rare: false,
    isLanguage: false,
    place: undefined,
  });
  const properties = [
    property("name", { kind: "text", widget: "line" }),
    property("count", { kind: "number", from: 1 }),
    property("look", { kind: "choice", options: [["wide", "Large"]] }),
    property("note", { kind: "text", widget: "text" }, false),
  ];
  expect(emptyValue({ kind: "group", properties })).toEqual({ name: "", count: 1, look: "wide" });
});

test("changing a value leaves the others and their order", () => {
  expect(Object.keys(withSetting({ a: 1, b: 2, c: 3 }, "b", 9))).toEqual(["a", "b", "c"]);
  expect(withSetting({ a: 1, b: 2 }, "b", undefined)).toEqual({ a: 1 });
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
});
