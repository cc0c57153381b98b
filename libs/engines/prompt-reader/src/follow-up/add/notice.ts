import { pickVariant } from '../../layout/pick.js';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Content } from '../instructions/content.js';
import { noticeOf } from '../notices/shown-notice.js';

/** A notice at the top of the home page; a second one is below the first. */
export function addNotice(
  editor: Editor,
  { text, isInstead }: Extract<Content, { kind: 'notice' }>,
  range: Range,
  { labels }: Language,
): Change {
  const known = noticeOf(editor.next);
  const old = new Set(isInstead ? known?.facts : []);
  const id = editor.create({ type: 'statement', text }, range);
  if (known !== undefined) known.facts.push(id);
  else
    editor.prependSection({
      id: 'notice',
      component: 'notice',
      variant: pickVariant('notice', editor.next.identity.name),
      label: labels.headings.notice,
      facts: [id],
    });
  editor.remove(old);
  return { kind: 'added', what: text };
}
