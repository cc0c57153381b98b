import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelFile, ModelFiles } from './model-files.js';

/**
 * What a machine has of a model. `different`: a file has another size than expected, because it is of another version, incomplete, or
 * a model of the operator.
 */
export type ModelState = 'complete' | 'absent' | 'partial' | 'different';

/** Looks for the files of a model. @param models `DATA_DIR/models`. @returns with the files that are missing. */
export async function filesOfModel(
  models: string,
  { folder, files }: ModelFiles,
): Promise<{ state: ModelState; missing: ModelFile[] }> {
  const sizes = await Promise.all(files.map(({ file }) => sizeOf(join(models, folder, file))));
  const missing = files.filter((_file, index) => sizes[index] === undefined);
  if (files.some(({ bytes }, index) => (sizes[index] ?? bytes) !== bytes))
    return { state: 'different', missing };
  if (missing.length === 0) return { state: 'complete', missing };
  return { state: missing.length === files.length ? 'absent' : 'partial', missing };
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
