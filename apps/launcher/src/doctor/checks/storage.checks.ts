import { configOf } from '@capstan/config';
import { openStorage, storageConfig } from '@capstan/platform-storage';
import { probeStorage } from '../../probe-storage.js';
import { type Finding, failed, ok } from '../finding.js';
import type { Installation } from '../installation.js';

/** Writes, reads, lists and deletes an object in the bucket. A folder is checked as a part of the data folder. */
export async function checkStorage({
  setup,
  dataDir,
}: Pick<Installation, 'setup' | 'dataDir'>): Promise<Finding> {
  const config = configOf(setup.config, storageConfig);
  if (!config.bucket) return ok('Files are stored in DATA_DIR and the database.');
  const { name, endpoint } = config.bucket;
  const fault = await probeStorage(openStorage(dataDir, config));
  if (!fault) {
    return ok(
      `Files are stored in the bucket ${name} at ${endpoint}: writing, reading, listing and deleting work.`,
    );
  }
  return failed(
    `The bucket ${name} at ${endpoint} cannot be used: ${fault.reason}.`,
    fault.kind === 'unavailable'
      ? 'Check the S3_ variables, that the bucket exists, and that the key may read, write, list and delete in it.'
      : 'Check that S3_ENDPOINT names the storage itself, and no cache before it.',
  );
}
