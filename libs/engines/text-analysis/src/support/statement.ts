import type { DecimalSign } from '../numbers/number-body.js';
import { numbersIn } from '../numbers/numbers.js';
import { type Anchor, contextOf, isDisplaced } from './anchors.js';
import { directionsIn } from './directions.js';
import { type Spelling, namesIn } from './names.js';
import { type Denial, contradictsNegation, negationsIn } from './negation.js';
import { countWordsIn } from './count-words.js';

/** The parts of a sentence that a paraphrase must not change. */
export interface Statement {
  /** Numbers with units, and words for numbers. */
  numbers: NumberAnchor[];
  /** Names and identifiers. */
  names: Anchor[];
  /** Words that have an opposite. */
  directions: Anchor[];
  /** By sentence. */
  denials: Denial[];
}

interface NumberAnchor extends Anchor {
  unit: string | null;
}

/** The spelling and number format of the text of a statement or its source. */
export interface Writing extends Spelling {
  decimalSign: DecimalSign;
}

export function statementOf(text: string, writing: Writing): Statement {
  const anchor = (kind: string, key: string, { start, end }: { start: number; end: number }): Anchor => ({
    kind,
    key,
    context: contextOf(text, start, end),
  });
  const written = numbersIn(text, writing.decimalSign);
  const spelled = countWordsIn(text).filter(
    ({ start }) => !written.some((number) => start >= number.start && start < number.end),
  );
  return {
    numbers: [...written, ...spelled].map((number) => ({
      ...anchor('number', `${number.value} ${number.unit ?? ''}`, number),
      unit: number.unit,
    })),
    names: namesIn(text, writing).map((name) => anchor('name', name.word, name)),
    directions: directionsIn(text).map((word) =>
      anchor(`pair ${word.pair}`, `${word.pair} ${word.side}`, word),
    ),
    denials: [{ text, negations: negationsIn(text) }],
  };
}

/** Joins the statements of several sentences. */
export function joined(statements: readonly Statement[]): Statement {
  return {
    numbers: statements.flatMap(({ numbers }) => numbers),
    names: statements.flatMap(({ names }) => names),
    directions: statements.flatMap(({ directions }) => directions),
    denials: statements.flatMap(({ denials }) => denials),
  };
}

/** Returns why a source does not state a claim although they share words; null if there is no difference. */
export function differenceOf(claim: Statement, source: Statement): string | null {
  if (isAnyMissing(claim.numbers, source.numbers)) return 'number';
  if (isAnyMissing(claim.names, source.names)) return 'name';
  if (isAnyReversed(claim.directions, source.directions)) return 'direction';
  if (claim.denials.some((denial) => contradictsNegation(denial, source.denials))) return 'negation';
  return null;
}

/** Returns whether a number or name is not in the source, or refers to something else there. */
function isAnyMissing(claimed: readonly Anchor[], stated: readonly Anchor[]): boolean {
  const there = new Set(stated.map(({ key }) => key));
  const keys = new Set(claimed.map(({ key }) => key));
  return claimed.some((anchor) => !there.has(anchor.key) || isDisplaced(anchor, stated, keys));
}

/** Returns whether a word is replaced by its opposite in the source, or refers to something else there. */
function isAnyReversed(claimed: readonly Anchor[], stated: readonly Anchor[]): boolean {
  const keys = new Set(claimed.map(({ key }) => key));
  return claimed.some((anchor) => isDisplaced(anchor, stated, keys));
}
