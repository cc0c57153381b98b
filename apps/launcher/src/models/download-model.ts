import { join } from 'node:path';
import { type ObjectStorage, StorageUnavailableError } from '@capstan/platform-storage';
import { type ModelFile, type ModelFiles, StoredModels } from '@capstan/platform-weights';
import { LaunchError } from '../launch.error.js';
import { installModel } from './install-model.js';

/** Source and destination of a model. */
export interface DownloadOptions {
  /** `DATA_DIR/models`. */
  folder: string;
  /** Stores the files too, if machines share it. */
  storage: ObjectStorage;
  /** Folder with a copy of the files; otherwise they are downloaded. */
  from?: string;
  onProgress: (file: ModelFile, bytes: number) => void;
}

/**
 * Installs the files of a model on this machine and, with a bucket, stores them there for the others.
 * @returns their paths. @throws LaunchError.
 */
export async function downloadModel(
  model: ModelFiles,
  { folder, storage, from, onProgress }: DownloadOptions,
): Promise<string[]> {
  const paths: string[] = [];
  for (const file of model.files) {
    const path = await installModel(file, {
      folder: join(folder, model.folder),
      ...(from === undefined ? {} : { from }),
      onProgress: (bytes) => onProgress(file, bytes),
    });
    paths.push(path);
  }
  if (storage.isShared) await store(model, paths, new StoredModels(storage));
  return paths;
}

/** Replaces the stored files, which may be damaged. */
async function store({ files }: ModelFiles, paths: readonly string[], stored: StoredModels): Promise<void> {
  try {
    for (const [index, file] of files.entries()) await stored.put(file, paths[index] ?? '');
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    throw new LaunchError(
      `the model is on this machine, but not in the bucket: ${error.reason}. The same command tries again.`,
    );
  }
}
