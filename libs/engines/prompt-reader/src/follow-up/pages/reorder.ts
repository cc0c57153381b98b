import { type Fact, type Section, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instructions.js';
import type { Change } from '../editing/made-change.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';

interface Place {
  /** Where the words of the place begin and end in the message. */
  start: number;
  end: number;
  to: 'first' | 'last' | 'before' | 'after';
}

/** "put the scone before the flat white", "the gallery at the bottom": another order of what there is. */
export function reorder(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const place = placeIn(instruction, language);
  if (place === null) return null;
  const { text } = instruction;
  const said =
    place.to === 'first' || place.to === 'last'
      ? text.slice(0, place.start) + text.slice(place.end)
      : text.slice(0, place.start);
  // "before the menu, people keep asking": what follows a comma is a reason.
  const other = text.slice(place.end).split(/[,;]/u)[0] ?? '';
  // In Japanese what it is placed next to is named before the words of the place.
  const [moved, neighbor] =
    language.grammar.isSpaced || place.to === 'first' || place.to === 'last' ? [said, other] : pairOf(said);
  return (
    moveFacts(editor, moved, neighbor, place, language) ??
    moveSections(editor, moved, neighbor, place, language)
  );
}

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

function bestOf(facts: readonly Fact[], text: string, language: Language): Fact | undefined {
  const words = contentWords(text, language);
  const scored = facts.flatMap((fact) => {
    if (fact.type !== 'item' && fact.type !== 'person') return [];
    const role = fact.type === 'person' ? (fact.role ?? '') : '';
    const hits = overlap(words, fact.name, language) + overlap(words, role, language) / 2;
    return hits === 0 ? [] : [{ fact, score: hits + hits / fact.name.split(/\s+/u).length }];
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

/** They stay where they are. */
const TOP: ReadonlySet<string> = new Set(['hero', 'notice']);

/** Sections by their labels, components and records. */
function moveSections(
  editor: Editor,
  moved: string,
  neighbor: string,
  { to }: Place,
  language: Language,
): Change | null {
  const sectionOf = (text: string): Section | undefined => {
    const keys = new Set<string>(language.features.find(fold(text)).map(({ key }) => key));
    const words = contentWords(text, language);
    const sections = editor.next.pages
      .flatMap((page) => page.sections)
      .filter(({ component }) => !TOP.has(component));
    const components = componentsIn(text, language);
    return (
      sections.find(
        ({ component, record, label, heading }) =>
          keys.has(component) ||
          keys.has(record ?? '') ||
          overlap(words, `${label ?? ''} ${heading?.text ?? ''}`, language) > 0,
      ) ??
      sections.find(({ component }) => components.has(component)) ??
      (components.has('hours')
        ? sections.find((section) => hasTimes(section, editor.next.facts, language))
        : undefined)
    );
  };
  const target = sectionOf(moved);
  const page = editor.next.pages.find(({ sections }) => target !== undefined && sections.includes(target));
  if (target === undefined || page === undefined) return null;
  const peers = page.sections.filter((each) => each !== target && !TOP.has(each.component));
  const other = to === 'first' ? peers[0] : to === 'last' ? peers.at(-1) : sectionOf(neighbor);
  if (other === undefined || !peers.includes(other)) return null;
  const isBefore = to === 'first' || to === 'before';
  page.sections = moveNextTo(
    page.sections,
    (each) => each === target,
    (each) => each === other,
    isBefore,
  );
  return { kind: 'moved', what: target.label ?? target.component };
}

/** The components that words of a site mean: "the menu", "opening times", "contact". */
function componentsIn(text: string, { lists, blocks, labels, sections }: Language): Set<string> {
  const folded = fold(text);
  const { headings } = labels;
  const isHours = lists.open.isIn(folded) || folded.includes(fold(headings.hours));
  const called = sections.find(folded).map(({ key }) => key);
  const isOffer =
    called.includes('offer') ||
    lists.menu.isIn(folded) ||
    blocks.find(folded).some(({ key }) => key === 'pricing');
  return new Set<string>([
    ...blocks.find(folded).map(({ key }) => key),
    ...called.filter((key) => key !== 'offer'),
    ...(isHours ? ['hours'] : []),
    ...(isOffer ? ['menu', 'pricing', 'features'] : []),
  ]);
}

/** Opening hours may be said in sentences: days with times. */
const hasTimes = ({ facts }: Section, all: readonly Fact[], language: Language): boolean =>
  all.some((fact) => {
    const text = wordsOfFact(fact).join(' ');
    return (
      facts.includes(fact.id) &&
      fact.type === 'list' &&
      language.days.isIn(fold(text)) &&
      valuesIn(text, language).some(({ type }) => type === 'time')
    );
  });

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
