import type { Fact, Section } from '@capstan/site-document';

/** Components that can share a row with another one while they are short. */
const SHARING: ReadonlySet<string> = new Set([
  'hours',
  'contact',
  'location',
  'list',
  'policies',
  'prose',
  'people',
]);
const WIDE: ReadonlySet<string> = new Set([
  'hours/week',
  'contact/big',
  'list/tags',
  'people/portraits',
  'prose/columns',
]);
const MAX_LINES = 9;
const LINE = 60;

/** Sections in rows: two short ones next to each other share one, so that neither looks lost on a wide screen. */
export function rowsOf(
  sections: readonly Section[],
  factsOf: (section: Section) => readonly Fact[],
): Section[][] {
  const rows: Section[][] = [];
  let isOpen = false;
  for (const section of sections) {
    const isSharing = canShare(section, factsOf(section));
    if (isSharing && isOpen) {
      rows.at(-1)?.push(section);
      isOpen = false;
    } else {
      rows.push([section]);
      isOpen = isSharing;
    }
  }
  return rows;
}

function canShare({ component, variant, images, body }: Section, facts: readonly Fact[]): boolean {
  if (
    !SHARING.has(component) ||
    WIDE.has(`${component}/${variant}`) ||
    images !== undefined ||
    body !== undefined
  )
    return false;
  return facts.reduce((sum, fact) => sum + linesOf(fact), 0) <= MAX_LINES;
}

function linesOf(fact: Fact): number {
  if (fact.type === 'list') return fact.entries.length;
  if (fact.type === 'person') return 2 + linesOfText(fact.about);
  if (fact.type === 'policy') return 1 + linesOfText(fact.text);
  return fact.type === 'statement' ? linesOfText(fact.text) : 1;
}

const linesOfText = (text = ''): number => Math.ceil(text.length / LINE);
