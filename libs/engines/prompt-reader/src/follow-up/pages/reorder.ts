import type { Fact, Section } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { sectionOf, TOP } from './section-of.js';
import { contentWords, overlap } from '../words/words.js';

interface Place {
  /** Where the words of the place begin and end in the message. */
  start: number;
  end: number;
  to: 'first' | 'last' | 'before' | 'after';
}

/** "put the scone before the flat white", "the gallery at the bottom": another order of what there is. */
export function reorder(
  editor: Editor,
  instruction: Instruction,
  language: Language,
): Change | 'nothing' | null {
  const place = placeIn(instruction, language);
  const { text, folded } = instruction;
  // "At the very top I want it to say …": a new text has no place yet.
  if (place === null || saysText(folded, language)) return null;
  const before = text.slice(0, place.start);
  const isFollowed =
    contentWords(before, language).length === 0 && !sectionOf(before, editor.next, language, false);
  // "The hours to the top please, people look for them", but "First the hours".
  const said =
    isFollowed && (place.to === 'first' || place.to === 'last')
      ? (text.slice(place.end).split(/[,;]/u)[0] ?? '')
      : before;
  // "before the menu, people keep asking": what follows a comma is a reason.
  const other = text.slice(place.end).split(/[,;]/u)[0] ?? '';
  // In Japanese what it is placed next to is named before the words of the place.
  const [moved, neighbor] =
    language.grammar.isSpaced || place.to === 'first' || place.to === 'last' ? [said, other] : pairOf(said);
  return (
    moveFacts(editor, moved, neighbor, place, language) ??
    moveSections(editor, moved, neighbor, place, language.messages.moves.isIn(folded), language)
  );
}

const saysText = (folded: string, { notices }: Language): boolean =>
  [notices.says, notices.reads].some((list) => list.find(folded).some(({ word }) => word.includes(' ')));

const pairOf = (text: string): [string, string] => {
  const [first = '', ...rest] = text.split(/[をは]/u);
  return [first, rest.join('')];
};

function placeIn({ folded }: Instruction, { changes }: Language): Place | null {
  const found = (
    [
      ['first', changes.toFirst],
      ['last', changes.toLast],
      ['before', changes.ahead],
      ['after', changes.behind],
    ] as const
  ).flatMap(([to, list]) => list.find(folded).map(({ start, end }): Place => ({ start, end, to })));
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)[0] ?? null;
}

const isOfOrder = (word: string, { lists, messages }: Language): boolean =>
  [
    lists.site,
    lists.part,
    lists.command,
    lists.imperative,
    lists.remark,
    lists.aside,
    lists.wish,
    messages.moves,
    messages.section,
  ].some((list) => list.isIn(word));

function bestOf(facts: readonly Fact[], text: string, language: Language): Fact | undefined {
  const words = contentWords(text, language);
  const scored = facts.flatMap((fact) => {
    if (fact.type !== 'item' && fact.type !== 'person') return [];
    const role = fact.type === 'person' ? (fact.role ?? '') : '';
    const hits = overlap(words, fact.name, language) + overlap(words, role, language) / 2;
    // "the trim is free if you had a cut in the last month": that is more than a name and its place.
    const others = words.filter(
      (word) => overlap([word], `${fact.name} ${role}`, language) === 0 && !isOfOrder(word, language),
    );
    return hits === 0 || others.length >= hits
      ? []
      : [{ fact, score: hits + hits / fact.name.split(/\s+/u).length }];
  });
  const [best, next] = scored.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score === next?.score ? undefined : best.fact;
}

function moveFacts(
  editor: Editor,
  moved: string,
  neighbor: string,
  { to }: Place,
  language: Language,
): Change | null {
  const { facts } = editor.next;
  const target = bestOf(facts, moved, language);
  if (target === undefined || !('name' in target)) return null;
  const peers = facts.filter(({ type, id }) => type === target.type && id !== target.id);
  const other = to === 'first' ? peers[0] : to === 'last' ? peers.at(-1) : bestOf(peers, neighbor, language);
  if (other === undefined) return null;
  const isBefore = to === 'first' || to === 'before';
  editor.next.facts = moveNextTo(
    facts,
    (fact) => fact.id === target.id,
    (fact) => fact.id === other.id,
    isBefore,
  );
  for (const section of editor.next.pages.flatMap(({ sections }) => sections))
    section.facts = moveNextTo(
      section.facts,
      (id) => id === target.id,
      (id) => id === other.id,
      isBefore,
    );
  return { kind: 'moved', what: target.name ?? '' };
}

/** Sections, however a message names them, but for those at the top. */
function moveSections(
  editor: Editor,
  moved: string,
  neighbor: string,
  { to }: Place,
  isMove: boolean,
  language: Language,
): Change | 'nothing' | null {
  const found = sectionOf(moved, editor.next, language, isMove);
  const target = found?.section;
  const page = editor.next.pages.find(({ sections }) => target !== undefined && sections.includes(target));
  if (target === undefined || page === undefined) return null;
  const before = editor.snapshot();
  const peers = page.sections.filter((each) => each !== target && !TOP.has(each.component));
  const isEdge = to === 'first' || to === 'last';
  const other = isEdge
    ? peers.at(to === 'first' ? 0 : -1)
    : sectionOf(neighbor, editor.next, language, isMove)?.section;
  if (other === undefined || !peers.includes(other)) return null;
  const isBefore = to === 'first' || to === 'before';
  // "the coffee should come before the cake", in this order already
  const [at, next] = [page.sections.indexOf(target), page.sections.indexOf(other)];
  const isThere = isBefore ? at < next : at > next;
  if (!isThere)
    page.sections = moveNextTo(
      page.sections,
      (each) => each === target,
      (each) => each === other,
      isBefore,
    );
  const fact = found?.fact;
  if (fact !== undefined && to === 'first') {
    const rest = target.facts.filter((id) => id !== fact);
    target.facts = [fact, ...rest];
  }
  return editor.differsFrom(before) ? { kind: 'moved', what: titleOf(target) } : 'nothing';
}

const titleOf = ({ heading, label, component }: Section): string => heading?.text ?? label ?? component;

function moveNextTo<T>(
  all: readonly T[],
  isMoved: (each: T) => boolean,
  isOther: (each: T) => boolean,
  isBefore: boolean,
): T[] {
  const moved = all.find(isMoved);
  if (moved === undefined || !all.some(isOther)) return [...all];
  return all
    .filter((each) => !isMoved(each))
    .flatMap((each) => (isOther(each) ? (isBefore ? [moved, each] : [each, moved]) : [each]));
}
