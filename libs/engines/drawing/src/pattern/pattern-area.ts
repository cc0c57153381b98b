import type { Random } from '../svg/random.js';

/** What a style needs to fill an area. */
export interface PatternArea {
  width: number;
  height: number;
  colors: readonly string[];
  random: Random;
}
