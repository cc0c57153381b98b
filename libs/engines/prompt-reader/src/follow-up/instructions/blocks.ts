import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import type { Block } from './content.js';
import { headlineIn } from './headline-block.js';
import { noticeAt } from './notice-block.js';
import { questionsFrom } from './question-block.js';
import { sectionFrom } from './section-block.js';

/** The request with texts that begins with a sentence; null where it is another one. */
export const blockAt = (prompt: PromptText, sentences: readonly Range[], at: number): Block | null =>
  noticeAt(prompt, sentences, at) ??
  questionsFrom(prompt, sentences, at) ??
  sectionFrom(prompt, sentences, at) ??
  headlineIn(prompt, sentences[at]!);
