import { type ReactNode, useEffect, useRef } from "react";
import styles from "./catalogue.module.css";
import type { Specimen } from "./specimen.ts";

/** Where a frame is wider than the window, whoever uses a keyboard must reach it to scroll it. */
const REACHABLE = 0;

interface SpecimenFrameProps {
  readonly title: string;
  /** Address of the specimen alone. */
  readonly src: string;
  readonly frame: NonNullable<Specimen["frame"]>;
}

/** A specimen in a document of its own, in a frame as high as what it shows. */
export function SpecimenFrame({ title, src, frame: { width, height } }: SpecimenFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null || height !== undefined) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) element.height = String(Math.ceil(entry.borderBoxSize[0]?.blockSize ?? 0));
    });
    const observe = () => {
      const body = element.contentDocument?.body;
      if (body) observer.observe(body);
    };
    observe();
    element.addEventListener("load", observe);
    return () => {
      observer.disconnect();
      element.removeEventListener("load", observe);
    };
  }, [height]);
  return (
    <section className={styles.view} aria-label={title} tabIndex={width === undefined ? undefined : REACHABLE}>
      <iframe ref={frame} className={styles.frame} title={title} src={src} width={width} height={height} />
    </section>
  );
}
