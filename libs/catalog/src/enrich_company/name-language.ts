/** Scripts that mostly imply one language, in order of precedence: Japanese uses Han characters too. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]|株式会社|有限会社/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/** The language in which to search for a name, derived from its script; `en` for Latin. */
export function nameLanguage(name: string): string {
  return SCRIPTS.find(([script]) => script.test(name))?.[1] ?? 'en';
}
