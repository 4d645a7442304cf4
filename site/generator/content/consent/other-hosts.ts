import type { Locale } from "../../../i18n/site-locales.ts";
import type { BlockNode } from "../../../page-data/content-tree.ts";
import type { SiteConfiguration } from "../site-schema.ts";
import { typeset } from "../text/typography.ts";
import { hasTracker, isAlwaysOn, isOnAtOnce, withFontSheet } from "./consent-services.ts";

const words = {
  fr: {
    nothing: "Rien de facultatif n'est déposé ni chargé sans votre accord.",
    ownFonts: "Les polices de caractères viennent de notre propre serveur et ne déposent aucun cookie.",
    fontsOf: (host: string) =>
      `Les polices de caractères viennent de ${host} : dès que vous ouvrez une page, votre navigateur envoie votre adresse IP à ce fournisseur.`,
    allowedFontsOf: (host: string) =>
      `Les polices de caractères ne viennent de ${host} que si vous les acceptez ; ce fournisseur reçoit alors votre adresse IP.`,
    early: (title: string) =>
      `« ${title} » est actif dès que vous ouvrez une page : ce qu'il montre vient de son fournisseur, qui reçoit votre adresse IP.`,
    refusable: "Vous pouvez le refuser à tout moment.",
    measuring: "La mesure d'audience ne démarre qu'une fois votre accord enregistré.",
    blocked:
      "Les contenus venus d'ailleurs, comme une vidéo, restent bloqués tant que vous ne les avez pas acceptés, une fois ou pour toujours.",
    othersBlocked:
      "Les autres contenus venus d'ailleurs restent bloqués tant que vous ne les avez pas acceptés, une fois ou pour toujours.",
  },
  en: {
    nothing: "Nothing optional is stored or loaded without your consent.",
    ownFonts: "The web fonts come from our own server and set no cookie.",
    fontsOf: (host: string) =>
      `The web fonts come from ${host}: as soon as you open a page, your browser sends that provider your IP address.`,
    allowedFontsOf: (host: string) =>
      `The web fonts come from ${host} only if you accept them; that provider then receives your IP address.`,
    early: (title: string) =>
      `“${title}” is on as soon as you open a page: what it shows comes from its provider, which receives your IP address.`,
    refusable: "You can refuse it at any time.",
    measuring: "Audience measurement starts only once your consent has been saved.",
    blocked: "Content from elsewhere, such as a video, stays blocked until you accept it, once or always.",
    othersBlocked: "Other content from elsewhere stays blocked until you accept it, once or always.",
  },
  pt: {
    nothing: "Nada de facultativo é guardado nem carregado sem o seu acordo.",
    ownFonts: "Os tipos de letra vêm do nosso próprio servidor e não guardam nenhum cookie.",
    fontsOf: (host: string) =>
      `Os tipos de letra vêm de ${host}: logo que abre uma página, o seu navegador envia o seu endereço IP a esse fornecedor.`,
    allowedFontsOf: (host: string) =>
      `Os tipos de letra só vêm de ${host} se os aceitar; esse fornecedor recebe então o seu endereço IP.`,
    early: (title: string) =>
      `«${title}» está ativo logo que abre uma página: o que mostra vem do seu fornecedor, que recebe o seu endereço IP.`,
    refusable: "Pode recusá-lo a qualquer momento.",
    measuring: "A medição de audiência só começa depois de o seu acordo ficar registado.",
    blocked:
      "Os conteúdos vindos de outro lado, como um vídeo, ficam bloqueados enquanto não os aceitar, uma vez ou sempre.",
    othersBlocked:
      "Os outros conteúdos vindos de outro lado ficam bloqueados enquanto não os aceitar, uma vez ou sempre.",
  },
} as const;

/** The paragraph that replaces `::other-hosts`: what other hosts learn of a visitor, and when, by the settings (D11). */
export function otherHosts(site: SiteConfiguration, locale: Locale): BlockNode {
  const text = words[locale];
  const fontService = site.consent.services.find((service) => withFontSheet(service, site));
  const early = site.consent.services.filter((service) => isOnAtOnce(service, site) && service.name !== "web-fonts");
  const optional = early.filter((service) => !isAlwaysOn(service, site));
  const sentences = [
    ...(optional.length === 0 ? [text.nothing] : []),
    fonts(),
    ...early.flatMap((service) => [
      text.early(service.title[locale]),
      ...(optional.includes(service) ? [text.refusable] : []),
    ]),
    ...(hasTracker(site) ? [text.measuring] : []),
    early.length === 0 ? text.blocked : text.othersBlocked,
  ];
  return { type: "paragraph", children: [typeset(sentences.join(" "), locale)] };

  function fonts(): string {
    if (fontService === undefined) return text.ownFonts;
    const { host } = new URL(site.fonts.stylesheet);
    return isOnAtOnce(fontService, site) ? text.fontsOf(host) : text.allowedFontsOf(host);
  }
}
