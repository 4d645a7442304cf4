/** The names of a site's classes, by those that a view gives its parts; what has none is drawn without. */
export type Classes = Readonly<Record<string, string | undefined>>;
