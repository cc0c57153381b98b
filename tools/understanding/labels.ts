import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** A fact of the measure sets (test/understanding/builds/README.md). */
export interface LabelledFact {
  type: string;
  text: string;
  said?: string;
  accepts?: string[];
  role?: string;
  amount?: number;
  currency?: string;
  at?: string;
  day?: string;
}

export type AnyOf = string | { any_of: string[] };

export interface LabelledPrompt {
  id: string;
  prompt: string;
  language: string;
  scope: 'build' | 'refuse' | 'ask';
  scope_accepts?: string[];
  name: string | null;
  name_accepts?: string[];
  kind: { term: string; accepts: string[] } | null;
  facts: LabelledFact[];
  forbidden: { strings: string[]; features: string[] };
  features: AnyOf[];
}

export interface FollowUp {
  id: string;
  prompt_id: string;
  after?: string;
  instruction: string;
  understood: boolean;
  unchanged?: boolean;
  present?: LabelledFact[];
  absent?: LabelledFact[];
  stay?: LabelledFact[];
  may_go?: string[];
  features_on?: AnyOf[];
  features_off?: string[];
  pages_absent?: string[];
  colours?: AnyOf[];
}

const SETS = resolve(import.meta.dirname, '..', '..', 'test', 'understanding', 'builds');

const readList = <T>(file: string): T[] => parse(readFileSync(file, 'utf8')) as T[];

/** The prompts of the set for development, or of the unseen one, which is not read while code is written. */
export function labelledPrompts(isUnseen: boolean): LabelledPrompt[] {
  const folder = join(SETS, isUnseen ? 'unseen' : '', 'prompts');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) => readList<LabelledPrompt>(join(folder, name)));
}

export const followUps = (isUnseen: boolean): FollowUp[] =>
  readList<FollowUp>(join(SETS, isUnseen ? 'unseen' : '', 'follow-ups.yaml'));
