import type { Page } from "playwright-core";

/** What one frame of the screen showed. */
export interface Frame {
  readonly heading: string;
  /** Scroll position in CSS pixels. */
  readonly y: number;
}

interface FrameNotes extends Window {
  readonly notedFrames?: readonly Frame[];
}

/** Starts to note what each frame shows, until the document ends. */
export async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { notedFrames: frames });
    requestAnimationFrame(function note() {
      frames.push({ heading: document.querySelector("h1")?.textContent ?? "", y: window.scrollY });
      requestAnimationFrame(note);
    });
  });
}

/** The scroll positions, each once in a row, of the frames that showed a heading, up to the next frame. */
export async function positionsUnder(page: Page, heading: string): Promise<readonly number[]> {
  // The second frame from now on has been noted by then.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  const frames = await page.evaluate(() => (window as FrameNotes).notedFrames ?? []);
  const positions = frames.filter((frame) => frame.heading === heading).map(({ y }) => y);
  return positions.filter((y, index) => y !== positions[index - 1]);
}
