/** What a build asks of a site beside its pages; a site gives what it needs. */
import type { SocialImages } from "./build/artwork/social-images.ts";
import type { SiteFile } from "./build/output/files-for-programs.ts";
import type { SitePolicy } from "./build/output/headers.ts";
import type { PageHooks, PublishedContent } from "./build/pages/public-posts.ts";
import type { UnrenderedParts } from "./build/render/document.ts";
import type { DocumentFiles, DocumentMarks, DocumentTheme } from "./build/render/document-head.tsx";
import type { Content, SiteContent } from "./content/model/content.ts";
import type { EngineSettings } from "./content/model/site-schema.ts";
import type { Problem } from "./content/source/problem.ts";
import type { YamlSource } from "./content/source/yaml-source.ts";
import type { Locale } from "./i18n/language.ts";
import type { LocaleData } from "./pages/data/locale-data.ts";
import type { PageContext } from "./pages/data/page-data.ts";

/**
 * Pure, but for the reading of the site's own files. They are methods, so that a site may write its own facts where the
 * engine knows only those of every site.
 */
export interface SiteHooks extends PageHooks {
  /** What every page of a language shows, beside the name of the site. @param now when the build is made */
  facts?(published: PublishedContent, locale: Locale, now: Date): object;
  /** schema.org data of a page. */
  structuredData?(page: PageContext, shared: LocaleData, sources: StructuredDataSources): readonly object[];
  readonly socialImages?: SocialImages;
  /** Files with their own addresses, such as drawings. */
  files?(content: SiteContent, now: Date): readonly SiteFile[];
  /** Attributes of elements of every document. */
  marks?(content: SiteContent): DocumentMarks;
  /** Whom the policy of every answer lets pages reach, beside the site itself. */
  policy?(published: PublishedContent): SitePolicy;
  /** What a server behind the site is given; undefined where the site needs none. */
  server?(build: ServerSources): Promise<ServerFiles | undefined>;
  /** What the owner has to decide before the site goes online. @param source `site.yaml`, for the lines */
  decisions?(published: PublishedContent, source: YamlSource): Decisions;
  /** What only makes trouble once the site is online. @param source `site.yaml`, for the lines */
  publication?(settings: EngineSettings, source: YamlSource): Publication;
  /** The next day on which a build makes something else of more than the posts; undefined for none. */
  nextChange?(content: SiteContent): string | undefined;
  /** The content as it is tried out, in the development server and the editor's preview: nothing of it reaches others. */
  triedOut?(content: Content): Content;
  /** What waits for the owner beside what waits on every site. @param source `site.yaml`, which knows the lines of its values */
  waiting?(place: BuildPlace, published: PublishedContent, source: YamlSource): Promise<readonly Problem[]>;
}

/** What structured data may name beside the page. */
export interface StructuredDataSources extends Pick<DocumentFiles, "touchIcons"> {
  readonly content: SiteContent;
}

/** What the files of a server are made from. */
export interface ServerSources {
  readonly content: SiteContent;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  /** What pages can be rendered with; undefined in development, where nothing is bundled. */
  readonly bundle: ServerBundle | undefined;
}

/** What a server renders pages with. */
export interface ServerBundle {
  readonly css: string;
  readonly theme: DocumentTheme;
  /** File of the bundled renderer. */
  readonly renderer: string;
  /** The parts of the document of a page that the site has once. */
  readonly parts: (page: string, locale: Locale) => UnrenderedParts;
}

/** What a server behind the site needs. */
export interface ServerFiles {
  /** Files by name below the build's root, which answer no address. */
  readonly files: Readonly<Record<string, string>>;
  /** How many months messages are kept. */
  readonly retentionMonths: number;
  /** What a host answers while the server is down; undefined where the site sends nothing to it. */
  readonly away: string | undefined;
}

/** What a publication must know of a site. */
export interface Publication {
  /** What would not work there: it keeps the site from being put online. */
  readonly problems: readonly Problem[];
  /** The address that stands beside the brand as who publishes; by default one of its host. */
  readonly email?: string;
}

/** Where and when the owner asks what waits. */
export interface BuildPlace {
  /** Folder of the content, absolute. */
  readonly content: string;
  /** The folder, below the project's, of a site that is not the project's own. */
  readonly site: string | undefined;
  readonly now: Date;
}

/** What the owner has to decide before the site goes online. */
export interface Decisions {
  readonly toDecide: readonly Problem[];
  /** Of these, the ones that each build tells. */
  readonly told: readonly Problem[];
}

/**
 * The hooks of the site that a content is for. Whoever reads content knows its pages alone: types of hooks name content,
 * so content cannot name theirs.
 */
export function hooksOf({ definition }: Pick<SiteContent, "definition">): SiteHooks {
  return definition as SiteHooks;
}
