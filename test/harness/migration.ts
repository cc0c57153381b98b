import { join, resolve } from 'node:path';
import type { MigrationInterface } from 'typeorm';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** Loads a migration as the migration runner does; no module imports it. @param file below the checkout. */
export async function migrationOf(file: string): Promise<MigrationInterface> {
  const loaded = (await import(/* @vite-ignore */ join(ROOT, file))) as Record<
    string,
    new () => MigrationInterface
  >;
  const [Migration] = Object.values(loaded);
  if (!Migration) throw new Error(`${file} holds no migration`);
  return new Migration();
}
