import type { Edit } from '../../model/edit.js';
import { type Reader, type Reading, refusal, without } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { wordPattern } from '../grammar/verbs.js';

const UNDO = wordPattern(
  'undo|un-do|revert|roll ?back|take (?:that|it|this) back|go back(?: to (?:how it was|the (?:previous|last|earlier) (?:version|state)))?|restore the (?:previous|last|old) (?:version|state)|' +
    'mache?(?= (?:das|es|die|den|alles|bitte)? ?.{0,40}rückgängig)|rückgängig(?: machen)?|zurücknehmen|nimm (?:das|es) zurück|' +
    'annule[rz]?|défais|défaire|reviens en arrière|revenir en arrière|deshaz(?:lo)?|deshacer|deshaga|revierte|revertir|desfaça|desfazer|desfaz|reverta|reverter',
  '元に戻し|元に戻す|取り消し|取り消す|やり直し',
);
const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  二: 2,
  三: 3,
};
const COUNT = new RegExp(
  `(?<![\\p{L}])(${Object.keys(NUMBER_WORDS).slice(0, -2).join('|')}|\\d{1,3})(?![\\p{L}\\d])|([二三\\d]{1,3})つ`,
  'iu',
);
const ALL = wordPattern(
  'all|everything|every change|alles|alle|tout|toutes?|tous|todos?|todas?|tudo',
  'すべて|全部|全て',
);
const PLAIN =
  /(?<![\p{L}])(?:that|it|this|the|my|last|latest|previous|recent|change|changes|edit|edits|again|step|steps|das|die|der|den|es|bitte|machen|mach|mache|rückgängig|letzte[nrs]?|vorige|änderung(?:en)?|la|le|les|l|dernières?|derniers?|modifications?|changements?|ça|cela|lo|el|los|las|últim[oa]s?|cambios?|eso|esto|o|a|os|as|alteraç(?:ão|ões)|mudanças?|isso|isto)(?![\p{L}])|最後|直前|変更|さっき|今|の|を|して|ください|つ|て/giu;

/** Takes back earlier groups of edits: the last one, a number of them, or all. */
export const readUndo: Reader = (wish, scene) => {
  const match = UNDO.exec(wish.text);
  if (!match) return null;
  if (scene.groups.length === 0) return refusal(wish, 'there is no earlier change to undo');
  const rest = without(wish.text, match);
  if (ALL.test(rest)) return undone(scene.groups.length, rest.replace(ALL, ' '));
  const counted = COUNT.exec(rest);
  const number = counted ? numberOf(counted[1] ?? counted[2] ?? '1') : 1;
  const others = counted ? without(rest, counted) : rest;
  if (number > scene.groups.length) {
    return refusal(
      wish,
      `there ${scene.groups.length === 1 ? 'is 1 change' : `are ${scene.groups.length} changes`} to undo`,
    );
  }
  if (number === 0) return refusal(wish, 'no number of changes');
  return named(others, scene) ? undone(number, '') : undoOf(others, number, wish, scene);
};

function undoOf(others: string, number: number, wish: Parameters<Reader>[0], scene: Scene): Reading {
  const words = others
    .replaceAll(PLAIN, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return undone(number, '');
  const last = scene.groups
    .at(-1)
    ?.map(({ kind }) => kind)
    .join(', ');
  return refusal(
    wish,
    `changes are undone from the last one backwards; the last one was: ${last?.replaceAll('_', ' ')}`,
  );
}

const KIND_WORDS: [RegExp, Edit['kind'][]][] = [
  [/colou?r|farbe|couleur|color|cor(?![\p{L}])|色/iu, ['colours']],
  [/\bname\b|renam|umbenenn|nom\b|nombre|nome|名前/iu, ['rename']],
  [/price|preis|prix|precio|preço|価格|値段/iu, ['price']],
  [/page|seite|página|ページ/iu, ['add_page', 'add_feature', 'remove_page', 'rename_page', 'move_page']],
  [/hours|öffnungszeit|horaire|horario|horário|営業時間/iu, ['hours']],
  [/headline|überschrift|titre|titular|título/iu, ['headline']],
  [/language|translation|sprache|übersetzung|langue|idioma|言語/iu, ['language']],
  [/field|feld|champ|campo/iu, ['add_field', 'remove_field']],
];

/** Whether the words name what the last group of edits did. */
function named(words: string, scene: Scene): boolean {
  const kinds = KIND_WORDS.filter(([pattern]) => pattern.test(words)).flatMap(([, kinds]) => kinds);
  const last = scene.groups.at(-1) ?? [];
  return last.length > 0 && last.every(({ kind }) => kinds.includes(kind));
}

function numberOf(word: string): number {
  return NUMBER_WORDS[word.toLowerCase()] ?? Number(word);
}

function undone(undoes: number, rest: string): Reading {
  const what = undoes === 1 ? 'The last change is' : `The last ${undoes} changes are`;
  return { edits: [], undoes, understood: [`${what} undone.`], rest: rest.replaceAll(PLAIN, ' ') };
}
