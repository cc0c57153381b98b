import { type CheckedDocument, validateDocument } from '../checks/validate-document.js';
import { DOCUMENT_VERSION } from '../model/site-document.js';

/** Migrates a document from one version to the next. */
export type Migration = (document: Record<string, unknown>) => Record<string, unknown>;

/** By the version that they start from. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map();

/** A document that was written by this or an earlier version of the service, in the current version. */
export function migrateDocument(
  value: unknown,
  migrations: ReadonlyMap<number, Migration> = MIGRATIONS,
): CheckedDocument {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { faults: [{ path: '', message: 'must be an object' }] };
  }
  let document = value as Record<string, unknown>;
  for (let version = document['version']; version !== DOCUMENT_VERSION; version = document['version']) {
    const migration = typeof version === 'number' ? migrations.get(version) : undefined;
    if (!migration) {
      return { faults: [{ path: '/version', message: `must be ${DOCUMENT_VERSION} or an earlier version` }] };
    }
    document = { ...migration(document), version: (version as number) + 1 };
  }
  return validateDocument(document);
}
