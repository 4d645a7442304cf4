/** What lies in the server's data folder, and is looked for by others. */

/** The messages, unless they are in PostgreSQL. */
export const OUTBOX_FILE = "outbox.sqlite";
/** Its time is that of the last backup that `npm run inbox -- backup` made. */
export const BACKUP_MARK = "last-backup";
