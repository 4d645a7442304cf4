import { expect, test } from "vitest";
import { editorAddress } from "./address.ts";

const asked = (edit: string, preview = "https://preview.example.com", more = {}) =>
  editorAddress({ EDIT_URL: edit, EDIT_PREVIEW_URL: preview, ...more });

test("where nothing is said, the editor is of its own machine; else it has a host of its own, and the preview another", () => {
  expect(editorAddress({})).toBeUndefined();
  expect(asked("https://edit.example.com/")).toMatchObject({ origin: "https://edit.example.com", port: 8090 });
  expect(asked("http://edit.localhost:9", "http://preview.localhost:9")).toMatchObject({
    origin: "http://edit.localhost:9",
  });
});

test("a wrong address is refused by the name of its variable, with what it must be", () => {
  for (const wrong of [
    "edit.example.com",
    "http://edit.example.com",
    "https://edit.example.com/x",
    "https://user@edit.example.com",
    "https://192.0.2.1",
    "https://[::1]",
    "http://localhost.example.com",
    "https://EDIT.example.com",
  ])
    expect(() => asked(wrong), wrong).toThrow(/EDIT_URL must be .*https:\/\/edit\.example\.com/);
  expect(() => asked("https://edit.example.com", "")).toThrow("EDIT_PREVIEW_URL must be");
  expect(() => asked("https://edit.example.com", "https://edit.example.com:444")).toThrow("another host");
  expect(() => asked("https://edit.example.com", undefined, { EDIT_PORT: "80900" })).toThrow("EDIT_PORT");
});
