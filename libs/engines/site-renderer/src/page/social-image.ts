/** The picture of a site that is shown with shared links (Open Graph). */
export const SOCIAL_IMAGE = 'og.png';

/** The size that networks use. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 };
