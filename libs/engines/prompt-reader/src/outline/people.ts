import type { PromptText } from '../clauses/prompt-text.js';
import type { Draft } from '../extract/drafts.js';
import { isNameShaped, splitHonorific } from '../extract/name-shape.js';
import type { Range } from '../text/range.js';
import { trimEnd } from '../text/trim-end.js';
import { type Listed, listedIn } from './entries.js';
import { type EntryReading, LEFT } from './entry-reading.js';
import { contentOf, listOf, MIN_LISTED, wordCount } from './lists.js';
import type { Entry } from './outline.js';

const MAX_NAME = 5;
/** A longer text behind a name says more than a role. */
const MAX_ROLE_WORDS = 8;

/** "Team: Dr. Sarah Lee (orthodontist), Tom Reyes": people, if all entries are. */
export function readPeople(prompt: PromptText, { body, start }: Entry): EntryReading {
  const { entries: listed, end } = contentOf(prompt, body);
  const days = listed.filter(
    ({ name, rest }) => rest !== null && prompt.language.days.isIn(prompt.fold(name)),
  );
  if (days.length >= MIN_LISTED && days.length === listed.length)
    return { drafts: days.map((day) => listOfDay(prompt, day)), taken: [{ start, end }] };
  const entries = listed.map((entry) => withComma(prompt, entry));
  const people = entries.map(({ name, rest, about, ...range }): Draft | null => {
    const { title, name: own } = splitHonorific(prompt.words(name), prompt.language);
    if (!isNameShaped(own) || wordCount(own) > MAX_NAME) return null;
    const said = rest === null ? undefined : trimEnd(prompt.words(rest), '.,;');
    const isRole = said !== undefined && wordCount(said) <= MAX_ROLE_WORDS;
    return {
      fact: {
        type: 'person',
        name: own,
        ...(title === undefined ? {} : { title }),
        ...(said === undefined || said === '' ? {} : isRole ? { role: said } : { about: said }),
        ...(about === undefined ? {} : { about: prompt.words(about) }),
      },
      range: { start: range.start, end: range.end },
      covers: [{ start: range.start, end: range.end }],
    };
  });
  const found = people.filter((each) => each !== null);
  return found.length === 0 || found.length < people.length
    ? LEFT
    : { drafts: found, taken: [{ start, end }] };
}

/** "Friday - The Salt Sisters, Marrow & Pine": who is there on a day. */
function listOfDay(prompt: PromptText, { name, rest }: Listed): Draft {
  const { entries } = listedIn(prompt, rest!);
  return listOf(prompt, entries, prompt.words(name));
}

/** "Ana Duarte, CEO", "Ana Duarte, CEO: how it began" on a line of its own. */
function withComma({ text }: PromptText, entry: Listed): ListedPerson {
  const at = text.slice(entry.start, entry.name.end).indexOf(',');
  if (at === -1) return entry;
  const name = { start: entry.start, end: entry.start + at };
  if (entry.rest === null) return { ...entry, name, rest: { start: name.end + 1, end: entry.end } };
  return { ...entry, name, rest: { start: name.end + 1, end: entry.name.end }, about: entry.rest };
}

interface ListedPerson extends Listed {
  about?: Range;
}
