import { type FactOf, wordsOfFact } from '@capstan/site-document';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { trimEnd } from '../../text/trim-end.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { textsOf, writeText } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

/** A number, a time or an amount as it is written. */
const NUMERIC = /\d+(?:[.:,]\d+)*/gu;
const NAMES = new RegExp(NAME, 'gu');
/** Words of what goes: "not the Golden Lion". */
const MAX_OLD_WORDS = 3;
const MAX_RUN = 40;
const MIN_NAME = 4;

interface Correction {
  old: string;
  fresh: string;
}

/** "the bus leaves at 11.15, not 11.45", "Oxenhope instead of Haworth": what a sentence of the site says is replaced as it is written. */
export function correctText(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const words = contentWords(instruction.text, language);
  const corrections = [
    ...correctionsIn(instruction, editor, language),
    ...statedCorrections(instruction, editor, language),
  ];
  for (const { old, fresh } of corrections) {
    const named = correctName(editor, old, fresh);
    if (named !== null) return named;
    const holders = editor.next.facts.filter((fact) => textsOf(fact).some(([, text]) => has(text, old)));
    const scored = holders
      .map((fact) => ({ fact, score: overlap(words, textsOf(fact).flat().join(' '), language) }))
      .toSorted((a, b) => b.score - a.score);
    const [best, second] = scored;
    if (best !== undefined && /^\p{Lu}/u.test(old) && !language.days.isIn(fold(old))) {
      editor.renameEverywhere(old, fresh);
      return { kind: 'changed', what: old, from: old, to: fresh };
    }
    if (best === undefined) {
      const place = correctPlace(editor, old, fresh);
      if (place !== null) return place;
    }
    if (best === undefined || best.score === second?.score) continue;
    // A number alone may be of anything.
    if (best.score === 0 && /^\d+$/u.test(old)) continue;
    for (const [key, text] of textsOf(best.fact)) {
      if (has(text, old)) writeText(best.fact, key, replaced(text, old, fresh));
    }
    return { kind: 'changed', what: old, from: old, to: fresh };
  }
  return null;
}

/** "Denis Rundle, not Derek": the name of a person or item, wherever it is said. */
function correctName(editor: Editor, old: string, fresh: string): Change | null {
  const holders = editor.next.facts.flatMap((fact) =>
    (fact.type === 'person' || fact.type === 'item') && has(fact.name, old) ? [fact.name] : [],
  );
  const [from] = holders;
  if (from === undefined || new Set(holders).size > 1 || /^\d/u.test(old)) return null;
  const isWhole =
    fresh.includes(' ') &&
    fold(fresh)
      .split(' ')
      .some((word) => fold(from).split(' ').includes(word));
  const to = isWhole ? fresh : replaced(from, old, fresh);
  editor.renameEverywhere(from, to);
  return { kind: 'changed', what: from, from, to };
}

/** "at number 16, not 14", "Ludlow should be Craven Arms": a number of the only address that has it, a name wherever it is. */
function correctPlace(editor: Editor, old: string, fresh: string): Change | null {
  const places = editor.next.facts.filter(
    (fact): fact is FactOf<'place'> =>
      fact.type === 'place' && [fact.address, fact.area].some((text) => has(text ?? '', old)),
  );
  const [place] = places;
  if (place === undefined || (places.length > 1 && !/^\p{Lu}/u.test(old))) return null;
  editor.renameEverywhere(old, fresh);
  return { kind: 'changed', what: old, from: old, to: fresh };
}

/** What goes follows "not", and what comes is before it; where verbs are last, the other way round. */
function correctionsIn({ text, folded }: Instruction, editor: Editor, language: Language): Correction[] {
  const isReversed = !language.grammar.isSpaced;
  return language.changes.instead.find(folded).flatMap(({ start, end }): Correction[] => {
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const old = isReversed ? lastSaid(before, editor) : firstSaid(after, editor);
    if (old === null) return [];
    const rest = isReversed ? after : before;
    const beyond = isReversed ? '' : after.slice(after.indexOf(old) + old.length);
    const fresh = sameShape(rest, old, language, !isReversed) ?? sameShape(beyond, old, language, false);
    return fresh === null || fold(fresh) === fold(old) ? [] : [withUnits(old, fresh, text)];
  });
}

/** "ludlow should be Craven Arms": a name of the site, and the one that is right. */
function statedCorrections({ text, folded }: Instruction, editor: Editor, language: Language): Correction[] {
  // Where nouns are capital, what follows may be a role: "Frau Meier soll Leiterin werden".
  if (!language.grammar.isSpaced || language.grammar.nounsAreCapital) return [];
  return language.changes.corrects.find(folded).flatMap(({ start, end }): Correction[] => {
    const fresh = new RegExp(`^\\s*(?:${NAME})`, 'u').exec(text.slice(end))?.[0].trim();
    const old = nameBefore(text.slice(0, start).trim(), editor);
    const isName =
      fresh !== undefined && ![language.days, language.lists.role].some((list) => list.isIn(fold(fresh)));
    return isName && old !== null ? [{ old, fresh }] : [];
  });
}

