import { cleanName } from './clean-name.js';

const NAME = '([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Latin}ー・&\\d ]{1,30}?)';
const PATTERNS = [
  new RegExp(
    `(?:店名|名前|屋号|社名|サービス名|アプリ名|サイト名|イベント名|団体名|園名|会社名|名称)(?:は|:|:\\s?|が)\\s?${NAME}(?:です|だ|と|で|、|。|,|\\n|$)`,
    'u',
  ),
  new RegExp(
    `(?:^|[、。\\s\\n])([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Latin}ー・&\\d ]{1,30}?)(?:という|と申|といいます|と言います)`,
    'u',
  ),
  new RegExp(`の([\\p{Script=Katakana}\\p{Script=Latin}ー・& ]{2,30}?)(?:という|といいます)`, 'u'),
];
/** `カフェ ひだまり`, `Sakura Yoga は…`: a Latin or spaced proper name at the start. */
const LEADING =
  /^([\p{Script=Latin}][\p{Script=Latin}\d&' .-]{1,40}?)\s?(?:は|という|のウェブ|のサイト|のホームページ)/u;

/** A name that a Japanese prompt states without quotation marks. */
export function japaneseName(text: string): string | null {
  for (const pattern of [...PATTERNS, LEADING]) {
    const raw = pattern.exec(text)?.[1];
    const name = raw === undefined ? null : cleanName(raw);
    if (name !== null) return name;
  }
  return null;
}
