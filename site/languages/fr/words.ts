/** Those that only the build reads. No browser is sent them. */
export const frBuilt = {
  "intro.continue-in": "Continuer en {language}",
  "posts.title": "Nos actualités",
  "hours.gmt": "{hours} GMT",
  "hours.in-zone": "{hours}, {zone}",
  "hours.zone-fr": "heure\u00a0de\u00a0France",
  "hours.zone-pt": "heure\u00a0du\u00a0Portugal",
  "hours.zone-local": "heure\u00a0locale",
  "hours.closed-on": "Fermé le {date}",
  "hours.closed-between": "Fermé du {from} au {to}",
  "hours.holiday": "jour férié",
  "phone.price-fr": "prix d'un appel vers un fixe en France",
  "phone.price-pt": "prix d'un appel vers un fixe au Portugal",
  "gone.label": "Erreur 410",
  "gone.title": "Page retirée",
  "gone.description":
    "Cette page a été retirée pour de bon. Revenez à l'accueil, lisez nos actualités ou appelez-nous : nous vous aiderons à trouver ce que vous cherchez.",
  "gone.heading": "Page **retirée**",
  "gone.text": "Cette page a existé. Nous l'avons retirée, et elle ne reviendra pas.",
  "moved.title": "Cette page a une nouvelle adresse",
  "moved.link": "Ouvrir la page à sa nouvelle adresse",
} as const;

