import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import type { LabeledPrompt } from './labeled-prompt.js';

/** A prompt whose clauses are labeled: the text of each, its tag, and sometimes what it says. */
export interface TrainingPrompt {
  id: string;
  text: string;
  name: string | null;
  kind: string | null;
  field: string | null;
  scope: 'build' | 'refuse' | 'ask';
  clauses?: [text: string, tag: string, value?: string][];
}

/** A message about a site, with what it asks for. */
export interface TrainingFollowUp {
  id: string;
  site: string;
  text: string;
  language: string;
  understood: boolean;
  operations?: { op: string; what?: string; target?: string; to?: string; value?: string; by?: string }[];
}

const FOLDER = resolve(import.meta.dirname, '..', '..', 'test', 'understanding', 'builds', 'training');

const SHORT = resolve(FOLDER, '..', 'short');

const readAll = <T>(isChosen: (name: string) => boolean): T[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml') && isChosen(name))
    .toSorted()
    .flatMap((name) => load(readFileSync(join(FOLDER, name), 'utf8')) as T[]);

const isFollowUps = (name: string): boolean => name.startsWith('follow-ups');
const isSites = (name: string): boolean => name === 'sites.yaml';

/** A prompt of one line, and what is to happen. */
export interface ShortPrompt {
  id: string;
  prompt: string;
  scope: 'build' | 'refuse' | 'ask';
}

export function shortPrompts(): ShortPrompt[] {
  return readdirSync(SHORT).flatMap((file) => {
    const lists = load(readFileSync(join(SHORT, file), 'utf8')) as Record<ShortPrompt['scope'], string[]>;
    return Object.entries(lists).flatMap(([scope, prompts]) =>
      prompts.map((prompt, index) => ({
        id: `short-${file}-${scope}-${index}`,
        prompt,
        scope: scope as ShortPrompt['scope'],
      })),
    );
  });
}

export const trainingPrompts = (): TrainingPrompt[] =>
  readAll((name) => !isFollowUps(name) && !isSites(name));
export const trainingSites = (): TrainingPrompt[] => readAll(isSites);
export const trainingFollowUps = (): TrainingFollowUp[] => readAll(isFollowUps);

/** What visitors must not read: remarks to the builder, looks, and what is not wanted. */
const HIDDEN: ReadonlySet<string> = new Set(['to-builder', 'not', 'look', 'noise', 'feature', 'page']);
/** What must be on the pages in the customer's words. */
const SHOWN: ReadonlySet<string> = new Set([
  'about',
  'policy',
  'item',
  'person',
  'phone',
  'email',
  'address',
  'event',
  'quote',
  'place',
]);
const FEATURES: ReadonlySet<string> = new Set(
  'booking shop form gallery waitlist board tracker directory tickets helpdesk crm quiz invoices rsvp members chart news newsletter faq'.split(
    ' ',
  ),
);

/** In the form of the other sets, so that it is measured like them. A fact is there when its words are. */
export function asLabeled({
  id,
  text,
  name,
  kind,
  field,
  scope,
  clauses = [],
}: TrainingPrompt): LabeledPrompt {
  const of = (tags: ReadonlySet<string>): [string, string, string?][] =>
    clauses.filter(([, tag]) => tags.has(tag));
  return {
    id,
    prompt: text,
    language: id.slice(0, 2),
    scope,
    name,
    kind: kind === null ? null : { term: field ?? kind, accepts: [kind, field ?? kind] },
    facts: of(SHOWN).map(([said, type]) => ({ type: `words of ${type}`, text: said })),
    forbidden: {
      strings: of(HIDDEN)
        .filter(([, tag, value]) => tag !== 'noise' || value !== 'heading')
        .map(([said]) => said),
      features: [],
    },
    features: of(new Set(['feature'])).flatMap(([, , value]) =>
      value !== undefined && FEATURES.has(value) ? [value] : [],
    ),
  };
}
