import type { Answers } from "./front.ts";
import { changed, from } from "./replies.ts";

/** Names that code of an attacker would leave on `window`, had it run. */
export type Ran = Readonly<Record<string, boolean>>;

const MARKUP = '<img src="/nothing.png" alt="" onerror="ran.handlerInMarkup = true">';
/** In a page as the server sends it, as by an injection into its text. */
const IN_PAGE = `<script>window.ran = { ...window.ran, scriptInPage: true };</script><p onclick="ran.handlerInPage = true" id="planted">${MARKUP}</p>`;
/** In a script of the site itself, as by a mistake of ours: each line is a way from text to code. */
const IN_SCRIPT = `
window.ran ??= {};
const planted = (name, attempt) => { try { attempt(); } catch (error) { window.refused = { ...window.refused, [name]: error.name }; } };
planted("innerHTML", () => { document.body.lastElementChild.innerHTML = ${JSON.stringify(MARKUP)}; });
planted("outerHTML", () => { document.createElement("p").outerHTML = "<b>x</b>"; });
planted("insertAdjacentHTML", () => document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(MARKUP)}));
planted("write", () => document.write("<b>x</b>"));
planted("eval", () => (0, eval)("ran.eval = true"));
planted("Function", () => new Function("ran.Function = true")());
planted("timer", () => setTimeout("ran.timer = true"));
planted("script text", () => { const script = document.createElement("script"); script.text = "ran.scriptText = true"; document.body.append(script); });
planted("script address", () => { const script = document.createElement("script"); script.src = "data:text/javascript,ran.scriptAddress=true"; document.body.append(script); });
planted("handler", () => document.getElementById("planted")?.setAttribute("onclick", "ran.handler = true"));
document.getElementById("planted")?.click();
`;

/** A site with an attacker's code in every page, and in the script that every page loads. */
export function plantedSite(origin: string): Answers {
  return (path) => {
    if (path.endsWith("/")) return changed(origin, (text) => text.replace("</main>", `${IN_PAGE}</main>`));
    if (/^\/assets\/main-[^/]+\.js$/.test(path)) return changed(origin, (text) => text + IN_SCRIPT);
    return from(origin);
  };
}

/** Runs in the browser: what ran of the planted code, and what was refused, with the name of the error. */
export function outcome() {
  const { ran, refused } = window as Window & {
    readonly ran?: Ran;
    readonly refused?: Readonly<Record<string, string>>;
  };
  return { ran, refused };
}
