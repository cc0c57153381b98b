import type { Edit } from '../../model/edit.js';
import type { Message } from './message.js';
import type { Scene } from './scene.js';

/** One wish as a reader sees it. */
export interface Wish {
  /** What no reader has used yet; a used part leaves {@link HOLE}. Quotations are single marks. */
  text: string;
  /** The whole clause. */
  clause: string;
  /** What follows its colon; empty when nothing does. */
  body: string;
  /** Whether the clause begins or ends like an instruction. */
  isInstruction: boolean;
  /** Slug of the page that `it` may stand for: the last one that the same message has added or changed. */
  it: string | null;
  message: Message;
}

/** What a reader made of a wish. */
export interface Reading {
  edits: Edit[];
  undoes?: number;
  /** A sentence for each edit. */
  understood: string[];
  /** Why a part that was understood cannot be done. */
  openPoints?: string[];
  /** What of the wish's text it did not use. */
  rest: string;
  /** Whether it used the words after the colon. */
  usesBody?: boolean;
  /** Whether sentences that follow may be told to it, and how. */
  takesStatements?: boolean;
}

/** Reads one sort of wish; null when the wish is of another sort. */
export type Reader = (wish: Wish, scene: Scene) => Reading | null;

/** Stands where a reader has used words, so that those on both sides do not run together. */
export const HOLE = ' ¦ ';

/** The text without the part that a pattern matched. */
export function without(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)}${HOLE}${text.slice(match.index + match[0].length)}`;
}

/** A reading that says why a wish of this sort cannot be done; it uses the whole wish. */
export function refusal(wish: Wish, reason: string): Reading {
  const words = wish.message.written([wish.clause, wish.body].filter((part) => part !== '').join(': '));
  return { edits: [], understood: [], openPoints: [`${words} (${reason})`], rest: '', usesBody: true };
}

/** First matching pattern with its match. */
export function firstMatch(text: string, patterns: RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
}

/** Alternatives of a pattern, one source for each language. */
export function anyOf(...sources: string[]): string {
  return `(?:${sources.join('|')})`;
}
