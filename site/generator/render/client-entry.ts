/** Source file of the program that visitors load. */
export const CLIENT_ENTRY = "site/client/main.ts";
