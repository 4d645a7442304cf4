import { useSyncExternalStore } from "react";
import { type OpenState, openState, visitorsClock } from "#engine/hours/open-state.ts";
import type { OpeningTimes } from "#engine/hours/opening-times.ts";
import { formatDayOfYear, formatTime } from "#engine/i18n/format.ts";
import type { Language } from "#engine/i18n/language.ts";
import { weekdayName } from "#engine/i18n/weekdays.ts";
import { shownText } from "#engine/views/shown-text.tsx";
import { useLanguage, useMessage } from "../../context/locale-context.ts";
import type { ClosureNotice } from "../../facts/site-facts.ts";
import styles from "./opening.module.css";

/**
 * Whether a place is open now, and until when, or when it opens; for visitors whose clock differs from the place's, in
 * both times. No live region: nobody wants to hear each change.
 *
 * @param now undefined as long as it is not known: the room is kept
 */
export function OpenNow({ times, now }: Readonly<{ times: OpeningTimes; now: Date | undefined }>) {
  const language = useLanguage();
  const message = useMessage();
  const state = now && openState(times, now);
  return (
    <span className={`small ${styles.now}`} data-open={state?.isOpen}>
      {state && shownText(withVisitorsTime(state, now))}
    </span>
  );

  function withVisitorsTime(known: OpenState, moment: Date): string {
    const words = stateInWords(known, language, message);
    const own = visitorsClock(known, times.clock, moment);
    if (own === undefined) return words;
    const time = formatTime(own.time, language);
    return message("contact.elsewhere", {
      state: words,
      time: own.weekday === undefined ? time : `${weekdayName(own.weekday, language)} ${time}`,
    });
  }
}

function stateInWords(state: OpenState, language: Language, message: ReturnType<typeof useMessage>): string {
  if (state.isOpen) return message("contact.open-until", { time: formatTime(state.until, language) });
  const { at, day, inDays } = state;
  const time = formatTime(at, language);
  if (inDays === 0) return message("contact.opens-at", { time });
  if (inDays === 1) return message("contact.opens-tomorrow", { time });
  if (inDays > 6) return message("contact.opens-on", { date: formatDayOfYear(day, language), time });
  const weekday = weekdayName(new Date(day).getUTCDay(), language);
  return message("contact.opens-weekday", { weekday, time });
}

const GONE = { visibility: "hidden" } as const;

/** A closure that is near. If it has passed since the build it disappears, and its room stays. */
export function Closure({ closure: { text, last } }: { readonly closure: ClosureNotice }) {
  // In UTC, an hour or two off: the visitor's own date would need `Intl`, on every page.
  const today = useSyncExternalStore(
    () => () => {},
    () => new Date().toISOString().slice(0, 10),
    () => "",
  );
  return <strong style={last < today ? GONE : undefined}>{shownText(text)}</strong>;
}

/** Id of what the contact page says to visitors who want to be called back: the same in every language. */
export const CALL_BACK_ID = "_call-back";
