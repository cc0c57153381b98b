import { detectAll } from 'tinyld';
import { LANGUAGES, type Language } from '../../model/vocabulary.js';
import { APP_NAMES } from '../words/app-terms.js';
import { TRADES } from '../words/trades.js';
import { Lexicon } from '../text/lexicon.js';
import type { PromptText } from '../text/prompt-text.js';
import { STOP_WORDS } from '../words/stop-words.js';

type LatinLanguage = Exclude<Language, 'ja'>;

const LATIN = LANGUAGES.filter((language): language is LatinLanguage => language !== 'ja');
const MARKS: Record<LatinLanguage, RegExp> = {
  en: /(?!)/g,
  de: /[äöüß]/gi,
  fr: /[èêëîïûùœ]|ç[aeou]|é\p{L}*e\b/giu,
  es: /[ñ¿¡]|ión\b|ía\b/giu,
  pt: /[ãõ]|ção\b|ções\b/giu,
};
/** Enough words for the n-gram model to be worth asking, and to decide. */
const SAMPLE_LENGTH = 2_000;

/** Terms of each language alone: trades and apps. */
const terms = LATIN.map((language) => ({
  language,
  lexicons: [
    new Lexicon<string>(TRADES[language], language),
    new Lexicon<string>(APP_NAMES[language], language),
  ],
}));

function isJapanese(text: string): boolean {
  const japanese = text.match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  return japanese > 0 && japanese >= latin * 2;
}

/** The language a prompt is written in; English where nothing tells. */
export function readPromptLanguage(prompt: PromptText): Language {
  if (isJapanese(prompt.text)) return 'ja';
  const sample = prompt.text.slice(0, SAMPLE_LENGTH);
  const words = prompt.tokens.filter((token) => token.isWord && token.start < SAMPLE_LENGTH);
  const guesses = new Map(
    detectAll(sample, { only: [...LATIN] }).map((guess) => [guess.lang, guess.accuracy]),
  );
  let best: LatinLanguage = 'en';
  let bestScore = 0;
  for (const { language, lexicons } of terms) {
    const stops = words.filter((word) => STOP_WORDS[language].has(word.text.toLowerCase())).length;
    const named = lexicons
      .flatMap((lexicon) => lexicon.find(prompt))
      .filter((hit) => hit.start < SAMPLE_LENGTH);
    const known = named.reduce(
      (sum, hit) => sum + (hit.isPart ? 0.6 : 0.9) + 0.2 * (hit.last - hit.first),
      0,
    );
    const prior = language === 'en' ? 0.3 : 0;
    const marks = sample.match(MARKS[language])?.length ?? 0;
    const score = prior + stops + known + Math.min(marks, 6) * 0.6 + (guesses.get(language) ?? 0);
    if (score > bestScore + 1e-9) {
      best = language;
      bestScore = score;
    }
  }
  return best;
}
