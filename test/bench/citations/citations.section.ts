import { compiled } from '../compiled.js';
import { percentile } from '../report/percentile.js';
import { aim, figure, table } from '../report/table.js';
import { CHANGES, namesOf } from './changes.js';
import { CitedPage } from './cited-page.js';
import { type ClaimFigures, claimsReport, measureClaims } from './claims.js';
import { type Half, type Manual, type ManualPage, manualsBelow } from './manual-pages.js';
import { REWORDINGS, applyAllRewordings } from './rewordings.js';

const { passagesOf } = await compiled<typeof import('@capstan/text-analysis')>(
  'libs/engines/text-analysis/src/index.js',
);

const SENTENCES_PER_PAGE = 12;
const MAX_MISTAKES = 10;

/** A sentence with its cited passage. */
interface Case {
  name: string;
  isRight: boolean;
  sentence: string;
  /** The cited passage. */
  text: string;
}

/** Number of correct decisions. */
export interface CitationFigures {
  half: Half;
  name: string;
  isRight: boolean;
  cases: number;
  decidedRightly: number;
  /** Examples of wrong decisions. */
  mistakes: string[];
}

/** All decisions, and the cost of one. */
export interface CitationResults {
  decisions: CitationFigures[];
  /** Milliseconds to read a page, median and 95th percentile; and to check one sentence. */
  readMs: { median: number; p95: number; perCharacterNs: number };
  askMs: { median: number; p95: number };
  claims: { figures: ClaimFigures[]; msPerClaim: number };
}

/** Sentences of manuals, original, reworded and falsified, passed to the citation check. */
export async function measureCitations(
  folder: string,
  { pagesPerManual }: { pagesPerManual: number },
): Promise<CitationResults> {
  const decisions = new Map<string, CitationFigures>();
  const reading: number[] = [];
  const asking: number[] = [];
  let characters = 0;
  for (const manual of await manualsBelow(folder, pagesPerManual)) {
    const indexes = new Map<string, CitedPage>();
    for (const { name, isRight, sentence, text } of casesOf(manual)) {
      let index = indexes.get(text);
      if (!index) {
        const began = performance.now();
        index = new CitedPage(text);
        // The index of a page is built with its first sentence.
        index.supports('');
        reading.push(performance.now() - began);
        characters += text.length;
        indexes.set(text, index);
      }
      const began = performance.now();
      const isSupported = index.supports(sentence);
      asking.push(performance.now() - began);
      const key = `${manual.half} ${name}`;
      const counted = decisions.get(key) ?? {
        half: manual.half,
        name,
        isRight,
        cases: 0,
        decidedRightly: 0,
        mistakes: [],
      };
      counted.cases += 1;
      if (isSupported === isRight) counted.decidedRightly += 1;
      else if (counted.mistakes.length < MAX_MISTAKES) counted.mistakes.push(sentence);
      decisions.set(key, counted);
    }
  }
  const readSum = reading.reduce((sum, ms) => sum + ms, 0);
  return {
    decisions: [...decisions.values()],
    readMs: {
      median: percentile(reading, 50),
      p95: percentile(reading, 95),
      perCharacterNs: (readSum * 1e6) / characters,
    },
    askMs: { median: percentile(asking, 50), p95: percentile(asking, 95) },
    claims: measureClaims(),
  };
}

function* casesOf(manual: Manual): Generator<Case> {
  for (const [at, page] of manual.pages.entries()) {
    const other = manual.pages[(at + 1) % manual.pages.length];
    if (!other) continue;
    const flat = flattened(page.text);
    const names = namesOf(page.sentences);
    for (const [number, sentence] of chosenOf(page.sentences).entries()) {
      yield* rightCases(sentence, page, flat);
      const claim = (number % 2 === 0 ? applyAllRewordings(sentence) : undefined) ?? sentence;
      for (const { name, apply } of CHANGES) {
        const changed = apply(claim, names);
        if (changed !== undefined && !flat.includes(flattened(changed)))
          yield { name, isRight: false, sentence: changed, text: page.text };
      }
      yield* swappedCases(sentence, page, other, number);
    }
  }
}

