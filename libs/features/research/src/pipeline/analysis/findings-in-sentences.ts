import { type TextNumber, cutText, numbersIn, sentencesOf, termsOf } from '@capstan/text-analysis';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { type Finding, type FoundMark, MIN_MARKS } from './finding.js';
import { periodOf } from './period.js';

const MAX_SENTENCE = 400;
const MAX_TITLE = 100;
/** Approximate limit per source, so that no single page determines the cost of the comparison. */
const MAX_STATEMENTS = 50;
/** Two sentences measure the same thing if they share this much of their words. */
const MIN_LIKENESS = 0.6;
const MIN_SHARED_TERMS = 2;

/** Bounds, intentions and forecasts are not measurements; a change is not the quantity itself. */
const NO_MEASUREMENT =
  /\b(?:will|would|could|may|might|should|expect(?:s|ed)?|forecast\w*|project(?:s|ed|ion|ions)|predict\w*|target\w*|plans?|planned|aims?|goal|more than|less than|fewer than|at least|at most|up to|over|under|between|per|from|by another|additional|increase[ds]? (?:by|of)|grew by|fell by|rose by|growth|decline of|not|never|no longer)\b/i;
/** Words that do not identify what is measured. */
const VERBS = new Set(
  termsIn(
    'reached reach rise rises rose risen fall falls fell fallen grow grew grown increased decreased dropped climbed stood stand totalled totaled amounted amount recorded reported counted had has was were is are about around roughly approximately only already year',
  ),
);
/** Text between a number and its year. */
const IN_YEAR = /^\s*(?:in|for|during|im Jahr|in the year|en)\s*$/i;
const BARE_YEAR = /^(?:1[5-9]|20)\d\d$/;

/** A number with its year. */
interface Statement {
  year: string;
  value: number;
  unit: string;
  sentence: string;
  source: Source;
  /** Terms of the sentence without numbers and common verbs. */
  subject: ReadonlySet<string>;
  /** Names in it. */
  names: string;
}

/** Finds time series in sentences of one or more sources: the same quantity in the same unit. */
export function findingsInSentences({ subjectTerms }: QueryPlan, sources: readonly Source[]): Finding[] {
  const series: Statement[][] = [];
  for (const statement of sources.flatMap(statementsIn)) {
    const home = series.find(([first]) => first && isSameMeasure(first, statement));
    if (home) home.push(statement);
    else series.push([statement]);
  }
  return series.flatMap((statements) => {
    const [first] = statements;
    if (!first) return [];
    const hits = subjectTerms.filter((term) => first.subject.has(term)).length;
    const marks = marksOf(statements);
    if (hits === 0 || hits * 2 < subjectTerms.length || !marks) return [];
    const shared = titleOf(first);
    return [{ title: shared, kind: 'trend', unit: first.unit, marks, relevance: hits / subjectTerms.length }];
  });
}

function statementsIn(source: Source): Statement[] {
  const statements: Statement[] = [];
  for (const line of source.text.split('\n')) {
    if (statements.length >= MAX_STATEMENTS) break;
    if (!/\d{4}/.test(line)) continue;
    for (const sentence of sentencesOf(line)) {
      if (sentence.length > MAX_SENTENCE || !/\d{4}/.test(sentence) || NO_MEASUREMENT.test(sentence))
        continue;
      const found = datedNumber(sentence);
      if (!found) continue;
      statements.push({ ...found, sentence, source, subject: subjectOf(sentence), names: namesIn(sentence) });
    }
  }
  return statements;
}

/** The single measured number of a sentence and its year; undefined if ambiguous. */
function datedNumber(sentence: string): { year: string; value: number; unit: string } | undefined {
  const numbers = numbersIn(sentence);
  const years = numbers.filter(isYear);
  const measured = numbers.filter((number) => !isYear(number));
  const [year] = years;
  const [number] = measured;
  if (!year || !number || years.length > 1 || measured.length > 1 || number.unit === null) return undefined;
  const isBehind = year.start > number.end && IN_YEAR.test(sentence.slice(number.end, year.start));
  const isInFront = /^(?:in|im Jahr|en)\s*$/i.test(sentence.slice(0, year.start));
  if (!isBehind && !isInFront) return undefined;
  return { year: year.text, value: number.value, unit: number.unit };
}

const isYear = ({ text, unit }: TextNumber): boolean =>
  unit === null && BARE_YEAR.test(text) && periodOf(text) !== undefined;

function isSameMeasure(one: Statement, other: Statement): boolean {
  if (one.unit !== other.unit || one.names !== other.names) return false;
  const shared = [...one.subject].filter((term) => other.subject.has(term)).length;
  const all = new Set([...one.subject, ...other.subject]).size;
  return shared >= MIN_SHARED_TERMS && shared / all >= MIN_LIKENESS;
}

/** One mark per year; undefined if sources disagree, or there are too few. */
function marksOf(statements: readonly Statement[]): FoundMark[] | undefined {
  const byYear = new Map<string, FoundMark>();
  for (const { year, value, sentence, source } of statements) {
    const known = byYear.get(year);
    if (known && known.value !== value) return undefined;
    const date = periodOf(year)?.date ?? null;
    if (!known) byYear.set(year, { label: year, value, source: source.id, quote: sentence, date });
  }
  if (byYear.size < MIN_MARKS) return undefined;
  return [...byYear.values()].toSorted((one, other) => one.label.localeCompare(other.label));
}

/** The first sentence without its number, year and the words around them. */
function titleOf({ sentence, subject }: Statement): string {
  const words = sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const matching = words.filter((word) => termsIn(word).some((term) => subject.has(term)));
  const title = cutText(matching.join(' '), MAX_TITLE);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function subjectOf(sentence: string): ReadonlySet<string> {
  const bare = numbersIn(sentence).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    sentence,
  );
  return new Set(termsIn(bare).filter((term) => !VERBS.has(term)));
}

/** Capitalized words after the first, which distinguish `Germany` from `France`; sorted. */
function namesIn(sentence: string): string {
  const words = sentence.match(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}-]+/gu) ?? [];
  return [...new Set(words)].toSorted().join(' ');
}

function termsIn(text: string): string[] {
  return termsOf(text, 'index')
    .filter(({ isStopWord }) => !isStopWord)
    .map(({ term }) => term);
}
