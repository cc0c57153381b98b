import { JAPANESE_LANGUAGE_NAMES, LANGUAGE_NAMES } from '../../brief/words/language-names.js';
import { tokensOf } from '../../brief/text/prompt-text.js';
import type { Language } from '../../model/vocabulary.js';
import { leftover } from '../grammar/leftover.js';
import { type Reader, HOLE, refusal } from '../grammar/reading.js';
import { CHANGE, wordPattern } from '../grammar/verbs.js';

const TRANSLATE = wordPattern(
  'translate|translated|translation|übersetzen?|übersetz|übersetzung|tradui[st]|traduisez|traduire|traducción|traduce|traducir|tradúce(?:lo|la)?|traduci[rd]o?|traduza|traduz(?:ir)?|tradução',
  '翻訳|訳し',
);
const LEADS =
  /(?<!\p{L})(?:put|have|want|would|i|we|you|can|could|change|switch|make|it|the|our|whole|site|website|web|page|pages|everything|all|to|into|in|be|is|should|language|version|text|texts|of|for|as|want|like|die|der|das|den|ganze|seite|webseite|website|alles|auf|ins|sprache|sein|soll|sollte|le|la|site|en|tout|langue|el|lo|sitio|todo|al|idioma|del|de|o|para|tudo|a|as|texts?)(?!\p{L})|[をにはがのでとへて]|サイト|ページ|全体|言語|表示|切り替え/giu;
const NAMES: Record<Language, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  ja: 'Japanese',
};
const SECOND =
  /(?<!\p{L})(?:also|too|as well|both|bilingual|multilingual|second language|additional|zusätzlich|zweisprachig|auch|aussi|bilingue|también|também|switcher)(?!\p{L})|(?<!\p{L})add(?!\p{L})/iu;

/** Changes the language of the site. */
export const readLanguage: Reader = (wish, scene) => {
  const named = languageIn(wish.text);
  const isTranslation = TRANSLATE.test(wish.text);
  if (!named) {
    return isTranslation ? refusal(wish, `a site can be in ${Object.values(NAMES).join(', ')}`) : null;
  }
  const bare = `${wish.text.slice(0, named.start)}${HOLE}${wish.text.slice(named.end)}`
    .replace(TRANSLATE, ' ')
    .replace(CHANGE, ' ')
    .replaceAll(LEADS, ' ');
  if (!isTranslation && leftover(bare) !== '') return null;
  if (SECOND.test(wish.clause))
    return refusal(wish, 'a site has one language; it can be changed, not doubled');
  if (scene.site.language === named.language)
    return refusal(wish, `the site is in ${NAMES[named.language]} already`);
  return {
    edits: [{ kind: 'language', language: named.language }],
    understood: [`The site is in ${NAMES[named.language]}; what you wrote yourself stays in your words.`],
    rest: bare,
  };
};

function languageIn(text: string): { language: Language; start: number; end: number } | null {
  for (const [name, language] of Object.entries(JAPANESE_LANGUAGE_NAMES)) {
    const start = text.indexOf(name);
    if (start >= 0) return { language, start, end: start + name.length };
  }
  const token = tokensOf(text).find(({ key }) => Object.hasOwn(LANGUAGE_NAMES, key));
  return token ? { language: LANGUAGE_NAMES[token.key]!, start: token.start, end: token.end } : null;
}
