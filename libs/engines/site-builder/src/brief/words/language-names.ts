import type { Language } from '../../model/vocabulary.js';

/** Ways to ask for the language of a site, whatever language the prompt is in; keys are folded. */
export const LANGUAGE_NAMES: Record<string, Language> = Object.fromEntries(
  (
    [
      ['en', 'english englisch englische englischer englischen anglais anglaise ingles inglesa'],
      ['de', 'german deutsch deutsche deutscher deutschen allemand allemande aleman alemana alemao alema'],
      ['fr', 'french franzosisch franzosische franzosischer francais francaise frances francesa'],
      [
        'es',
        'spanish spanisch spanische spanischer espagnol espagnole espanol espanola castellano espanhol espanhola',
      ],
      [
        'pt',
        'portuguese portugiesisch portugiesische portugiesischer portugais portugaise portugues portuguesa brazilian',
      ],
      ['ja', 'japanese japanisch japanische japanischer japonais japonaise japones japonesa'],
    ] as const
  ).flatMap(([language, names]) => names.split(' ').map((name) => [name, language])),
);

export const JAPANESE_LANGUAGE_NAMES: Record<string, Language> = {
  英語: 'en',
  ドイツ語: 'de',
  フランス語: 'fr',
  スペイン語: 'es',
  ポルトガル語: 'pt',
  日本語: 'ja',
};
