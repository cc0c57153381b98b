const MAX_DEPTH = 16;

/** Characters of the largest document as JSON: a hundred pages of text. */
export const MAX_DOCUMENT_CHARACTERS = 1_000_000;

/** Why a value is too large or too deeply nested for a document; null if it is neither. */
export function sizeFault(value: unknown): string | null {
  const fault = depthFault(value);
  if (fault !== null) return fault;
  const length = charactersOf(value);
  if (length <= MAX_DOCUMENT_CHARACTERS) return null;
  return `must have at most ${MAX_DOCUMENT_CHARACTERS} characters as JSON (got ${length})`;
}

/** Why a value is too deeply nested at a place `depth` levels below the document; null if it is not. */
export function depthFault(value: unknown, depth = 0): string | null {
  return isDeeper(value, MAX_DEPTH - depth) ? `must not be nested more than ${MAX_DEPTH} levels deep` : null;
}

/** The characters of a value as JSON. */
export const charactersOf = (value: unknown): number => (JSON.stringify(value) ?? '').length;

/** By levels, so that a hostile value cannot exhaust the call stack. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
