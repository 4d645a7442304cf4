import puppeteer, { type Frame, type LaunchOptions, type Page } from "puppeteer-core";

/** Milliseconds that something may take to appear: the first preview bundles the site's program. */
const PATIENCE = 30_000;

/** What the owner does in the editor, in any engine. Things are named as a screen reader names them. */
export interface OwnerTab {
  goto(url: string): Promise<void>;
  press(name: string, role?: Role): Promise<void>;
  /** Follows a link of the menu or of the tabs, whose name may begin with these words. */
  follow(words: string): Promise<void>;
  /** Types into a field in place of what it holds. */
  fill(label: string, text: string): Promise<void>;
  /** Goes to the end of a field, and types on. */
  typeOn(label: string, text: string): Promise<void>;
  /** Waits until a text is shown in the editor itself. @param patience milliseconds */
  reads(text: string, patience?: number): Promise<void>;
  /** Waits until the preview shows what a selector finds, with this text. */
  previewShows(selector: string, text: string): Promise<void>;
  /** Hosts that the page asked for anything. */
  readonly hosts: ReadonlySet<string>;
  /** Errors of the page. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

type Role = "button" | "checkbox" | "radio" | "textbox";

/** Opens a browser with one tab. */
export async function openOwnerTab(options: LaunchOptions): Promise<OwnerTab> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1440, height: 900 });
  const hosts = new Set<string>();
  const errors: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http")) hosts.add(new URL(request.url()).hostname);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  const named = (name: string, role: Role) => page.locator(`aria/${name}[role="${role}"]`);
  const focused = async (label: string) => {
    await named(label, "textbox").click();
    return page.keyboard;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    press: (name, role = "button") => named(name, role).click(),
    follow: (words) => page.locator(`xpath/.//nav//a[starts-with(normalize-space(.), "${words}")]`).click(),
    async fill(label, text) {
      const keyboard = await focused(label);
      await pressWithControl(page, "a");
      await keyboard.type(text);
    },
    async typeOn(label, text) {
      const keyboard = await focused(label);
      await pressWithControl(page, "End");
      await keyboard.type(text);
    },
    reads: (text, patience) => shows(page, "body", text, patience),
    async previewShows(selector, text) {
      const frame = await page.waitForFrame((one) => one !== page.mainFrame() && one.url().startsWith("http"));
      await shows(frame, selector, text);
    },
    hosts,
    errors,
    close: () => browser.close(),
  };
}

async function pressWithControl(page: Page, key: "a" | "End"): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press(key);
  await page.keyboard.up("Control");
}

/** Waits until an element has a text, whatever its spaces and apostrophes are. */
async function shows(where: Page | Frame, selector: string, text: string, timeout = PATIENCE): Promise<void> {
  await where.waitForFunction(
    (find: string, words: string) =>
      [...document.querySelectorAll<HTMLElement>(find)].some((element) =>
        (element instanceof HTMLImageElement ? element.alt : element.innerText)
          .replace(/[\s\u00a0\u202f]+/g, " ")
          .replaceAll("’", "'")
          .includes(words),
      ),
    { timeout },
    selector,
    text,
  );
}
