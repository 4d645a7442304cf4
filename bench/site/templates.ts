/** A page of each template of the site, by the name under which it is measured. */
export const templates = {
  home: "/fr/",
  presentation: "/fr/presentation/",
  services: "/fr/services/",
  service: "/fr/services/gestion-de-projet-immobilier-investissement/",
  blog: "/fr/blog/",
  tag: "/fr/tag/finance/",
  article: "/fr/passerelle-adapte-geste-barriere/",
  contact: "/fr/contact/",
  text: "/fr/mention-legale/",
} as const;

/** Name of a template. */
export type Template = keyof typeof templates;
