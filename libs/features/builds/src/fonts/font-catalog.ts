/** The system typeface that is used while a typeface loads, and its metrics adjustments. */
export interface FontStandIn {
  kind: 'sans' | 'serif' | 'mono';
  /** Percent, for CSS: `size-adjust`, `ascent-override`, `descent-override`. */
  size: number;
  ascent: number;
  descent: number;
}

/** A typeface that sites may name. */
export interface CatalogFont {
  family: string;
  /** Package of `@fontsource-variable`. */
  name: string;
  standIn: FontStandIn;
}

const font = (
  family: string,
  kind: FontStandIn['kind'],
  [size, ascent, descent]: [number, number, number],
): CatalogFont => ({
  family,
  name: family.toLowerCase().replaceAll(' ', '-'),
  standIn: { kind, size, ascent, descent },
});

/**
 * The typefaces of the service. The metrics compare each, at its usual weight, with Arial, Times New Roman or
 * Courier New for a paragraph of English.
 */
export const FONT_CATALOG: readonly CatalogFont[] = [
  font('Archivo', 'sans', [97.9, 89.7, 21.4]),
  font('Fraunces', 'serif', [118, 82.9, 21.6]),
  font('Fredoka', 'sans', [101.1, 96.4, 23.4]),
  font('Geist', 'sans', [104, 96.6, 28.4]),
  font('Geist Mono', 'mono', [100, 100.5, 29.5]),
  font('Instrument Sans', 'sans', [101.7, 95.4, 24.6]),
  font('Newsreader', 'serif', [104.6, 70.3, 25.3]),
  font('Noto Sans JP', 'sans', [104.3, 111.2, 27.6]),
  font('Noto Serif JP', 'serif', [121, 95.1, 23.6]),
  font('Nunito', 'sans', [100.9, 100.2, 35]),
  font('Playfair Display', 'serif', [110.9, 97.6, 22.6]),
  font('Sofia Sans Condensed', 'sans', [79.7, 112.9, 37.6]),
  font('Source Sans 3', 'sans', [93.4, 109.7, 42.8]),
];

export const fontOf = (family: string): CatalogFont | undefined =>
  FONT_CATALOG.find((each) => each.family === family);
