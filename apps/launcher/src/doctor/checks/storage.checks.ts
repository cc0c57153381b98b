import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { configOf } from '@capstan/config';
import { StorageUnavailableError, openStorage, storageConfig } from '@capstan/platform-storage';
import { reasonOf } from '../../launch.error.js';
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
  const storage = openStorage(dataDir, config);
  const key = `doctor/${randomUUID()}`;
  try {
    await storage.put(key, Buffer.from(key));
    const found = await storage.get(key);
    const content = found && (await text(found.content));
    const listed = await Array.fromAsync(storage.list('doctor/'));
    await storage.delete(key);
    const advice = 'Check that S3_ENDPOINT names the storage itself, and no cache before it.';
    if (content !== key) return failed(`The bucket ${name} did not return what was stored.`, advice);
    if (!listed.some((object) => object.key === key)) {
      return failed(`The bucket ${name} does not list what was stored.`, advice);
    }
    return ok(
      `Files are stored in the bucket ${name} at ${endpoint}: writing, reading, listing and deleting work.`,
    );
  } catch (error) {
    const reason = error instanceof StorageUnavailableError ? error.reason : reasonOf(error);
    return failed(
      `The bucket ${name} at ${endpoint} cannot be used: ${reason}.`,
      'Check the S3_ variables, that the bucket exists, and that the key may read, write, list and delete in it.',
    );
  }
}
