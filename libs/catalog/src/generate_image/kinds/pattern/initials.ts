import { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';

const AVATAR = wordsPattern(
  LANGUAGES.flatMap(({ kinds }) => entriesOf(kinds.avatar)),
  '',
);
const INITIALS = wordsPattern(LANGUAGES.flatMap(({ initials }) => entriesOf(initials)));
const LETTERS =
  /^[\s:=は「,]{0,4}(?:(?:are|is|sind|sont|son|são|sono|of|de|von|di)\s)?((?:\p{Lu}\.?\s?){1,3})(?![\p{L}])/u;
const QUOTED = /^[\s:=は]{0,4}([\ue000-\uefff])/;
const LETTERS_BEFORE = /(?<!\p{L})(\p{Lu}{1,3})[\s,]{0,3}(?:as\s|の)?$/u;

/** Returns the letters of the requested avatar; undefined if the prompt requests none. */
export function avatarInitialsIn(prompt: string): string | undefined {
  const masked = MaskedText.of(prompt);
  return AVATAR.test(masked.folded) ? initialsIn(masked) : undefined;
}

/** The letters of an avatar: `JK` of `avatar with the initials J.K.`. */
export function initialsIn(masked: MaskedText): string | undefined {
  for (const match of masked.folded.matchAll(INITIALS)) {
    const behind = masked.text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const before = masked.text.slice(Math.max(0, match.index - 40), match.index);
    const [quoted] = masked.masksIn(QUOTED.exec(behind)?.[1] ?? before.trim().slice(-2).replace('の', ''));
    const letters = quoted?.text ?? LETTERS.exec(behind)?.[1] ?? LETTERS_BEFORE.exec(before)?.[1];
    const clean = letters?.replace(/[.\s&+]/g, '');
    if (clean !== undefined && /^[\p{L}\d]{1,3}$/u.test(clean)) return clean;
  }
  return undefined;
}
