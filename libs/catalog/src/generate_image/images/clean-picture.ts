import { defineReading } from '@capstan/kit';
import type { cleanPicture } from './reencode.reading.js';

/** See reencode.reading.ts. */
export const CLEAN_PICTURE = defineReading<typeof cleanPicture>(
  import.meta.url,
  './reencode.reading.js',
  'cleanPicture',
);

/** Maximum size of a picture from a vendor or a caller's URL. */
export const MAX_PICTURE_BYTES = 25_000_000;
export const MAX_REFERENCE_BYTES = 10_000_000;
/** Maximum size of a vendor's response: eight pictures in Base64. */
export const MAX_ANSWER_BYTES = 120_000_000;
