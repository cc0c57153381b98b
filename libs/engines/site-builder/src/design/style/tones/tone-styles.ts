import type { Tone } from '../../../model/vocabulary.js';
import { BOLD_STYLE } from './bold.style.js';
import { ELEGANT_STYLE } from './elegant.style.js';
import { PLAIN_STYLE } from './plain.style.js';
import { PLAYFUL_STYLE } from './playful.style.js';
import { TECHNICAL_STYLE } from './technical.style.js';
import { WARM_STYLE } from './warm.style.js';

/** Layout and detail by tone: six characters, not six colourings. */
export const TONE_STYLES: Record<Tone, string> = {
  warm: WARM_STYLE,
  plain: PLAIN_STYLE,
  playful: PLAYFUL_STYLE,
  elegant: ELEGANT_STYLE,
  bold: BOLD_STYLE,
  technical: TECHNICAL_STYLE,
};
