import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

/** A button above a text. */
export interface Tool {
  readonly id: string;
  /** Its label. */
  readonly name: string;
  readonly face: ReactNode;
  /** The key that does the same with Control. */
  readonly letter?: string | undefined;
  /** Whether what is selected is so already; undefined for what is no state of a text. */
  readonly pressed?: boolean | undefined;
  readonly run: () => void;
}

/** Buttons above a text: one stop of the Tab key, arrow keys between them (ARIA Authoring Practices, Toolbar). */
export function Toolbar({
  name,
  tools,
  controls,
}: {
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly controls: string;
}) {
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, tools.length - 1);
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={name} aria-controls={controls} className="toolbar" onKeyDown={move}>
      {tools.map((tool, index) => (
        <button
          key={tool.id}
          type="button"
          tabIndex={index === current ? 0 : -1}
          title={tool.letter ? `${tool.name} (Ctrl+${tool.letter})` : tool.name}
          aria-label={tool.name}
          aria-keyshortcuts={tool.letter && `Control+${tool.letter}`}
          aria-pressed={tool.pressed}
          // The selection of the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setChosen(index);
            tool.run();
          }}
        >
          {tool.face}
        </button>
      ))}
    </div>
  );
}
