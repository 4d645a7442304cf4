/** Addresses of services and articles that the specification names (R6 to R9, R15): an owner changes them on purpose only. */
export const keptAddresses: readonly string[] = [
  "/fr/services/gestion-administrative-gestion-commerciale/",
  "/en/services/management-administrative-commercial/",
  "/pt/servicos/gestao-administrativa-comercial/",
  "/fr/services/gestion-financiere-audit-europeen/",
  "/en/services/financial-management-audit-european/",
  "/pt/servicos/gestao-financeira-europeia-auditoria/",
  "/fr/services/reseau-de-sante-europeen/",
  "/en/services/european-health-network/",
  "/pt/servicos/rede-europeia-de-saude/",
  "/fr/services/gestion-de-projet-immobilier-investissement/",
  "/en/services/project-management-real-estate-investment/",
  "/pt/servicos/gestao-de-projectos-investimento-imobiliario/",
  "/fr/nouveau-site/",
  "/en/new-website/",
  "/pt/novo-website/",
];
