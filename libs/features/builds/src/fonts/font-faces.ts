import type { CatalogFont, FontStandIn } from './font-catalog.js';
import type { ChosenFont } from './font-choice.js';
import { FontPackage, type FontSlice } from './font-package.js';

const LOCAL: Record<FontStandIn['kind'], string[]> = {
  sans: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
  mono: ['Courier New', 'Liberation Mono', 'Cousine', 'Courier'],
};

/** Renders the `@font-face` rules of a typeface. @param urlOf URL of a file. */
export function fontFaces({ font, slices }: ChosenFont, urlOf: (slice: FontSlice) => string): string {
  const { weights } = FontPackage.open(font);
  return slices
    .map(
      (slice) => `@font-face {
  font-family: '${font.family}';
  font-style: ${slice.style};
  font-weight: ${weights};
  font-display: swap;
  src: url(${urlOf(slice)}) format('woff2');
  unicode-range: ${slice.unicodeRange};
}
`,
    )
    .join('');
}

/**
 * Renders the fallback face of the system, with the same metrics, so that lines do not move when the file
 * arrives.
 */
export function standInFace({ family, standIn }: CatalogFont): string {
  const local = LOCAL[standIn.kind].map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${family} Fallback';
  src: ${local};
  size-adjust: ${standIn.size}%;
  ascent-override: ${standIn.ascent}%;
  descent-override: ${standIn.descent}%;
  line-gap-override: 0%;
}
`;
}
