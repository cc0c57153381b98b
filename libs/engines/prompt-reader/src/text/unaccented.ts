import { fold } from './fold.js';
import type { Range } from './range.js';

/** Whether a text has a word as it is folded: the "e" between two things, and not "è" or "é", which is a verb. */
export const isUnaccented = (text: string, { start, end }: Range): boolean =>
  end - start > 1 || fold(text.slice(start, end)) === text.slice(start, end).toLowerCase();
