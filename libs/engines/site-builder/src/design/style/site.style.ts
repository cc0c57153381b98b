import { APP_STYLE } from '../../apps/app-style.js';
import type { Site } from '../../model/site.js';
import { ART_STYLE } from './art.style.js';
import { BASE_STYLE } from './base.style.js';
import { COMPONENTS_STYLE } from './components.style.js';
import { FRAME_STYLE } from './frame.style.js';
import { KIT_STYLE } from './kit.style.js';
import { PRINT_STYLE } from './print.style.js';
import { SECTIONS_STYLE } from './sections.style.js';
import { TONE_STYLES } from './tones/tone-styles.js';
import { tokensStyle } from './tokens.style.js';

/** `site.css`: tokens, then from the general to the particular; the tone's character has the last word. */
export function siteStyle(site: Site): string {
  return [
    tokensStyle(site),
    BASE_STYLE,
    COMPONENTS_STYLE,
    FRAME_STYLE,
    SECTIONS_STYLE,
    ART_STYLE,
    APP_STYLE,
    TONE_STYLES[site.tone],
    KIT_STYLE,
    PRINT_STYLE,
  ].join('\n');
}
