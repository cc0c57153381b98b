import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bucketOf, type WeightsFile } from '@capstan/prompt-reader';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'libs', 'engines', 'prompt-reader', 'models');

export const writeModel = (name: string, weights: WeightsFile): void =>
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(weights, null, 2)}\n`);

export const FOLDS = 5;

/** The part of a prompt in cross-validation: all examples of a prompt are in the same one. */
export function foldOf(id: string): number {
  return bucketOf(`fold of ${id}`, 16) % FOLDS;
}

export const percent = (part: number, all: number): string =>
  `${part} of ${all} (${Math.round((100 * part) / Math.max(1, all))} %)`;
