import { applyPatch } from 'rfc6902';
import { type DocumentFault, faultsOfIssues, pointer } from '../checks/fault.js';
import { type CheckedDocument, validateDocument } from '../checks/validate-document.js';
import type { SiteDocument } from '../model/site-document.js';
import { sizeFault } from './json-limits.js';
import { DocumentPatch, type PatchOperation } from './patch.js';
import { withIndexes } from './paths-by-id.js';

/** How paths are read. */
interface PatchOptions {
  /** Paths may name parts by their ids: `/facts/item-2/price` for the item wherever it is in the list. */
  byId?: boolean;
}

/**
 * Applies a JSON Patch (RFC 6902) from outside, all of it or nothing. Faults of the patch have the path of the
 * operation (`/3/path`), those of the resulting document the path within it.
 */
export function patchDocument(
  document: SiteDocument,
  patch: unknown,
  { byId = false }: PatchOptions = {},
): CheckedDocument {
  const parsed = DocumentPatch.safeParse(patch);
  if (!parsed.success) return { faults: faultsOfIssues(parsed.error.issues) };
  const patched = structuredClone(document);
  for (const [index, operation] of parsed.data.entries()) {
    const fault = applied(patched, byId ? withIndexes(patched, operation) : operation, index);
    if (fault) return { faults: [fault] };
  }
  return validateDocument(patched);
}

/** Sizes are checked after each operation: repeated copies would double a document many times over. */
function applied(document: SiteDocument, operation: PatchOperation, index: number): DocumentFault | null {
  if (operation.path === '' && operation.op !== 'test') {
    return { path: pointer(index, 'path'), message: 'must not be the whole document' };
  }
  const [error] = applyPatch(document, [structuredClone(operation)]);
  if (error) return { path: pointer(index), message: messageOf(operation, error) };
  const fault =
    operation.op === 'add' || operation.op === 'copy' || operation.op === 'replace'
      ? sizeFault(document)
      : null;
  return fault === null ? null : { path: pointer(index), message: `the document ${fault}` };
}

function messageOf({ op, path }: PatchOperation, { name }: Error): string {
  if (name === 'TestError') return `the value at ${path} is another one`;
  return `cannot ${op} ${path}: there is no such place in the document`;
}
