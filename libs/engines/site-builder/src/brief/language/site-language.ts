import type { Language } from '../../model/vocabulary.js';
import type { PromptText, Token } from '../text/prompt-text.js';
import { JAPANESE_LANGUAGE_NAMES, LANGUAGE_NAMES } from '../words/language-names.js';

const BEFORE = new Set('in auf en em language languages sprache langue idioma lingua'.split(' '));
const AFTER = new Set(
  'language version versions website site page webseite seite sprache text texts copy speaking speakers content only sprachige'.split(
    ' ',
  ),
);
/** Words after a language that make it something else: a cuisine, a lesson, a style. */
const NOT_LANGUAGE = new Set(
  'style cuisine cooking food restaurant lessons classes teacher courses wine kitchen garden market and-style club literature restaurant school'.split(
    ' ',
  ),
);

function follows(tokens: Token[], index: number): string {
  return tokens[index + 1]?.key ?? '';
}

/** True where a language at this place is what the site is to be written in. */
function isAskedFor(tokens: Token[], index: number): boolean {
  const after = follows(tokens, index);
  if (NOT_LANGUAGE.has(after)) return false;
  const before = tokens[index - 1]?.key ?? '';
  if (BEFORE.has(before)) return !isTaught(tokens, index);
  if (before === ':' && BEFORE.has(tokens[index - 2]?.key ?? '')) return true;
  return AFTER.has(after) && after !== 'speaking';
}

/** `courses in German`, `books in Spanish`: the subject of the business, not of the site. */
function isTaught(tokens: Token[], index: number): boolean {
  const subject = tokens[index - 2]?.key ?? '';
  return /^(?:lessons?|class(?:es)?|courses?|books?|tours?|tutor(?:ing)?|kurse?|unterricht|bucher|cours|livres|clases|cursos?|aulas|livros|libros|visitas|fluent|therapy|consultations?)$/.test(
    subject,
  );
}

/** The language that the prompt asks the site to be in; null when it asks for none. */
export function readSiteLanguage({ text, tokens }: PromptText): Language | null {
  const japanese =
    /(英語|ドイツ語|フランス語|スペイン語|ポルトガル語|日本語)(?:で(?!教|学|話)|版|の(?:サイト|ホームページ|ウェブサイト|ページ)|サイト|表記)/.exec(
      text,
    );
  if (japanese) return JAPANESE_LANGUAGE_NAMES[japanese[1] as string] ?? null;
  for (const [index, token] of tokens.entries()) {
    if (!Object.hasOwn(LANGUAGE_NAMES, token.key)) continue;
    if (isAskedFor(tokens, index)) return LANGUAGE_NAMES[token.key] as Language;
  }
  return null;
}