function* rightCases(sentence: string, { text }: ManualPage, flat: string): Generator<Case> {
  yield { name: 'unchanged', isRight: true, sentence, text };
  for (const { name, apply } of REWORDINGS) {
    const reworded = apply(sentence);
    if (reworded !== undefined && !flat.includes(flattened(reworded)))
      yield { name, isRight: true, sentence: reworded, text };
  }
  const reworded = applyAllRewordings(sentence);
  if (reworded !== undefined) yield { name: 'all of these', isRight: true, sentence: reworded, text };
}

/** The sentence cites the passage of another one. */
function* swappedCases(
  sentence: string,
  page: ManualPage,
  other: ManualPage,
  number: number,
): Generator<Case> {
  const wanted = flattened(sentence);
  const passages = passagesOf(page.text, [])
    .map(({ start, end }) => page.text.slice(start, end))
    .filter((passage) => !flattened(passage).includes(wanted));
  const passage = passages[(number * 7 + sentence.length) % Math.max(1, passages.length)];
  if (passage !== undefined)
    yield { name: 'another passage of the page', isRight: false, sentence, text: passage };
  if (!flattened(other.text).includes(wanted))
    yield { name: 'another page of the manual', isRight: false, sentence, text: other.text };
}

/** This number of items, evenly distributed. */
function chosenOf(sentences: readonly string[]): string[] {
  const step = Math.max(1, sentences.length / SENTENCES_PER_PAGE);
  const chosen: string[] = [];
  for (let at = 0; at < sentences.length && chosen.length < SENTENCES_PER_PAGE; at += step) {
    const sentence = sentences[Math.floor(at)];
    if (sentence !== undefined) chosen.push(sentence);
  }
  return chosen;
}

const flattened = (text: string): string => text.replace(/\s+/g, ' ').replace(/[.!?]$/, '');

const AIM = 0.96;

export function citationsReport({ decisions, readMs, askMs, claims }: CitationResults): string {
  const halves = ['tuned', 'held out'] as const;
  const names = [...new Set(decisions.map(({ name }) => name))].toSorted(
    (one, other) => Number(isRight(decisions, other)) - Number(isRight(decisions, one)),
  );
  const rows = names.map((name) => [
    `${isRight(decisions, name) ? 'accepted' : 'rejected'}: ${name}`,
    ...halves.flatMap((half) => {
      const found = decisions.find((figures) => figures.half === half && figures.name === name);
      return [figure(found?.cases), percent(found && found.decidedRightly / found.cases)];
    }),
  ]);
  const accepted = shareOf(
    decisions.filter(
      (figures) => figures.half === 'held out' && figures.isRight && figures.name !== 'unchanged',
    ),
  );
  const rejected = shareOf(decisions.filter((figures) => figures.half === 'held out' && !figures.isRight));
  return [
    table(['citations', 'tuned', '', 'held out', ''], rows),
    '',
    aim(
      `${percent(accepted)} of reworded sentences accepted, held-out manuals; aim: at least 96 %`,
      accepted >= AIM,
    ),
    aim(`${percent(rejected)} of swapped and falsified ones rejected; aim: at least 96 %`, rejected >= AIM),
    `Reading a page ${figure(readMs.median, 2)} ms (p95 ${figure(readMs.p95, 1)}, ${figure(readMs.perCharacterNs)} ns a character), asking it ${figure(askMs.median, 2)} ms (p95 ${figure(askMs.p95, 1)})`,
    '',
    claimsReport(claims),
  ].join('\n');
}

const isRight = (decisions: readonly CitationFigures[], name: string): boolean =>
  decisions.some((figures) => figures.name === name && figures.isRight);

function shareOf(decisions: readonly CitationFigures[]): number {
  const sum = (of: (figures: CitationFigures) => number): number =>
    decisions.reduce((total, figures) => total + of(figures), 0);
  return sum(({ decidedRightly }) => decidedRightly) / sum(({ cases }) => cases);
}

const percent = (share: number | undefined): string =>
  share === undefined ? '–' : `${figure(share * 100, 1)} %`;
