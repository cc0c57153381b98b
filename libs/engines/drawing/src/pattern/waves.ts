import { rect, round } from '../svg/document.js';
import { cellSize } from './cells.js';
import type { PatternArea } from './pattern-area.js';

const POINTS = 96;

/** Bands with curved edges, each edge a sum of two sines with whole periods. */
export function waves({ width, height, colors, random }: PatternArea): string {
  const bands = Math.max(4, Math.round(height / cellSize(width, height, 8)));
  const swing = height / bands;
  const phase = random() * Math.PI * 2;
  const periods = 1 + Math.floor(random() * 2);
  const edge = (band: number): string => {
    const points = Array.from({ length: POINTS + 1 }, (_, index) => {
      const t = (index / POINTS) * Math.PI * 2;
      const lift = Math.sin(t * periods + phase) * 0.9 + Math.sin(t * (periods + 1) + phase * 2) * 0.45;
      return `${round((index / POINTS) * width)} ${round(band * swing + lift * swing)}`;
    });
    return points.join('L');
  };
  // From two bands above to two below, the colors in order: the lower edge continues at the upper one.
  const indexes = Array.from({ length: bands + 4 }, (_, index) => index - 2);
  const fills = colorsOfBands(colors, bands);
  const at = (band: number): string => fills[((band % bands) + bands) % bands] as string;
  const body = indexes.map(
    (band) => `<path fill="${at(band)}" d="M${edge(band)}V${round(height + 3 * swing)}H0Z"/>`,
  );
  return rect(0, 0, width, height, at(-3)) + body.join('');
}

/** Neighboring bands differ, the last and the first too. */
function colorsOfBands(colors: readonly string[], bands: number): string[] {
  const fills = Array.from({ length: bands }, (_, band) => colors[band % colors.length] as string);
  if (fills.at(-1) === fills[0] && colors.length > 2) fills[bands - 1] = colors[2] as string;
  return fills;
}
