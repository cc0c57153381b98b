import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type DerivedQuestion, faqQuestions, indexTerms, isBookIndex, isFaq } from './derived-questions.js';
import type { Question } from './question.js';

const FOLDER = join(import.meta.dirname, 'questions');
const UNSEEN = join(FOLDER, 'unseen');
const README = 'test/bench/local-index/README.md';

/** Names of the question sets; each is the name of a manual's folder. */
export const QUESTION_SETS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsv'))
  .map((name) => name.replace(/\.tsv$/, ''))
  .toSorted();

/** The reason why there is nothing to measure; undefined if there is a manual with questions. */
export function missingManuals(folder: string | undefined): string | undefined {
  if (folder === undefined) return `Point --manuals at a folder of manuals: ${README}`;
  if (presentSets(folder).length > 0) return undefined;
  return `${folder} holds none of ${QUESTION_SETS.join(', ')}: ${README}`;
}

/** Questions about the manuals in the folder: our own, and those that the manuals ask. */
export function questionsFor(folder: string): Question[] {
  return presentSets(folder).flatMap((set) => [
    ...linesOf(FOLDER, set).map((line, index) => ownQuestion(set, line, halfOf(set, index))),
    ...linesOf(UNSEEN, set).map((line) => ownQuestion(set, line, 'unseen')),
    ...faqQuestions(folder, set).map((question) => derivedQuestion(`${set} FAQ`, question)),
    ...(set === 'postgresql'
      ? indexTerms(folder).map((term) => derivedQuestion('postgresql index', term))
      : []),
  ]);
}

function linesOf(folder: string, set: string): string[] {
  const file = join(folder, `${set}.tsv`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Sets with questions that are unseen are tuned on as a whole. */
const halfOf = (set: string, index: number): Question['half'] =>
  index % 2 === 0 || existsSync(join(UNSEEN, `${set}.tsv`)) ? 'tuned' : 'held out';

const presentSets = (folder: string): string[] =>
  QUESTION_SETS.filter((set) => existsSync(join(folder, set)));

function ownQuestion(set: string, line: string, half: Question['half']): Question {
  const [text = '', globs = ''] = line.split('\t');
  // A glob matches the end of a path.
  const patterns = globs.split(' ').map((glob) => `**/${glob}`);
  return {
    set,
    text,
    half,
    isAnsweredBy: (page) =>
      page.startsWith(`${set}/`) && patterns.some((pattern) => posix.matchesGlob(page, pattern)),
    isExcluded: () => false,
  };
}

const derivedQuestion = (set: string, { text, pages }: DerivedQuestion): Question => ({
  set,
  text,
  half: 'tuned',
  isAnsweredBy: (page) => pages.includes(page),
  isExcluded: (page) => isFaq(page) || isBookIndex(page),
});
