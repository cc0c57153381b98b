import { SiteDocument } from '../model/site-document.js';
import { type DocumentFault, faultsOfIssues } from './fault.js';
import { referenceFaults } from './references.js';

export type CheckedDocument = { document: SiteDocument } | { faults: DocumentFault[] };

/** More would only repeat one cause. */
const MAX_FAULTS = 50;

/** Checks a value that comes from outside: its shape first, then what it refers to. */
export function validateDocument(value: unknown): CheckedDocument {
  const parsed = SiteDocument.safeParse(value);
  if (!parsed.success) return { faults: faultsOfIssues(parsed.error.issues).slice(0, MAX_FAULTS) };
  const faults = referenceFaults(parsed.data);
  return faults.length === 0 ? { document: parsed.data } : { faults: faults.slice(0, MAX_FAULTS) };
}
