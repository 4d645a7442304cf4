import { afterEach, expect, test, vi } from "vitest";
import { forEachField } from "../message/contact-fields.ts";
import { forgetUnsentMessage, keepUnsentMessage, readUnsentMessage } from "./form-controller.ts";

const written = forEachField((field) => `${field} à tous`);

afterEach(() => vi.unstubAllGlobals());

test("where storage is blocked, a draft lives as long as the document", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  expect(readUnsentMessage()).toEqual({});
  keepUnsentMessage(written);
  expect(readUnsentMessage()).toEqual(written);
  forgetUnsentMessage({ ...written, name: "" });
  expect(readUnsentMessage()).toEqual(written);
  forgetUnsentMessage(written);
  expect(readUnsentMessage()).toEqual(forEachField(() => ""));
});
