/** The part of package-lock.json that is read and completed. */
export interface PackageLock {
  packages: Record<string, Record<string, unknown>>;
}

/** @returns the names that were missing; `lock` is completed in place. */
export function completeLock(lock: PackageLock): string[];

/** @returns paths of the packages that have no integrity hash. */
export function withoutIntegrity(lock: PackageLock): string[];

/** Adds the missing integrity hashes; `lock` is completed in place. */
export function addIntegrity(
  lock: PackageLock,
  readIntegrity: (spec: string) => Promise<string | undefined>,
): Promise<{ added: string[]; unknown: string[] }>;
