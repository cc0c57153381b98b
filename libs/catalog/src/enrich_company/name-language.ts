/** Scripts that mostly write one language, in the order in which they decide: Japanese is written with Han, too. */
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

/** The language in which a name is to be looked for, as its script suggests; `en` for Latin. */
export function nameLanguage(name: string): string {
  return SCRIPTS.find(([script]) => script.test(name))?.[1] ?? 'en';
}
