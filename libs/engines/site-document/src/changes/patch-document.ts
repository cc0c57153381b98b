import { isDeepStrictEqual } from 'node:util';
import { applyPatch, Pointer } from 'rfc6902';
import { type DocumentFault, faultsOfIssues, pointer } from '../checks/fault.js';
import { type CheckedDocument, validateDocument } from '../checks/validate-document.js';
import { SiteDocument } from '../model/site-document.js';
import { sizeFault } from './json-limits.js';
import { DocumentPatch, keysOf, type PatchOperation } from './patch.js';
import { withIndexes } from './paths-by-id.js';
import { WrittenValues } from './written-values.js';

/** How paths are read. */
interface PatchOptions {
  /** Paths may name parts by their ids: `/facts/item-2/price` for the item wherever it is in the list. */
  byId?: boolean;
}

/**
 * Applies a JSON Patch (RFC 6902) from outside, all of it or nothing. Faults of the patch have the path of the
 * operation (`/3/path`), those of the resulting document the path within it. The work is linear in the size of both.
 */
export function patchDocument(
  document: SiteDocument,
  patch: unknown,
  { byId = false }: PatchOptions = {},
): CheckedDocument {
  const parsed = DocumentPatch.safeParse(patch);
  if (!parsed.success) return { faults: faultsOfIssues(parsed.error.issues) };
  const patched = structuredClone(document);
  const written = new WrittenValues(document);
  for (const [index, operation] of parsed.data.entries()) {
    const fault = applied(patched, byId ? withIndexes(patched, operation) : operation, index, written);
    if (fault) return { faults: [fault] };
  }
  const fault = sizeFault(patched);
  return fault === null ? validateDocument(patched) : { faults: [{ path: '', message: tooLarge(fault) }] };
}

function applied(
  document: SiteDocument,
  operation: PatchOperation,
  index: number,
  written: WrittenValues,
): DocumentFault | null {
  if (operation.op === 'test') {
    return isEqual(document, operation) ? null : { path: pointer(index), message: differs(operation) };
  }
  const [member] = keysOf(operation.path);
  if (member === undefined) {
    return { path: pointer(index, 'path'), message: 'must not be the whole document' };
  }
  if (creates(operation) && !Object.hasOwn(SiteDocument.shape, member)) {
    return { path: pointer(index, 'path'), message: `${member} is not a known property` };
  }
  if (creates(operation) && !hasParent(document, operation.path)) {
    return { path: pointer(index), message: missing(operation) };
  }
  const fault = isWrite(operation) ? written.add(operation.path, valueOf(document, operation)) : null;
  if (fault !== null) return { path: pointer(index), message: tooLarge(fault) };
  const [error] = applyPatch(document, [operation]);
  return error ? { path: pointer(index), message: missing(operation) } : null;
}

type Write = Extract<PatchOperation, { op: 'add' | 'copy' | 'replace' }>;
type Test = Extract<PatchOperation, { op: 'test' }>;

const isWrite = (operation: PatchOperation): operation is Write =>
  operation.op === 'add' || operation.op === 'copy' || operation.op === 'replace';

/** Whether what a path ends in can be in the value before it: rfc6902 writes into text and numbers, too, which throws. */
function hasParent(document: SiteDocument, path: string): boolean {
  const parent: unknown = Pointer.fromJSON(path.slice(0, path.lastIndexOf('/'))).get(document);
  return typeof parent === 'object' && parent !== null;
}

/** The others need a place that exists. */
const creates = ({ op }: PatchOperation): boolean => op === 'add' || op === 'copy' || op === 'move';

const valueOf = (document: SiteDocument, operation: Write): unknown =>
  operation.op === 'copy' ? Pointer.fromJSON(operation.from).get(document) : operation.value;

/** Compared here, since rfc6902 computes the difference: the product of the lengths of two lists in time and memory. */
const isEqual = (document: SiteDocument, { path, value }: Test): boolean =>
  isDeepStrictEqual(Pointer.fromJSON(path).get(document), value);

const tooLarge = (fault: string): string => `the document ${fault}`;
const differs = ({ path }: Test): string => `the value at ${path} is another one`;
const missing = ({ op, path }: PatchOperation): string =>
  `cannot ${op} ${path}: there is no such place in the document`;
