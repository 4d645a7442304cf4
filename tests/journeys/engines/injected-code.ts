import { expect, inject, test } from "vitest";
import { type Answers, changed, from } from "../../support/setup/fault-proxy.ts";
import type { OpenVisitor } from "./visitor.ts";

/** Ways from text to code that Trusted Types close, and those that the policy for scripts closes. */
const CLOSED = {
  TypeError: ["innerHTML", "outerHTML", "insertAdjacentHTML", "write", "script text", "script address", "handler"],
  EvalError: ["eval", "Function", "timer"],
};
const MARKUP = '<img src="/nothing.png" alt="" onerror="ran.handlerInMarkup = true">';
/** In a page as the server sends it, as by an injection into its text. */
const IN_PAGE = `<script>window.ran = { ...window.ran, scriptInPage: true };</script><p onclick="ran.handlerInPage = true" id="planted">${MARKUP}</p>`;
/** In a script of the site itself, as by an error of ours: each line is a way from text to code. */
const IN_SCRIPT = `
window.ran ??= {};
const attempt = (name, run) => { try { run(); } catch (error) { window.refused = { ...window.refused, [name]: error.name }; } };
attempt("innerHTML", () => { document.body.lastElementChild.innerHTML = ${JSON.stringify(MARKUP)}; });
attempt("outerHTML", () => { document.createElement("p").outerHTML = "<b>x</b>"; });
attempt("insertAdjacentHTML", () => document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(MARKUP)}));
attempt("write", () => document.write("<b>x</b>"));
attempt("eval", () => (0, eval)("ran.eval = true"));
attempt("Function", () => new Function("ran.Function = true")());
attempt("timer", () => setTimeout("ran.timer = true"));
attempt("script text", () => { const script = document.createElement("script"); script.text = "ran.scriptText = true"; document.body.append(script); });
attempt("script address", () => { const script = document.createElement("script"); script.src = "data:text/javascript,ran.scriptAddress=true"; document.body.append(script); });
attempt("handler", () => document.getElementById("planted")?.setAttribute("onclick", "ran.handler = true"));
document.getElementById("planted")?.click();
`;

/** What the policy of the pages refuses. */
export function injectedCode(newVisitor: OpenVisitor): void {
  test("nothing that is injected into a page, or into a script of the site, runs", async () => {
    const { tab, open, answer } = await newVisitor();
    answer(withInjections(inject("origin")));
    await open("/en/");
    const { ran, refused } = await tab.evaluate(outcome);
    expect(ran).toEqual({});
    expect(Object.keys(refused ?? {}).sort()).toEqual(Object.values(CLOSED).flat().sort());
    expect(refused).toMatchObject(Object.fromEntries(CLOSED.TypeError.map((name) => [name, "TypeError"])));
  });
}

/** A site with an attacker's code in every page, and in the script that every page loads. */
function withInjections(origin: string): Answers {
  return (path) => {
    if (path.endsWith("/")) return changed(origin, (text) => text.replace("</main>", `${IN_PAGE}</main>`));
    if (/^\/assets\/main-[^/]+\.js$/.test(path)) return changed(origin, (text) => text + IN_SCRIPT);
    return from(origin);
  };
}

/** Runs in the browser: what ran, and what was refused, with the name of the error. */
function outcome() {
  const { ran, refused } = window as Window & {
    readonly ran?: Readonly<Record<string, boolean>>;
    readonly refused?: Readonly<Record<string, string>>;
  };
  return { ran, refused };
}
