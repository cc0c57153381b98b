import { fold } from '../text/fold.js';
import type { Range } from '../text/range.js';
import { FALLBACK_LANGUAGE, type Language, languageCodes, loadLanguage } from './language.js';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MAX_CHARACTERS = 3000;

/** The language of a prompt: the one whose words of grammar, kinds and sites are most of it. */
export function detectLanguage(text: string): string {
  const scores = languageScores(text).toSorted((a, b) => b.score - a.score);
  const [best] = scores;
  const usual = scores.find(({ code }) => code === FALLBACK_LANGUAGE)?.score ?? 0;
  return best === undefined || best.score <= usual * MIN_LEAD ? FALLBACK_LANGUAGE : best.code;
}

/** Names of dishes and treatments are the same in many languages: another than English must lead clearly. */
const MIN_LEAD = 1.15;

const MIN_SCORE = 3;
const LEAD = 1.6;
const CHARACTERS_OF_A_WORD = 4;
const MAX_SHORT_MONTH = 3;

/** The language of a message about a site: that of the site, unless another one is far more likely. */
export function messageLanguage(text: string, own: Language): Language {
  const scores = languageScores(text);
  const best = scores.toSorted((a, b) => b.score - a.score)[0];
  const usual = scores.find(({ code }) => code === own.code)?.score ?? 0;
  const isOther = best !== undefined && best.score >= MIN_SCORE && best.score > usual * LEAD;
  return isOther ? loadLanguage(best.code) : own;
}

function languageScores(text: string): { code: string; score: number }[] {
  const sample = text.slice(0, MAX_CHARACTERS);
  const codes = languageCodes();
  if (KANA.test(sample) && codes.includes('ja')) return [{ code: 'ja', score: 1000 }];
  const folded = fold(sample);
  return codes.map((code) => {
    const { lists, kindWords, grammar, monthNames, days, features } = loadLanguage(code);
    if (!grammar.isSpaced) return { code, score: 0 };
    const known = [lists.function, lists.own, lists.place, lists.site, lists.wish, lists.open, lists.command];
    const hits = [
      ...[...known, kindWords, days, features].flatMap((words) => words.find(folded)),
      // "set" and "out" are months in short.
      ...monthNames.find(folded).filter(({ word }) => word.length > MAX_SHORT_MONTH),
    ];
    return { code, score: coveredCharacters(hits, folded.length) / CHARACTERS_OF_A_WORD };
  });
}

/** The characters that at least one of the words covers: a language must not gain by words within words. */
function coveredCharacters(hits: readonly Range[], length: number): number {
  const isCovered = new Uint8Array(length);
  for (const { start, end } of hits) isCovered.fill(1, start, end);
  return isCovered.reduce((sum, each) => sum + each, 0);
}