/** The whole text, if the site has it as a name: with a capital. */
function nameBefore(said: string, { next }: Editor): string | null {
  if (said.length < MIN_NAME || said.split(/\s+/u).length > MAX_OLD_WORDS) return null;
  for (const own of next.facts.flatMap((fact) => wordsOfFact(fact))) {
    const at = indexOf(own, said);
    const written = own.slice(at, at + said.length);
    if (at !== -1 && /^\p{Lu}/u.test(written) && (at > 0 || own.length === said.length)) return written;
  }
  return null;
}

const NUMBER_AND_UNIT = /^(?<number>\d[\d.,:]*)\s+\p{L}/u;

/** "6 months, not 90 days": a number goes with its unit where the new one has one, too, else without it. */
function withUnits(old: string, fresh: string, text: string): Correction {
  const number = NUMBER_AND_UNIT.exec(old)?.groups?.['number'];
  if (number === undefined || !/^\d[\d.,:]*$/u.test(fresh)) return { old, fresh };
  const after = text.slice(text.indexOf(fresh) + fresh.length);
  const unit = /^\s+(\p{L}+)/u.exec(after)?.[1];
  return unit === undefined ? { old: number, fresh } : { old, fresh: `${fresh} ${unit}` };
}

/** The longest run of words at the start that the site says. */
function firstSaid(text: string, editor: Editor): string | null {
  const tokens = [...text.matchAll(/[^\s,;!?()]+/gu)].slice(0, MAX_OLD_WORDS + 1);
  for (let from = 0; from < Math.min(2, tokens.length); from += 1) {
    for (let count = Math.min(MAX_OLD_WORDS, tokens.length - from); count > 0; count -= 1) {
      const [first, last] = [tokens[from]!, tokens[from + count - 1]!];
      const run = trimEnd(text.slice(first.index, last.index + last[0].length), '.:');
      if (isSpecific(run) && says(editor, run)) return run;
    }
  }
  return null;
}

/** The number or run of one script before a word that negates it. */
function lastSaid(text: string, editor: Editor): string | null {
  const near = text.trim().slice(-MAX_RUN);
  // bounded: MAX_RUN
  const run = /(?:\d[\d:.,時分円]*|[\p{Script=Katakana}ー]+|\p{Script=Han}+)$/u.exec(near)?.[0];
  return run !== undefined &&
    editor.next.facts.some((fact) => wordsOfFact(fact).some((own) => own.includes(run)))
    ? run
    : null;
}

/** Whether a text or a name of the site has it. */
const says = ({ next }: Editor, said: string): boolean =>
  next.facts.some((fact) => wordsOfFact(fact).some((words) => has(words, said)));

const isSpecific = (run: string): boolean => /\d|\p{Lu}/u.test(run) || run.length > 3;

/** A number for a number, a name for a name, a word for a word. */
function sameShape(text: string, old: string, language: Language, fromEnd: boolean): string | null {
  const at = (found: readonly string[]): string | null => (fromEnd ? found.at(-1) : found[0]) ?? null;
  if (CODE.test(old)) return sameCode(text, old, fromEnd);
  if (/^\d/u.test(old)) return at([...text.matchAll(NUMERIC)].map(([number]) => number));
  if (language.days.isIn(fold(old)))
    return at(language.days.find(fold(text)).map(({ start, end }) => text.slice(start, end)));
  const names = [...text.matchAll(NAMES)]
    .map(([name]) => name)
    .filter((name) => contentWords(name, language).length > 0 && !language.days.isIn(fold(name)));
  return /^\p{Lu}/u.test(old) || names.length === 1 ? at(names) : null;
}

/** Letters and digits without spaces: "DL8", "A4". */
const CODE = /^(?=\S*\p{Lu})(?=\S*\d)/u;

/** "DL8 3PD, not DL8 3PB": as many words, with letters and digits in the same places. */
function sameCode(text: string, old: string, fromEnd: boolean): string | null {
  const shape = (words: string): string => fold(words).replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/gu, '0');
  const words = text.match(/[^\s,;!?()]+/gu) ?? [];
  const count = old.split(/\s+/u).length;
  const runs = words.map((_, index) => words.slice(index, index + count).join(' '));
  return (fromEnd ? runs.toReversed() : runs).find((run) => shape(run) === shape(old)) ?? null;
}

/** Whether a text says it as words of its own. */
function has(text: string, said: string): boolean {
  return indexOf(text, said) !== -1;
}

function indexOf(text: string, said: string): number {
  const [folded, wanted] = [fold(text), fold(said)];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    const isWhole = !/[\p{L}\p{N}]$|[£€$¥]\s?$/u.test(folded.slice(0, at)) || !/^[\p{L}\p{N}]/u.test(wanted);
    if (isWhole && !/^(?:[\p{L}\p{N}]|[.:,]\d)/u.test(folded.slice(at + wanted.length))) return at;
  }
  return -1;
}

function replaced(text: string, old: string, fresh: string): string {
  const at = indexOf(text, old);
  const isCapital = /^\p{Lu}/u.test(text.slice(at));
  const written = isCapital ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
  return text.slice(0, at) + written + text.slice(at + old.length);
}
