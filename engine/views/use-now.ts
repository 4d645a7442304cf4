import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, to the minute: undefined until the page is at rest, then again each minute and when the tab is seen again. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const date = new Date();
      setNow(date);
      timer = setTimeout(look, MINUTE_MS - (date.getTime() % MINUTE_MS));
    };
    // In a separate task: what is done with a time zone is slow the first time.
    timer = setTimeout(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
