import type { Language } from '../packs/language.js';
import { themeFor } from '../layout/theme.js';
import type { Change } from './made-change.js';
import type { Editor } from './editor.js';
import type { Instruction } from './instructions.js';

/** New colors or another mood: those that are named and not the ones that go. */
export function changeLook(editor: Editor, { folded }: Instruction, language: Language): Change | null {
  const { colours, tones, lists, changes } = language;
  const named = colours.find(folded);
  const moods = [...new Set(tones.find(folded).map(({ key }) => key))];
  const isAsked =
    lists.look.isIn(folded) ||
    [changes.set, changes.replace, changes.add].some((list) => list.isIn(folded)) ||
    lists.wish.isIn(folded) ||
    lists.site.isIn(folded);
  if (!isAsked || (named.length === 0 && (moods.length === 0 || !lists.look.isIn(folded)))) return null;
  const replaced = changes.replace.find(folded)[0];
  const after = named.filter(({ start }) => replaced !== undefined && start > replaced.end);
  const gone = after.length < named.length ? after : after.slice(0, named.length > 1 ? 1 : 0);
  const kept = named.filter((match) => !gone.includes(match)).map(({ word }) => word);
  const { identity, theme } = editor.next;
  const next = themeFor(identity.kind, { colours: kept, tones: moods }, language, identity.name);
  editor.next.theme = {
    ...theme,
    ...(next.accent === undefined ? {} : { accent: next.accent }),
    ...(moods.length > 0 ? { id: next.id, density: next.density } : {}),
    ...(next.scheme === 'auto' ? {} : { scheme: next.scheme }),
  };
  editor.touched.add('theme');
  return { kind: 'colours', to: [...kept, ...moods].join(', ') };
}