const frShown = {
  "skip-to-content": "Aller au contenu",
  // The name of the site where programs show a link to it.
  "site-name": "{brand}",
  // The title in the tab of a browser, and in lists of search engines.
  "page-title": "{page} - {brand} - Propulse votre business",
  "menu.label": "Navigation principale",
  "menu.button": "Menu",
  "menu.presentation": "Présentation",
  "menu.services": "Services",
  "menu.contact": "Contact",
  "menu.news": "Actu",
  "menu.call": "Appeler le {number}",
  // Beside a telephone, where there is no room for the number.
  "menu.call-short": "Appeler",
  "menu.languages": "Autres langues",
  // A language of the switcher in which the article does not exist: it leads to the list.
  "menu.language-list-only": "{language} : cet article n'existe pas dans cette langue, voir la liste des actualités",
  "logo.label": "{brand} : présentation",
  // Names the choice of language that is offered at the root of the site.
  "intro.languages": "Choisissez votre langue",
  "breadcrumb.label": "Fil d'Ariane",
  "breadcrumb.home": "Accueil",
  "service.see": "Voir ce service",
  "service.price-from": "Dès {price}",
  "service.price-total": "Total pour le mois",
  "service.price-included": "Compris",
  "service.price-excluded": "Non compris",
  "service.weeks": "{count} semaines",
  "service.one-week": "Une semaine",
  "service.write": "Écrire",
  "service.for-whom": "Pour qui ?",
  // What screen readers say for `service.see`; likewise `posts.read-more-of`.
  "service.see-name": "Voir ce service : {name}",
  "posts.read-more": "Voir plus",
  "posts.read-more-of": "Voir plus : {title}",
  "posts.back": "Retour aux actualités",
  "posts.all": "Toutes les actualités",
  "posts.none": "Aucun article pour l'instant.",
  "posts.all-tags": "Tous les thèmes",
  "posts.filter": "Filtrer par thème",
  "posts.feed": "Flux des actualités",
  "posts.tags": "Thèmes",
  "posts.published": "Publié le {date}",
  "posts.updated": "mis à jour le {date}",
  "posts.minutes": "{minutes} minutes de lecture",
  "posts.one-minute": "1 minute de lecture",
  "posts.related": "À lire **ensuite**",
  // After the title of an article that is in another language.
  "posts.in-language": "en {language}",
  "tag.title": "Nos actualités : {tag}",
  "tag.lead":
    "Tous nos articles sur « {tag} », du plus récent au plus ancien : des conseils pour vivre et travailler entre la France et le Portugal.",
  "tags.posts": "{count} articles",
  "tags.one-post": "1 article",
  // Before the title of the newest article of a tag.
  "tags.newest": "Dernier article :",
  "pagination.label": "Pages de la liste",
  "pagination.previous": "Page précédente",
  "pagination.next": "Page suivante",
  "pagination.page": "Page {page}",
  "pagination.page-of": "page {page} sur {pages}",
  "contact.by-email": "Par e-mail",
  "contact.by-email-hint":
    "Indiquez votre nom, le pays concerné et votre question. Si vous préférez qu'on vous rappelle, ajoutez votre numéro et l'heure qui vous convient.",
  "contact.privacy-title": "Vos données",
  "contact.privacy-note": "Ce que vous écrivez sert seulement à vous répondre.",
  "contact.sent":
    "Une personne de l'équipe le lit aux heures d'ouverture, puis vous répond sous deux jours ouvrés, à l'adresse que vous avez donnée. Si c'est urgent, appelez-nous.",
  "contact.tile": "Voici votre carreau",
  "contact.tile-hint":
    "Il est dessiné à partir de votre nom, ici, dans votre navigateur : rien d'autre n'a été envoyé.",
  "contact.keep-tile": "Garder mon carreau (SVG)",
  "contact.tile-file": "mon-carreau",
  "contact.by-phone": "Par téléphone",
  "contact.residents-abroad": "Résidents à l'étranger",
  "contact.open-until": "Ouvert jusqu'à {time}",
  "contact.opens-at": "Fermé, ouvre à {time}",
  "contact.opens-tomorrow": "Fermé, ouvre demain à {time}",
  "contact.opens-weekday": "Fermé, ouvre {weekday} à {time}",
  "contact.opens-on": "Fermé, ouvre le {date} à {time}",
  // The state of an office for visitors in another time zone.
  "contact.elsewhere": "{state} ({time} chez vous)",
  "contact.map": "Carte : un arc relie le bureau de France au bureau du Portugal, par l'Atlantique",
  "contact.map-atlantic": "Atlantique",
  "contact.directions": "Itinéraire",
  "contact.directions-to": "Itinéraire vers : {office}",
  "people.heading": "Qui **vous répond**",
  "people.speaks": "Parle {languages}",
  "hours.title": "Horaires",
  "hours.abroad": "Résidents à l'étranger, par téléphone",
  "hours.and": "et",
  "phone.title": "Téléphone",
  "footer.follow": "Nous suivre",
  "footer.copyright": "© {years} {brand}",
  "footer.legal-notice": "Mentions légales",
  "footer.accessibility": "Accessibilité : {status}",
  "footer.site-map": "Plan du site",
  "footer.credits": "Crédits",
  "footer.cookies": "Gestion des cookies",
  "text.contents": "Sommaire",
  // Below a text: where one reads what it says of law or taxes, and the day on which somebody did.
  "text.sources": "Sources",
  "text.checked": "consulté le {date}",
  // Above a text in another language than the page.
  "text.in-fallback": "Cette page n'existe pas encore en français : la voici en {language}.",
  "not-found.back-home": "retour à l'accueil",
  "not-found.could-not-find": "Impossible de trouver {path}",
  "not-found.label": "Erreur 404",
  "error.title": "Cette page **n'a pas pu s'ouvrir**",
  "error.text":
    "La connexion s'est interrompue ou notre serveur a eu un problème. Rien n'est perdu : réessayez dans un instant.",
  "error.retry": "Réessayer",
  // What screen readers say while a page loads, and when it is there.
  "navigation.loading": "Chargement de la page",
  "navigation.loaded": "{title}",
} as const;

/**
 * The words of the interface in French, typed plainly: the build sets their spaces and quotation marks. Other languages have
 * the same keys, and the same `{values}` in them. The owner may say it otherwise, in `messages/<language>.yaml` of the content.
 */
export const fr = { ...frShown, ...frBuilt };

/** What the build writes beside the messages: phrases that are put together, and the flag. No browser loads it. */
export const frPhrases = {
  hours: {
    everyDay: "tous les jours",
    one: (day: string) => `le ${day}`,
    run: (from: string, to: string) => `du ${from} au ${to}`,
    span: (from: string, to: string) => `de ${from} à ${to}`,
    // Between one group of days and the next.
    groups: "\u202f; ",
  },
  // The results of an audit in French law (arrêté of 20 September 2019).
  accessibility: { full: "totalement conforme", partial: "partiellement conforme", none: "non conforme" },
  // The flag beside the language's name: paths on 28 by 20.
  flag:
    '<path d="M0 0h28v20H0z" fill="#fff"/>' +
    '<path d="M0 0h9.3v20H0z" fill="#1b3f94"/>' +
    '<path d="M18.7 0H28v20h-9.3z" fill="#d5202f"/>',
};

export type Phrases = typeof frPhrases;
