import type { Range } from '../../text/range.js';

/** A request with texts for visitors that are kept as they are written. */
export type Content =
  | { kind: 'questions'; pairs: readonly [question: string, answer: string][] }
  | { kind: 'section'; title: string; texts: readonly string[] }
  | { kind: 'headline'; text: string }
  /** Above everything else, or instead of what is there. */
  | { kind: 'notice'; text: string; isInstead: boolean };

/** A request that takes one or several sentences, with the texts that it brings. */
export interface Block extends Range {
  content: Content;
  /** How many sentences it takes. */
  count: number;
}

/** The texts that visitors read. */
export function textsIn(content: Content): string[] {
  if (content.kind === 'questions') return content.pairs.flat();
  return content.kind === 'section' ? [content.title, ...content.texts] : [content.text];
}
