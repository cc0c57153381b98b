import { LANGUAGES } from '../words/index.js';
import type { LanguageWords } from '../words/language-words.js';
import { entriesOf, wordsPattern } from './word-pattern.js';

const KANA = /[\u3040-\u30ff]/;
const MARKS = LANGUAGES.filter(({ marks }) => marks !== '').map((language) => ({
  language,
  pattern: wordsPattern(entriesOf(language.marks)),
}));
const [ENGLISH] = LANGUAGES as [LanguageWords];

/** The languages that a folded text may be in, the likeliest first; English if no word shows it. */
export function languagesIn(folded: string): readonly LanguageWords[] {
  if (last?.folded !== folded) last = { folded, languages: findLanguages(folded) };
  return last.languages;
}

/** Cached, because several readers need it for the same prompt. */
let last: { folded: string; languages: readonly LanguageWords[] } | undefined;

function findLanguages(folded: string): LanguageWords[] {
  const scores = MARKS.map(({ language, pattern }) => ({
    language,
    score: folded.match(pattern)?.length ?? 0,
  })).toSorted((a, b) => b.score - a.score);
  const best = scores[0]?.score ?? 0;
  const likely = scores.filter(({ score }) => score > 0 && score * 2 >= best).map(({ language }) => language);
  const japanese = LANGUAGES.filter(({ code }) => code === 'ja' && KANA.test(folded));
  return [...japanese, ...likely, ...(likely.length === 0 ? [ENGLISH] : [])];
}
