/** Pixels of the picture that stands for a page where it is shared: what those places ask for. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
