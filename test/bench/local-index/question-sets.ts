import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A question with the pages that answer it. */
export interface Question {
  readonly set: string;
  readonly text: string;
  /** Weights were tuned on the questions of one half; the other half validates them. */
  readonly half: 'tuned' | 'held out';
  /** @param page path below the folder of manuals. */
  isAnsweredBy(page: string): boolean;
}

const FOLDER = join(import.meta.dirname, 'questions');
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

/** Questions about the manuals in the folder. */
export function questionsFor(folder: string): Question[] {
  return presentSets(folder).flatMap((set) =>
    readFileSync(join(FOLDER, `${set}.tsv`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line, index) => questionOf(set, line, index)),
  );
}

const presentSets = (folder: string): string[] =>
  QUESTION_SETS.filter((set) => existsSync(join(folder, set)));

function questionOf(set: string, line: string, index: number): Question {
  const [text = '', globs = ''] = line.split('\t');
  const patterns = globs.split(' ').map(patternOf);
  return {
    set,
    text,
    half: index % 2 === 0 ? 'tuned' : 'held out',
    isAnsweredBy: (page) => page.startsWith(`${set}/`) && patterns.some((pattern) => pattern.test(page)),
  };
}

/** A glob matches the end of a path; `*` stays within a folder. */
function patternOf(glob: string): RegExp {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`/${escaped}$`);
}
