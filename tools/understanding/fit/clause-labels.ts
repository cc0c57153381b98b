import { type Tag, TAGS } from '@capstan/prompt-reader';
import type { LabeledPrompt } from '../labels.js';
import type { TrainingPrompt } from '../training.js';

interface Part {
  start: number;
  end: number;
}

const TAG_OF: Readonly<Record<string, Tag>> = {
  name: 'name',
  kind: 'kind',
  place: 'place',
  address: 'place',
  person: 'person',
  item: 'item',
  price: 'item',
  hours: 'hours',
  about: 'about',
  audience: 'about',
  policy: 'policy',
  event: 'event',
  number: 'number',
  quote: 'quote',
  feature: 'feature',
  field: 'field',
  page: 'page',
  look: 'look',
  not: 'not',
  'to-builder': 'to-builder',
  noise: 'to-builder',
};
const IDENTITY: ReadonlySet<string> = new Set(['name', 'kind', 'place']);

interface Label extends Part {
  tag: Tag;
  isIdentity: boolean;
  isHeading: boolean;
}

/** Where the labeled clauses of a prompt are; they are in its order. */
function labelsOf({ text, clauses = [] }: TrainingPrompt): Label[] {
  let reached = 0;
  return clauses.flatMap(([said, tag, value]): Label[] => {
    const later = text.indexOf(said, reached);
    const start = later === -1 ? text.indexOf(said) : later;
    if (start === -1) return [];
    reached = Math.max(reached, start + 1);
    return [
      {
        start,
        end: start + said.length,
        tag: TAG_OF[tag] ?? 'fact',
        isIdentity: IDENTITY.has(tag),
        isHeading: tag === 'noise' && value === 'heading',
      },
    ];
  });
}

const letters = (text: string): number => (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
const MIN_SHARE = 0.5;
const MIN_ORDER = 6;
/** A name with what it is, in one clause, is a clause of the name. */
const NAME_SHARE = 1.5;

/** The tag of a part of a prompt: that of most of its letters. Null if it has none, or if a title is uninformative. */
export function tagOfPart(prompt: TrainingPrompt, part: Part, isOrdering: boolean): Tag | null {
  const found = labelsOf(prompt)
    .map((label) => {
      const from = Math.max(label.start, part.start);
      const to = Math.min(label.end, part.end);
      return { ...label, size: to > from ? letters(prompt.text.slice(from, to)) : 0 };
    })
    .filter(({ size }) => size > 0);
  const whole = letters(prompt.text.slice(part.start, part.end));
  if (found.length === 0 || whole === 0) return null;
  if (found.some(({ isHeading }) => isHeading)) return 'fact';
  const identity = found.some(({ isIdentity }) => isIdentity);
  const others =
    whole - found.filter(({ tag }) => tag !== 'to-builder').reduce((sum, { size }) => sum + size, 0);
  if (identity && isOrdering && others >= MIN_ORDER) return 'order';
  const sizes = new Map<Tag, number>();
  for (const { tag, size } of found)
    sizes.set(tag, (sizes.get(tag) ?? 0) + size * (tag === 'name' ? NAME_SHARE : 1));
  const [best] = [...sizes].toSorted((a, b) => b[1] - a[1]);
  const covered = found.reduce((sum, { size }) => sum + size, 0);
  return best === undefined || covered < whole * MIN_SHARE * 0.5 ? null : best[0];
}

const HIDDEN: readonly Tag[] = ['feature', 'field', 'page', 'look', 'not', 'to-builder', 'order'];
const SHOWN: readonly Tag[] = TAGS.filter((tag) => !HIDDEN.includes(tag));

/** The tags that a part can have in a prompt of which only facts and forbidden words are labeled. */
export function possibleTags(
  { prompt, facts, forbidden }: LabeledPrompt,
  part: Part,
): ReadonlySet<Tag> | null {
  const text = prompt.slice(part.start, part.end);
  const overlapsWith = (said: string): boolean => {
    for (let at = prompt.indexOf(said); at !== -1; at = prompt.indexOf(said, at + 1))
      if (at < part.end && at + said.length > part.start) return true;
    return false;
  };
  const isHidden = forbidden.strings.some((said) => said.length > 5 && overlapsWith(said));
  const isShown = facts.some(
    ({ text: said, type }) => type !== 'place' && said.length > 3 && overlapsWith(said),
  );
  if (isHidden === isShown || letters(text) === 0) return null;
  return new Set(isHidden ? HIDDEN : SHOWN);
}
