import type { Source } from '../../model/source.js';
import { originalsOf } from './near-duplicates.js';
import type { UnnumberedSource } from '../../model/page-to-evaluate.js';

/** A page that is suitable as a source unless it is a copy. */
export interface FitPage {
  source: UnnumberedSource;
  fingerprint: string;
}

/** A source with its number, or the number of the source that a page copies. */
export type NumberedPage = { isCopy: false; source: Source } | { isCopy: true; of: number };

/** Numbers pages in order, after the existing sources; copies get no number. */
export function numberSources(
  known: readonly { id: number; fingerprint: string }[],
  fit: readonly FitPage[],
): NumberedPage[] {
  const originals = originalsOf(
    known,
    fit.map(({ source, fingerprint }) => ({ fingerprint, credibility: source.credibility.score })),
  );
  let lastId = Math.max(0, ...known.map(({ id }) => id));
  const ids = originals.map((original) => (original === null ? (lastId += 1) : 0));
  const idAt = [...known.map(({ id }) => id), ...ids];
  return fit.map(({ source }, index) => {
    const original = originals[index];
    return typeof original === 'number'
      ? { isCopy: true, of: idAt[original] ?? 0 }
      : { isCopy: false, source: { ...source, id: ids[index] ?? 0 } };
  });
}
