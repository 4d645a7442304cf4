import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { NEVER_COMES } from "../../support/setup/patience.ts";
import { untilAnswers } from "../../support/setup/until-answers.ts";
import { type EngineSession, firstVisible, notFound, type Tab } from "./tab.ts";

/** Programs that WebKitGTK's driver needs, by their paths. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A display without a screen; needed because MiniBrowser has no windowless mode. */
  readonly xvfb: string;
}

/** MiniBrowser's toolbar would keep its window at least 447 px wide. */
const TOOLBAR_WITHOUT_WIDTH = `
* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }
image { -gtk-icon-transform: scale(0.01) }
`;
/** Animated views take seconds where there is no graphics card. For pages it is `prefers-reduced-motion`. */
const WITHOUT_MOTION = "[Settings]\ngtk-enable-animations = 0\n";
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE, Tab: Key.TAB } as const;

/** Starts WebKitGTK's MiniBrowser through WebDriver, on a separate display. @param flags of MiniBrowser */
export async function startWebKit(programs: WebKitPrograms, flags: readonly string[]): Promise<EngineSession> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0/gtk.css"), TOOLBAR_WITHOUT_WIDTH);
  await writeFile(join(home, "gtk-3.0/settings.ini"), WITHOUT_MOTION);
  const display = await startDisplay(programs.xvfb);
  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const [stopServer, url] = [stopper(server), `http://127.0.0.1:${port}`];
  await untilAnswers(`${url}/status`);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        acceptInsecureCerts: true,
        "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation", ...flags] },
      }),
    )
    .build();
  return {
    openTab: () => openTab(driver),
    async close() {
      await driver.quit();
      await stopServer();
      await display.stop();
    },
  };
}

/** The one window serves all tabs, one after the other: a tab that closes leaves no cookies, and goes to an empty page. */
async function openTab(driver: WebDriver): Promise<Tab> {
  const evaluate: Tab["evaluate"] = (inPage, ...given) => driver.executeScript(inPage as () => never, ...given);
  const click: Tab["click"] = async (selector, text) => (await find(driver, selector, text)).click();
  const resize = async (width: number, height: number) => {
    const outside = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
    await driver
      .manage()
      .window()
      .setRect({ width: width + outside[0], height: height + outside[1] });
    await driver.wait(
      () => evaluate((...wanted) => innerWidth === wanted[0] && innerHeight === wanted[1], width, height),
      NEVER_COMES,
      `The viewport does not become ${width} × ${height}.`,
    );
  };
  await resize(1280, 800);
  return {
    async setCookie(origin, name, value) {
      // Classic WebDriver sets cookies of the site that is open.
      await driver.get(`${origin}/robots.txt`);
      await driver.manage().addCookie({ name, value, path: "/", secure: origin.startsWith("https:") });
    },
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    url: () => driver.getCurrentUrl(),
    evaluate,
    click,
    // GTK's simulated input knows no fingers: a pointer of type touch arrives as a mouse.
    tap: click,
    type: async (selector, text) => (await find(driver, selector)).sendKeys(text.replaceAll("\n", Key.ENTER)),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize,
    async close() {
      await driver.manage().deleteAllCookies();
      await driver.get("about:blank");
    },
  };
}

/** @throws {Error} when no visible element is like that */
async function find(driver: WebDriver, selector: string, text?: string): Promise<WebElement> {
  const found = await driver.executeScript<WebElement | null>(firstVisible, "element", selector, text);
  return found ?? notFound(selector, text);
}

/** Starts a display on the first free number, which Xvfb chooses itself. */
async function startDisplay(xvfb: string) {
  const server = spawn(xvfb, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const stop = stopper(server);
  for await (const number of createInterface(server.stdout)) return { name: `:${number}`, stop };
  throw new Error("Xvfb ended before it had a display.");
}

/** Ends a process, at the latest with our own. */
function stopper(child: ChildProcess): () => Promise<void> {
  const kill = () => child.kill();
  process.once("exit", kill);
  return async () => {
    process.off("exit", kill);
    kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
}
