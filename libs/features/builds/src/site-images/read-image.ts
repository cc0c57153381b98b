import { defineReading } from '@capstan/kit';
import type { readImage } from './image.reading.js';

/** See image.reading.ts. */
export const READ_IMAGE = defineReading<typeof readImage>(import.meta.url, './image.reading.js', 'readImage');

/** Largest file that is accepted. */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
