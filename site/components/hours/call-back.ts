/** Id of what the contact page says to visitors who want to be called back: the same in every language. */
export const CALL_BACK_ID = "_call-back";
