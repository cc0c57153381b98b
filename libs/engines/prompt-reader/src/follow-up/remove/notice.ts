import type { Language } from '../../packs/language.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Instruction } from '../instructions/instruction.js';
import { noticeOf } from '../notices/shown-notice.js';
import { contentWords, overlap } from '../words/words.js';

/** "Take the banner down again": the one of several that has most words of the message, else all. */
export function removeNotice(editor: Editor, { text }: Instruction, language: Language): Change | null {
  const section = noticeOf(editor.next);
  if (section === undefined) return null;
  const words = contentWords(text, language);
  const notices = editor.next.facts.flatMap((fact) =>
    fact.type === 'statement' && section.facts.includes(fact.id)
      ? [{ ...fact, score: overlap(words, fact.text, language) }]
      : [],
  );
  const best = Math.max(0, ...notices.map(({ score }) => score));
  const gone = notices.filter(({ score }) => score === best);
  editor.remove(new Set(gone.map(({ id }) => id)));
  return { kind: 'removed', what: gone.map((each) => each.text).join(', ') };
}
