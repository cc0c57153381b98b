/**
 * Files by keys, in a folder or in S3-compatible storage (docs/adr/0047-object-storage.md). Main type:
 * {@link ObjectStorage}.
 */
export { FolderStorage } from './folder.storage.js';
export { ObjectStorage, type ObjectInfo, type ObjectSource, type StoredObject } from './object-storage.js';
export { openStorage } from './open-storage.js';
export { S3Storage } from './s3/s3.storage.js';
export { type Bucket, type StorageConfig, storageConfig } from './storage.config.js';
export { StorageModule } from './storage.module.js';
export { StorageUnavailableError } from './storage-unavailable.error.js';
