import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from '../launch.error.js';
import { BackupError } from './backup.error.js';

/** A large backup takes hours; that it cannot be stored is known before. @param file absolute. @throws BackupError */
export async function checkTarget(file: string): Promise<void> {
  const existing = await stat(file).catch(() => undefined);
  if (existing?.isDirectory()) {
    throw new BackupError(`${file} is a folder. Name a file in it: npm run backup -- ${file}/<name>.backup`);
  }
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    throw new BackupError(
      `The backup cannot be written: ${reasonOf(error)}. Name a file in a folder that this user can write: npm run backup -- <file>`,
      { cause: error },
    );
  }
}
