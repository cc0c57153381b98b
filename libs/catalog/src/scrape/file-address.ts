import { fileURLToPath, pathToFileURL } from 'node:url';
import { InvalidUrlError } from '@capstan/capability-kit';

/** Whether an address names a file: such documents are in the index or nowhere, nobody looks on the disk. */
export const isFileAddress = (text: string): boolean => /^\s*file:/i.test(text);

/**
 * The one spelling of a file's address that the index knows, whatever is escaped in it. The disk is not asked.
 * @throws InvalidUrlError for what cannot be the address of a file here.
 */
export function canonicalFileAddress(text: string): string {
  try {
    return pathToFileURL(fileURLToPath(text.trim())).href;
  } catch (cause) {
    throw new InvalidUrlError('is not the address of a file of this machine', { cause });
  }
}
