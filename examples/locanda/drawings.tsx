import type { WindowView } from "./house.ts";

/** Ridges behind each other, and three larches: the view from the terrace. */
export function Landscape() {
  return (
    <svg className="landscape" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle fill="var(--disc)" cx="870" cy="130" r="54" />
      <path fill="var(--far)" d="M0 420V250l150-90 110 70 170-150 150 130 120-60 180 110 140-80 180 100v140z" />
      <path fill="var(--middle)" d="M0 420V310l220-70 200 80 260-90 220 90 300-80v180z" />
      <path fill="var(--near)" d="M0 420v-50q300-70 620-20t580-20v90z" />
      <Larch x={250} y={385} size={1.5} />
      <Larch x={335} y={375} size={1} />
      <Larch x={180} y={382} size={0.9} />
    </svg>
  );
}

/** An arched window, with what is seen from it. */
export function Window({ view }: { readonly view: WindowView }) {
  return (
    <svg className="window" viewBox="0 0 200 240" aria-hidden="true">
      <path fill="var(--sky)" d={ARCH} />
      {view === "peaks" && (
        <>
          <circle fill="var(--disc)" cx="136" cy="78" r="20" />
          <path fill="var(--far)" d="M4 236v-66l50-60 34 40 40-60 68 90v56z" />
          <path fill="var(--near)" d="M4 236v-30q90-40 192-10v40z" />
        </>
      )}
      {view === "larch" && (
        <>
          <path fill="var(--middle)" d="M4 236v-50q90-50 192-10v60z" />
          <Larch x={64} y={226} size={1.4} />
          <Larch x={146} y={216} size={0.9} />
        </>
      )}
      {view === "brook" && (
        <>
          <path fill="var(--middle)" d="M4 236V150q40-40 96-10 50-40 96 0v96z" />
          <path fill="var(--near)" d="M4 236v-50q90-40 192-10v60z" />
          <path fill="var(--stream)" d="M96 176q20 14 0 26t4 34h40q-20-20-10-32t-14-28z" />
        </>
      )}
      <path fill="none" stroke="var(--line)" strokeWidth="5" d={`${ARCH}M100 4v232M4 120h192`} />
    </svg>
  );
}

const ARCH = "M4 236V96a96 92 0 0 1 192 0v140z";

function Larch({ x, y, size }: Readonly<Record<"x" | "y" | "size", number>>) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="var(--near)" d="M-3 0v-30h6V0z" />
      <path fill="var(--needles)" d="M0-110l14 32h-7l15 28h-8l16 32h-60l16-32h-8l15-28h-7z" />
    </g>
  );
}
