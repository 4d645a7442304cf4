import { JSDOM } from "jsdom";
import { expect, test, vi } from "vitest";
import { createScriptUrlPolicy, SCRIPT_URL_POLICY } from "./script-url-policy.ts";

const newWindow = () => new JSDOM("", { url: "https://www.passerelle.example/fr/" }).window as unknown as Window;

test("own and allowed addresses pass, others do not", () => {
  const scriptUrl = createScriptUrlPolicy(newWindow(), ["https://stats.example"]);
  expect(scriptUrl("/a.js")).toBe("https://www.passerelle.example/a.js");
  expect(scriptUrl("https://stats.example/matomo.js")).toBe("https://stats.example/matomo.js");
  for (const url of [
    "https://evil.example/x.js",
    "//evil.example/x.js",
    "data:text/javascript,1",
    "javascript:1",
    "http://stats.example/x.js",
  ]) {
    expect(() => scriptUrl(url)).toThrow(TypeError);
  }
});

test("where the browser has Trusted Types, everything goes through the one policy", () => {
  const window = newWindow();
  const createPolicy = vi.fn((name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ trusted: `${name}:${rules.createScriptURL(url)}` }),
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  const scriptUrl = createScriptUrlPolicy(window, []);
  expect(scriptUrl("/a.js")).toEqual({ trusted: `${SCRIPT_URL_POLICY}:https://www.passerelle.example/a.js` });
  scriptUrl("/b.js");
  expect(createPolicy).toHaveBeenCalledOnce();
});
