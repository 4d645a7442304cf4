import { useEffect, useEffectEvent } from "react";

/** Hears an event for as long as the component is there. */
export function useListener<Heard extends Event>(
  target: EventTarget,
  type: string,
  hear: (event: Heard) => void,
): void {
  const hearLatest = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: Event) => hearLatest(event as Heard);
    target.addEventListener(type, listener);
    return () => target.removeEventListener(type, listener);
  }, [target, type]);
}
