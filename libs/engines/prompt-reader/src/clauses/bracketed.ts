import type { PromptText } from './prompt-text.js';
import type { Range } from '../text/range.js';

/** The words of a part of a prompt without the brackets around them: "(12 places)". */
export const bracketed = (prompt: PromptText, range: Range): string =>
  prompt.words(range).replaceAll(/^[(（]|[)）][.。]?$/gu, '');
