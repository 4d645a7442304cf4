/** Id of the element with the content of the page. */
export const MAIN_ID = "main";

/** Id of the navigation in the header, the last of its parts. */
export const MENU_ID = "menu";
