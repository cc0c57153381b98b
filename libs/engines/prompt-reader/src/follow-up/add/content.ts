import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import { pickVariant } from '../../layout/pick.js';
import type { Content } from '../instructions/content.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import { addNotice } from './notice.js';

/** Writes the texts of a request where they belong: as questions and answers, a section of their own, or the headline. */
export function addContent(editor: Editor, content: Content, range: Range, own: Language): Change {
  switch (content.kind) {
    case 'questions':
      return addPairs(editor, content.pairs, range, own);
    case 'section':
      return addSection(editor, content, range);
    case 'notice':
      return addNotice(editor, content, range, own);
    default:
      return setHeadline(editor, content.text, range);
  }
}

/** Questions and answers are a section of their own, which the home page gets if the site has none. */
export function addPairs(
  editor: Editor,
  pairs: readonly (readonly [question: string, answer: string])[],
  range: Range,
  { labels }: Language,
): Change {
  const ids = pairs.map(([topic, text]) => editor.create({ type: 'policy', topic, text }, range));
  const sections = editor.next.pages.flatMap((page) => page.sections);
  const known = sections.find(({ component }) => component === 'questions');
  if (known !== undefined) known.facts.push(...ids);
  else {
    const label = labels.records.faq[1] ?? labels.records.faq[0];
    editor.appendSection({
      id: 'questions',
      component: 'questions',
      variant: pickVariant('questions', editor.next.identity.name),
      facts: ids,
      ...(label === undefined ? {} : { label }),
    });
  }
  return { kind: 'added', what: pairs[0]?.[0] ?? '' };
}

function addSection(
  editor: Editor,
  { title, texts }: Extract<Content, { kind: 'section' }>,
  range: Range,
): Change {
  const facts = texts.map((text) => editor.create({ type: 'statement', text }, range));
  editor.appendSection({
    id: 'section',
    component: 'prose',
    variant: pickVariant('prose', editor.next.identity.name),
    heading: { text: title, basis: facts },
    facts,
  });
  return { kind: 'added', what: title };
}

/** The heading of the first section takes the place of the name there; the name stays in the head of the page. */
function setHeadline(editor: Editor, text: string, range: Range): Change {
  const hero = editor.next.pages[0]!.sections.find(({ component }) => component === 'hero');
  const from = hero?.heading?.text ?? '';
  const basis = hero?.heading?.basis[0];
  const fact = editor.next.facts.find(({ id }) => id === basis);
  if (hero === undefined) {
    editor.add({ type: 'statement', text }, range);
    return { kind: 'added', what: text };
  }
  if (fact?.type === 'statement' && fact.text === from) {
    fact.text = text;
    hero.heading = { text, basis: [fact.id] };
    return { kind: 'changed', what: from, from, to: text };
  }
  const id = editor.create({ type: 'statement', text }, range);
  hero.facts.push(id);
  hero.heading = { text, basis: [id] };
  return { kind: 'added', what: text };
}
