import type { Language } from '../../packs/language.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import { themeFor } from '../../layout/theme.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Range } from '../../text/range.js';
import { contentWords } from '../words/words.js';

/** How far a color is from the word that says that it is not wanted: "I don't like the green". */
const MAX_GAP = 8;

const disliked = (folded: string, named: readonly Range[], { changes }: Language): Range[] => {
  const words = changes.dislikes.find(folded);
  return named.filter(({ start }) => words.some(({ end }) => end <= start && start - end <= MAX_GAP));
};

/** New colors or another mood: those that are named and not the ones that go. */
export function changeLook(editor: Editor, { folded }: Instruction, language: Language): Change | null {
  const { colors, tones, lists, changes } = language;
  const named = colors.find(folded);
  const moods = [...new Set(tones.find(folded).map(({ key }) => key))];
  // "a honey cake": what is named next to a color is what is asked for.
  const known = [
    colors,
    lists.look,
    lists.site,
    lists.part,
    lists.wish,
    lists.command,
    lists.remark,
    lists.aside,
  ];
  const others = contentWords(
    uncoveredWords(folded, [...tones.find(folded), ...known.flatMap((list) => list.find(folded))]).join(' '),
    language,
  );
  const [first, second] = named;
  const between = first === undefined || second === undefined ? '' : folded.slice(first.end, second.start);
  const isTo = changes.newValue.isIn(between) && contentWords(between, language).length === 0;
  const isOther =
    named.length > 1 && (isTo || [changes.instead, changes.replace].some((list) => list.isIn(folded)));
  const isAsked = lists.look.isIn(folded) || others.length === 0 || isOther;
  if (!isAsked || (named.length === 0 && (moods.length === 0 || !lists.look.isIn(folded)))) return null;
  // "blue, not red": the color that goes follows the word; where verbs are last, it precedes it.
  const [instead] = language.grammar.isSpaced ? changes.instead.find(folded) : [];
  const replaced = instead ?? changes.replace.find(folded)[0];
  const after = named.filter(({ start }) => replaced !== undefined && start > replaced.end);
  const last = after.length < named.length ? after : after.slice(0, named.length > 1 ? 1 : 0);
  const gone = isTo ? named.slice(0, 1) : [...last, ...disliked(folded, named, language)];
  const kept = named.filter((match) => !gone.includes(match)).map(({ word }) => word);
  const { identity, theme } = editor.next;
  const next = themeFor(identity.kind, { colors: kept, tones: moods }, language, identity.name);
  editor.next.theme = {
    ...theme,
    ...(next.accent === undefined ? {} : { accent: next.accent }),
    ...(moods.length > 0 ? { id: next.id, density: next.density } : {}),
    ...(next.scheme === 'auto' ? {} : { scheme: next.scheme }),
  };
  return { kind: 'colors', to: [...kept, ...moods].join(', ') };
}
