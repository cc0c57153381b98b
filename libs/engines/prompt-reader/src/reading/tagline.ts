import type { Fact, FactOf } from '@capstan/site-document';
import { fold } from '../text/fold.js';
import type { Draft } from '../extract/drafts.js';
import { overlaps, type Range } from '../text/range.js';
import type { Reading } from './reading.js';

const MAX_TAGLINE = 160;
const MIN_WORDS = 3;
const MIN_CHARACTERS = 6;
/** Facts whose sentence is about them, not about the business. */
const OTHER: ReadonlySet<string> = new Set(['contact', 'item', 'hours', 'person', 'date', 'list']);

/**
 * The first sentence that says who or what this is: it names the trade or speaks of "we", and is neither a rule nor
 * about one price, person or date.
 */
export function describingStatement(
  reading: Reading,
  facts: readonly Fact[],
): FactOf<'statement'> | undefined {
  return facts.find(
    (fact): fact is FactOf<'statement'> => fact.type === 'statement' && describes(reading, fact),
  );
}

function describes(
  { prompt, clauses, drafts, name, kind }: Reading,
  { text, source }: FactOf<'statement'>,
): boolean {
  const { lists, kindWords, days, grammar, monthNames } = prompt.language;
  const folded = fold(text);
  const size = grammar.isSpaced ? text.split(/\s+/u).length >= MIN_WORDS : text.length >= MIN_CHARACTERS;
  const range: Range | undefined = source[0];
  if (!size || range === undefined || text.length > MAX_TAGLINE || /[?？:：]/u.test(text)) return false;
  if (days.isIn(folded) || monthNames.isIn(folded) || lists.closed.isIn(folded)) return false;
  if (drafts.some(({ fact, covers }) => OTHER.has(fact.type) && covers.some((each) => overlaps(each, range))))
    return false;
  const first = clauses.find((clause) => overlaps(clause, range));
  const isOther = ({ fact, covers }: Draft): boolean =>
    OTHER.has(fact.type) &&
    covers.some((each) =>
      clauses.some((clause) => clause.sentence === first?.sentence && overlaps(each, clause)),
    );
  const isInside = first !== undefined && first.opening !== '';
  if (isInside && (first.sentence > 1 || drafts.some(isOther))) return false;
  const isEarly =
    first?.opening === '' && first.sentence < 2 && !/\d[\d:.,]*/u.test(text.replaceAll(/\b\d{4}\b/gu, ''));
  const isOfName = name !== null && folded.includes(fold(name.name));
  const isOfTrade = kindWords.isIn(folded) || (kind.range !== null && overlaps(kind.range, range));
  const isOfSelf = [lists.self, lists.own].some((list) => list.atStart(folded) !== undefined);
  return isOfName || isOfTrade || isOfSelf || isEarly || (!grammar.isSpaced && !/\d/.test(text));
}
