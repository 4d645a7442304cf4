import { useEffect, useRef } from "react";

const WRITTEN_IN = "input, textarea, select, [contenteditable=true]";

/** Unfolds the groups around a field and gives the focus to what one writes in, or presses. @returns what has it */
export function focusField(element: HTMLElement): HTMLElement | null {
  for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  const inside = element.matches(`${WRITTEN_IN}, button`)
    ? element
    : (element.querySelector<HTMLElement>(WRITTEN_IN) ?? element.querySelector<HTMLElement>("summary, button"));
  inside?.focus();
  return inside;
}

/** What was added is written next. @returns has the field with an id take the focus once it is there */
export function useFocusOnAdded(): (id: string) => void {
  const awaited = useRef("");
  useEffect(() => {
    const added = document.getElementById(awaited.current);
    if (added === null) return;
    awaited.current = "";
    focusField(added);
  });
  return (id) => {
    awaited.current = id;
  };
}
