import { type NameRun, nameRun } from './name-run.js';
import { roleEnd } from './role-phrase.js';
import { type Token, tokensOf } from './tokens.js';
import { CUES_BY_FIRST_WORD } from './vocabulary/cues.js';
import { ORGANIZATION_NOUNS } from './vocabulary/organization-words.js';

/**
 * A recognized part of a sentence with its code: `N` a name, `R` a role, `H` a title of address, and so on.
 */
export interface Chunk {
  readonly code: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly name?: NameRun;
}

/** A sentence for the rules: `codes` has one letter per chunk. */
export interface ChunkedSentence {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  readonly codes: string;
}

const TITLES =
  /^(?:dr|mr|mrs|ms|mx|sir|dame|prof|herr|frau|monsieur|madame|mme|mlle|senor|senora|sra|dott|ing|rev|hon|lord|lady)$/;
const PUNCTUATION: Readonly<Record<string, string>> = {
  ',': ',',
  '(': '(',
  ')': ')',
  '–': 'D',
  '—': 'D',
  '|': 'D',
  '-': 'D',
  ':': ':',
  '·': 'D',
};

/** Splits a sentence from left to right into the longest known chunks. */
export function chunksOf(text: string): ChunkedSentence {
  const tokens = tokensOf(text);
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length;) {
    const { code, end, name } = chunkAt(tokens, at);
    const first = tokens[at] as Token;
    const last = (name?.tokens.at(-1) ?? tokens[end - 1]) as Token;
    chunks.push({
      code,
      text: text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      ...(name && { name }),
    });
    at = end;
  }
  return { text, chunks, codes: chunks.map(({ code }) => code).join('') };
}

function chunkAt(tokens: readonly Token[], at: number): { code: string; end: number; name?: NameRun } {
  const token = tokens[at] as Token;
  if (/^'s$/.test(token.key)) return { code: 'P', end: at + 1 };
  if (token.text === '-' && tokens[at - 1]?.end === token.start && tokens[at + 1]?.start === token.end) {
    return { code: 'P', end: at + 1 };
  }
  if (/^['’]$/.test(token.text) && tokens[at - 1]?.end === token.start) return { code: 'P', end: at + 1 };
  if (TITLES.test(token.key.replace(/\.$/, '')) && token.isCapital) {
    let end = at + 1;
    while (
      tokens[end]?.text === '.' ||
      (TITLES.test(tokens[end]?.key ?? '') && tokens[end]?.isCapital === true)
    )
      end += 1;
    if (tokens[end]?.isCapital === true) return { code: 'H', end };
  }
  const role = roleEnd(tokens, at);
  if (role !== undefined) return { code: 'R', end: role };
  const name = nameRun(tokens, at);
  if (name) return { code: 'N', end: name.end, name };
  // "Jane Doe (* 1957)", but not "SELECT * FROM".
  if (token.text === '*' && tokens[at - 1]?.text !== '(') return { code: 'x', end: at + 1 };
  for (const cue of CUES_BY_FIRST_WORD.get(token.key) ?? []) {
    if (cue.words.every((word, index) => tokens[at + index]?.key === word)) {
      return { code: cue.code, end: at + cue.words.length };
    }
  }
  if (ORGANIZATION_NOUNS.has(token.key)) return { code: 'G', end: at + 1 };
  return { code: PUNCTUATION[token.text] ?? 'x', end: at + 1 };
}
