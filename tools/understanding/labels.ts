import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import type { AnyOf, LabeledFact, LabeledPrompt } from './labeled-prompt.js';
import { asLabeled, trainingPrompts, trainingSites } from './training.js';

export type { AnyOf, LabeledFact, LabeledPrompt } from './labeled-prompt.js';

export interface FollowUp {
  id: string;
  prompt_id: string;
  after?: string;
  instruction: string;
  understood: boolean;
  unchanged?: boolean;
  present?: LabeledFact[];
  absent?: LabeledFact[];
  stay?: LabeledFact[];
  may_go?: (string | LabeledFact)[];
  features_on?: AnyOf[];
  features_off?: string[];
  pages_absent?: string[];
  colours?: AnyOf[];
}

const SETS = resolve(import.meta.dirname, '..', '..', 'test', 'understanding', 'builds');

/** The set for development, the unseen one, which is not read while code is written, that of an author of the code, or one of the rounds. */
export type SetName = 'dev' | 'unseen' | 'training' | 'own' | `round-${number}`;

const readList = <T>(file: string): T[] => load(readFileSync(file, 'utf8')) as T[];

const isRound = (set: SetName): boolean => set.startsWith('round-');
const roundOf = (set: SetName): string => set.slice('round-'.length);

/** Empty lists may be omitted. */
type Labels = Omit<LabeledPrompt, 'facts' | 'forbidden' | 'features'> & {
  facts?: LabeledFact[];
  forbidden?: Partial<LabeledPrompt['forbidden']>;
  features?: AnyOf[];
};

const complete = (labels: Labels): LabeledPrompt => ({
  ...labels,
  facts: labels.facts ?? [],
  forbidden: { strings: [], features: [], ...labels.forbidden },
  features: labels.features ?? [],
});

export function labeledPrompts(set: SetName): LabeledPrompt[] {
  if (set === 'training') return [...trainingPrompts(), ...trainingSites()].map(asLabeled);
  if (set === 'own') return readList<Labels>(join(SETS, 'own', 'sites.yaml')).map(complete);
  if (isRound(set)) return readList<Labels>(join(SETS, 'rounds', `${roundOf(set)}.yaml`)).map(complete);
  const folder = join(SETS, set === 'unseen' ? set : '', 'prompts');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => readList<Labels>(join(folder, name)).map(complete));
}

/** Prompts that are labeled with their names only. */
export const namedPrompts = (): Pick<LabeledPrompt, 'id' | 'prompt' | 'name' | 'name_accepts'>[] =>
  readList<Omit<LabeledPrompt, 'id'>>(join(SETS, 'names.yaml')).map((each, index) => ({
    ...each,
    id: `name-${index + 1}`,
  }));

/** A sentence of an owner, and whether it is for visitors. */
export interface LabeledSentence {
  id: string;
  language: string;
  tag: 'about' | 'policy' | 'to-builder';
  text: string;
}

export const labeledSentences = (): LabeledSentence[] =>
  readdirSync(join(SETS, 'sentences'))
    .filter((name) => /^[a-z]{2}\.tsv$/u.test(name))
    .flatMap((name) =>
      readFileSync(join(SETS, 'sentences', name), 'utf8')
        .split('\n')
        .filter((line) => line.includes('\t'))
        .map((line, index) => {
          const [tag, text] = line.split('\t') as [LabeledSentence['tag'], string];
          const language = name.slice(0, 2);
          return { id: `${language}-s-${index}`, language, tag, text };
        }),
    );

export const followUps = (set: SetName): FollowUp[] =>
  set === 'training'
    ? []
    : readList(
        isRound(set)
          ? join(SETS, 'rounds', `follow-ups-${roundOf(set)}.yaml`)
          : join(SETS, set === 'unseen' || set === 'own' ? set : '', 'follow-ups.yaml'),
      );
