/** A configuration as klaro takes it (https://klaro.org/docs/integration/annotated-configuration). */
export const klaroConfig = {
  default: false,
  services: [
    {
      name: "analytics",
      title: "Counting visits",
      purposes: ["analytics"],
      cookies: [/^_count_/, "counter"],
      onlyOnce: true,
      callback: (on: boolean) => void document.documentElement.classList.toggle("counting", on),
    },
    { name: "video", title: "Films", purposes: ["media"] },
    { name: "session", title: "Session", purposes: ["technical"], required: true },
    { name: "hints", title: "Hints", purposes: ["comfort"], default: true, optOut: true },
  ],
};
