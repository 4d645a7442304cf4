/** Id of the element with the content of the page. */
export const MAIN_ID = "main";
