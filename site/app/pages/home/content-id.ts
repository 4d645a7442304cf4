/** Id of the section after the intro, the same in the three languages: where a choice of language leads. */
export const CONTENT_ID = "content";
