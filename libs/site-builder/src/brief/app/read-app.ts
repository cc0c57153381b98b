import { LANGUAGES, type AppKind, type Language } from '../../model/vocabulary.js';
import { byLanguage, type Hit } from '../text/lexicon.js';
import { isNegated } from '../text/negation.js';
import type { PromptText } from '../text/prompt-text.js';
import { APP_NAMES } from './app-terms.js';

const names = byLanguage(APP_NAMES);

/** Places that ask for an app, in the order of the prompt. */
export function appHits(prompt: PromptText, language: Language): Hit<AppKind>[] {
  return names[language].find(prompt).filter((hit) => !isNegated(prompt, hit.first, hit.end));
}

/** The app that a prompt asks for: the most specific term, the first of equals; null for a plain site. */
export function readApp(prompt: PromptText, language: Language): AppKind | null {
  let best: AppKind | null = null;
  let bestPoints = 0;
  for (const [order, hit] of appHits(prompt, language).entries()) {
    const words = prompt.text.slice(hit.start, hit.end).toLowerCase();
    const points = 10 + (hit.last - hit.first) - Math.min(order, 5) + (/\bapp|アプリ/.test(words) ? 4 : 0);
    if (points > bestPoints) {
      best = hit.value;
      bestPoints = points;
    }
  }
  return best;
}

/** True for a text that begins with the name of an app, in any of the languages. */
export function isAppTerm(text: string): boolean {
  return LANGUAGES.some((language) => names[language].has(text));
}
