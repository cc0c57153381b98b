import type { Phrasebook } from '../phrasebook.js';
import { ENGLISH } from './english.js';

/** Languages whose questions are understood. */
export const PHRASEBOOKS: readonly Phrasebook[] = [ENGLISH];
