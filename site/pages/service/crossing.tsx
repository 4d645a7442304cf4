import type { ReactNode } from "react";
import { plainText } from "#engine/pages/data/content-tree.ts";
import { RichText } from "#engine/views/rich-text.tsx";
import { Paragraph } from "../../components/text/rich-text.tsx";
import { useMessage } from "../../context/locale-context.tsx";
import styles from "./crossing.module.css";
import type { ServiceContent } from "./page.ts";

type Story = NonNullable<ServiceContent["story"]>;

const { round } = Math;

/** Size of the drawing, whatever the case: stretched, a pier of one with a single span would be a block. */
const WIDTH = 600;
const HEIGHT = 120;

/** A case as a small viaduct: a span for each period, as long as its weeks, then what came of it. */
export function Crossing({ story }: { readonly story: Story }): ReactNode {
  const message = useMessage();
  return (
    <>
      <Spans weeks={story.spans.map(({ weeks }) => weeks)} />
      <ol className={styles.spans}>
        {story.spans.map(({ weeks, title, text }) => (
          <li key={plainText(title)}>
            <h3>
              <RichText text={title} />
            </h3>
            <small className="soft">
              {weeks === 1 ? message("service.one-week") : message("service.weeks", { count: String(weeks) })}
            </small>
            <Paragraph text={text} />
          </li>
        ))}
      </ol>
      <Paragraph className={styles.result} text={story.result} />
    </>
  );
}

/** The viaduct: decoration above the periods. A short span is not too small to be seen beside a long one. */
function Spans({ weeks }: { readonly weeks: readonly number[] }): ReactNode {
  const roots = weeks.map((count) => Math.sqrt(count));
  const all = roots.reduce((sum, root) => sum + root, 0);
  const widths = roots.map((root) => (root / all) * WIDTH);
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  const longest = Math.max(...widths);
  const arches = widths.map((width, index) => {
    const [start, end] = [(ends[index] ?? 0) - width, ends[index] ?? 0];
    const crown = HEIGHT - (HEIGHT - 24) * (width / longest);
    const [outer, inner] = [2 * crown - HEIGHT, 2 * (crown + 12) - HEIGHT].map(round);
    return `M${round(start)} ${HEIGHT}Q${round((start + end) / 2)} ${outer} ${round(end)} ${HEIGHT}Q${round((start + end) / 2)} ${inner} ${round(start)} ${HEIGHT}Z`;
  });
  const piers = [0, ...ends].map((x) => `M${round(x) - 4} 6h8V${HEIGHT}h-8z`);
  return (
    <svg
      className={styles.drawing}
      viewBox={`-4 0 ${WIDTH + 8} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ink" d={`M-4 0H${WIDTH + 4}V10H-4Z${arches.join("")}${piers.join("")}`} />
    </svg>
  );
}
