import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { contentWords, namedFacts } from '../words/words.js';

/** "swap Anna and Ben round": two facts that are named, or the first two, change places wherever they are shown. */
export function swapPlaces(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const ids = namedPair(editor, instruction, language);
  if (ids === null) return null;
  const [a, b] = ids;
  const swapped = (each: string): string => (each === a ? b : each === b ? a : each);
  const { next } = editor;
  const order = next.facts.map(({ id }) => swapped(id));
  next.facts = order.flatMap((id) => next.facts.find((fact) => fact.id === id) ?? []);
  for (const section of next.pages.flatMap((page) => page.sections))
    section.facts = section.facts.map(swapped);
  const names = ids.map((id) => nameOf(editor, id));
  return { kind: 'moved', what: names.join(', ') };
}

function namedPair({ next }: Editor, { text }: Instruction, language: Language): [string, string] | null {
  const typed = next.facts.filter(
    ({ type }) => type === 'item' || type === 'person' || type === 'date' || type === 'list',
  );
  const words = contentWords(text, language);
  const found = namedFacts(words, typed, language);
  const [first, second] = found;
  if (first !== undefined && second !== undefined) return [first.fact.id, second.fact.id];
  const names = [...text.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name);
  const texts = names.flatMap(
    (name) => next.facts.find((fact) => JSON.stringify(fact).includes(name))?.id ?? [],
  );
  return texts[0] !== undefined && texts[1] !== undefined && texts[0] !== texts[1]
    ? [texts[0], texts[1]]
    : null;
}

function nameOf({ next }: Editor, id: string): string {
  const fact = next.facts.find((each) => each.id === id);
  return fact !== undefined && 'name' in fact ? (fact.name ?? id) : id;
}
