/** Called by the services below: what was switched, and to what. */
export const switched: string[] = [];

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
      callback: (on: boolean, service: { readonly name: string }) => void switched.push(`${service.name} ${on}`),
    },
    { name: "video", title: "Films", purposes: ["media"] },
    { name: "session", title: "Session", purposes: ["technical"], required: true },
    { name: "hints", title: "Hints", purposes: ["comfort"], default: true, optOut: true },
  ],
};
