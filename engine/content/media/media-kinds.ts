import type { ProblemDetails } from "../../owner-messages/problem-details.ts";

/** A file of the media folder cannot be published. */
export class RefusedFile extends Error {
  override readonly name = "RefusedFile";
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.id);
    this.details = details;
  }
}

export const PICTURE_ROOT = "/assets/media/";

const ZIP = { isDense: true, signature: "PK" } as const;
const OFFICE = "application/vnd.openxmlformats-officedocument";
const OPEN = "application/vnd.oasis.opendocument";

/**
 * The documents that are offered, by extension. Not offered: what runs (programs, HTML, SVG, office files with macros), and
 * formats that have a successor (doc, xls). Each has its name for readers, and whether it is compressed already; `signature` is
 * what every file of this type begins with.
 */
export const documentTypes: Readonly<
  Record<string, Readonly<{ label: string; mime: string; isDense: boolean; signature?: string }>>
> = {
  pdf: { label: "PDF", mime: "application/pdf", isDense: true, signature: "%PDF-" },
  docx: { label: "Word", mime: `${OFFICE}.wordprocessingml.document`, ...ZIP },
  xlsx: { label: "Excel", mime: `${OFFICE}.spreadsheetml.sheet`, ...ZIP },
  pptx: { label: "PowerPoint", mime: `${OFFICE}.presentationml.presentation`, ...ZIP },
  odt: { label: "ODT", mime: `${OPEN}.text`, ...ZIP },
  ods: { label: "ODS", mime: `${OPEN}.spreadsheet`, ...ZIP },
  odp: { label: "ODP", mime: `${OPEN}.presentation`, ...ZIP },
  zip: { label: "ZIP", mime: "application/zip", ...ZIP },
  csv: { label: "CSV", mime: "text/csv", isDense: false },
  txt: { label: "TXT", mime: "text/plain", isDense: false },
  ics: { label: "ICS", mime: "text/calendar", isDense: false, signature: "BEGIN:VCALENDAR" },
  vcf: { label: "VCF", mime: "text/vcard", isDense: false, signature: "BEGIN:VCARD" },
};

const PICTURES = "jpg jpeg jfif png webp avif gif svg tif tiff heic heif hif bmp psd raw dng".split(" ");
const RECORDINGS = "mp4 m4v mov avi mkv webm wmv mpg mpeg 3gp mp3 m4a aac wav wma ogg oga ogv opus flac amr".split(" ");
/** Types that people link to, and that are not offered. */
const OTHERS =
  "doc xls ppt docm xlsm pptm rtf pages numbers key html htm js exe msi bat cmd dmg apk jar 7z rar epub xml json".split(
    " ",
  );

/** Extensions by which a text shows that it names a file of the media folder. */
export const mediaExtensions: readonly string[] = [
  ...Object.keys(documentTypes),
  ...PICTURES,
  ...RECORDINGS,
  ...OTHERS,
];

/** The extension of a file, in lower case; empty for a name without one. */
export function extensionOf(name: string): string {
  return /\.([^./\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * The kind of a file, by its name; "other" is not offered. With an unknown extension, or none, it may be a picture.
 *
 * @example mediaKind("Réunion.MOV") // "recording"
 */
export function mediaKind(name: string): "document" | "picture" | "recording" | "other" {
  const extension = extensionOf(name);
  if (Object.hasOwn(documentTypes, extension)) return "document";
  if (RECORDINGS.includes(extension)) return "recording";
  return OTHERS.includes(extension) ? "other" : "picture";
}

/** A drawing `map.png` may have a dark version: `map.dark.png`. */
const DARK = /\.dark(\.[^./]+)$/;

/** The picture whose dark version a file is: lightName("media/map.dark.png") gives "media/map.png". */
export function lightName(file: string): string | undefined {
  return DARK.test(file) ? file.replace(DARK, "$1") : undefined;
}
