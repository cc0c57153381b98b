import { factsOnPages, type Ledger, type Outcome, type SiteDocument } from '@capstan/site-document';
import type { NumberedFact } from './extract/drafts.js';
import type { Reading } from './reading/reading.js';
import { overlaps, type Range, trimRange } from './text/range.js';

const MAX_LEDGER = 4000;
const MAX_OPEN_POINTS = 100;

/** One entry for each clause: placed, obeyed, open, or addressed to the builder. */
export function ledgerOf(reading: Reading, facts: readonly NumberedFact[], document: SiteDocument): Ledger {
  const places = factsOnPages(document);
  return reading.clauses.slice(0, MAX_LEDGER).map((clause, index) => {
    const range: Range = { start: clause.start, end: clause.end };
    const here = facts.filter(({ draft }) => overlaps(draft.range, range)).map(({ fact }) => fact.id);
    const outcome = ((): Outcome => {
      if (here.length > 0) {
        const factIds = here.slice(0, 60);
        return {
          kind: 'placed',
          factIds,
          where: factIds.flatMap((id) => places.get(id) ?? []).slice(0, 60),
        };
      }
      const point = reading.open.slice(0, MAX_OPEN_POINTS).findIndex((open) => overlaps(open, range));
      if (point !== -1) return { kind: 'open', point };
      if (clause.role === 'remark') return { kind: 'addressed-to-builder' };
      const constraint = reading.constraints
        .slice(0, MAX_OPEN_POINTS)
        .findIndex((each) => overlaps(each.range, range));
      if (constraint !== -1) return { kind: 'obeyed', constraint };
      return {
        kind: 'obeyed',
        instruction: instructionOf(reading, document, clause.role),
      };
    })();
    const start = startWithJoin(reading, reading.clauses[index - 1]?.end ?? 0, clause.start);
    return { span: reading.prompt.span({ start, end: clause.end }), outcome };
  });
}

/** The start of a clause, with the "and" that joins it to the one before it where no mark does. */
function startWithJoin({ prompt: { text, folded, language } }: Reading, end: number, start: number): number {
  const gap = trimRange(text, { start: end, end: start });
  return language.runOns.joins.isWord(folded.slice(gap.start, gap.end)) ? gap.start : start;
}

function instructionOf(reading: Reading, { identity, theme, records }: SiteDocument, role: string): string {
  if (role === 'look') return `theme: ${theme.id}`;
  if (role === 'wish' && records.length > 0) return `records: ${records.map(({ id }) => id).join(', ')}`;
  return reading.name === null ? `kind: ${identity.kind}` : `name: ${identity.name}`;
}
