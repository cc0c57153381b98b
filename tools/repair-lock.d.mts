/** The part of package-lock.json that is read and completed. */
export interface PackageLock {
  packages: Record<string, Record<string, unknown>>;
}

/** @returns the names that were missing; `lock` is completed in place. */
export function completeLock(lock: PackageLock): string[];
