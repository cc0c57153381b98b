import { join } from 'node:path';
import { FolderStorage } from './folder.storage.js';
import type { ObjectStorage } from './object-storage.js';
import { S3Storage } from './s3/s3.storage.js';
import type { StorageConfig } from './storage.config.js';

/** Returns the storage that the configuration names: the bucket, or the folder `objects` below DATA_DIR. */
export const openStorage = (dataDir: string, { bucket }: StorageConfig): ObjectStorage =>
  bucket ? new S3Storage(bucket) : new FolderStorage(join(dataDir, 'objects'));
