/**
 * The specification's table of pages, written down a second time so that the site's own table is checked
 * against something else than itself.
 */
export const specifiedAddresses = {
  home: { fr: "/fr/", en: "/en/", pt: "/pt/" },
  presentation: { fr: "/fr/presentation/", en: "/en/presentation/", pt: "/pt/apresentacao/" },
  services: { fr: "/fr/services/", en: "/en/services/", pt: "/pt/servicos/" },
  "administrative and commercial management": {
    fr: "/fr/services/gestion-administrative-gestion-commerciale/",
    en: "/en/services/management-administrative-commercial/",
    pt: "/pt/servicos/gestao-administrativa-comercial/",
  },
  "financial management and audit": {
    fr: "/fr/services/gestion-financiere-audit-europeen/",
    en: "/en/services/financial-management-audit-european/",
    pt: "/pt/servicos/gestao-financeira-europeia-auditoria/",
  },
  "European health network": {
    fr: "/fr/services/reseau-de-sante-europeen/",
    en: "/en/services/european-health-network/",
    pt: "/pt/servicos/rede-europeia-de-saude/",
  },
  "project management, real estate, investment": {
    fr: "/fr/services/gestion-de-projet-immobilier-investissement/",
    en: "/en/services/project-management-real-estate-investment/",
    pt: "/pt/servicos/gestao-de-projectos-investimento-imobiliario/",
  },
  "blog list": { fr: "/fr/blog/", en: "/en/blog/", pt: "/pt/blog/" },
  "tag listing": { fr: "/fr/tag/finance/", en: "/en/tag/finance/", pt: "/pt/tag/finance/" },
  contact: { fr: "/fr/contact/", en: "/en/contact/", pt: "/pt/contact/" },
  "legal notice": { fr: "/fr/mention-legale/", en: "/en/legal-notice/", pt: "/pt/aviso-legal/" },
  article: { fr: "/fr/nouveau-site/", en: "/en/new-website/", pt: "/pt/novo-website/" },
} as const;

/** The four services, in the order in which they are shown. */
export const serviceAddresses = [
  specifiedAddresses["administrative and commercial management"],
  specifiedAddresses["financial management and audit"],
  specifiedAddresses["European health network"],
  specifiedAddresses["project management, real estate, investment"],
] as const;
