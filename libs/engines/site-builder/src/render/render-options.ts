/** What stands beside the pages of a site that the site-builder does not make itself; pages name it only then. */
export interface RenderOptions {
  /** An `og.png` made from `brand/og.html`. */
  hasOgImage?: boolean;
  /** `fonts/fonts.css`, which declares the typefaces that the style names. */
  hasFonts?: boolean;
}
