import type { Language } from '../../model/vocabulary.js';
import type { PromptText } from '../text/prompt-text.js';
import { capitalisedName } from './capitalised-name.js';
import { japaneseName } from './japanese-name.js';
import { lowerCaseName } from './lower-name.js';
import { quotedName, statedName } from './stated-name.js';

/** The name that a prompt gives, as plain text of at most 60 characters; null when it gives none. */
export function readName(prompt: PromptText, language: Language): string | null {
  if (language === 'ja') return quotedName(prompt) ?? japaneseName(prompt.text);
  return (
    statedName(prompt) ??
    quotedName(prompt) ??
    capitalisedName(prompt, language) ??
    lowerCaseName(prompt, language)
  );
}
