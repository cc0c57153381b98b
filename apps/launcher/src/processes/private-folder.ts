import { chmodSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../launch.error.js';

const STICKY = 0o1000;
const OTHERS = 0o077;
/** Capstan's own entries in its data folder. */
const ENTRIES = [
  'postgres',
  'postgres.json',
  'postgres.log',
  'workspaces',
  'workspaces-cache',
  'launcher.lock',
];

/**
 * Closes the data folder and Capstan's entries in it to other users. Changes only what belongs to the user of
 * this process, and never a shared folder such as /tmp.
 * @param note called when the folder stays open.
 */
export function closeToOthers(folder: string, note: (text: string) => void): void {
  if (process.getuid === undefined) return;
  try {
    const { uid, mode } = statSync(folder);
    if ((mode & OTHERS) !== 0) {
      if (uid !== process.getuid() || (mode & STICKY) !== 0) {
        note(`Other users may enter the data folder ${folder}; close it with chmod 700, or set DATA_DIR.`);
      } else {
        chmodSync(folder, mode & 0o7700);
      }
    }
    for (const name of ENTRIES) closeEntry(join(folder, name), process.getuid());
  } catch (error) {
    note(`The data folder ${folder} could not be closed to other users: ${reasonOf(error)}`);
  }
}

function closeEntry(path: string, ownUid: number): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink() || stats.uid !== ownUid || (stats.mode & OTHERS) === 0) return;
  chmodSync(path, stats.mode & 0o7700);
}
