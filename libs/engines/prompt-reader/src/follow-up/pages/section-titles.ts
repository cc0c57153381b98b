import type { Page, Section, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { trimEnd } from '../../text/trim-end.js';
import { hasWords, indexOfWords } from '../../text/whole-words.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { factsOfNotice } from '../notices/shown-notice.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords } from '../words/words.js';

const EACH_QUOTED = new RegExp(QUOTED.source, 'gu');
const MAX_TITLE = 60;

/** A section or page by the title that visitors see. */
interface Titled {
  title: string;
  of: Section | Page;
}

/** The titles of all pages and sections; the headline is none. */
export const titlesOf = ({ pages }: SiteDocument): Titled[] =>
  pages.flatMap((page) => [
    { title: page.title, of: page },
    ...page.sections.flatMap((section): Titled[] => {
      const title = section.heading?.text ?? section.label;
      return title === undefined || section.component === 'hero' ? [] : [{ title, of: section }];
    }),
  ]);

/** The section or page, the whole title of which a message has; the longest of several. */
export function titledIn(text: string, document: SiteDocument, language: Language): Titled | null {
  const named = titlesOf(document)
    .filter(({ title }) => contentWords(title, language).length > 0 && hasWords(text, title))
    .toSorted((a, b) => b.title.length - a.title.length);
  return named[0] ?? null;
}

/** Whether a message gives a part of the site another title: "Rename the … bit to …". */
export function isAboutTitle({ folded }: Instruction, { messages, changes }: Language): boolean {
  const isCalled = messages.call.isIn(folded) || changes.rename.isIn(folded);
  return isCalled && messages.section.isIn(folded);
}

/** 'Call the Prices page "What it costs"': what follows the old title is the new one. */
export function renameTitle(editor: Editor, { text }: Instruction, language: Language): Change | null {
  const titled = titledIn(text, editor.next, language);
  if (titled === null) return null;
  const { title, of } = titled;
  const fresh = newTitle(text, title, language);
  if (fresh === null || fold(fresh) === fold(title)) return null;
  if ('path' in of) renamePage(of, fresh);
  else {
    for (const fact of editor.next.facts)
      if (fact.type === 'list' && fact.title === title && of.facts.includes(fact.id)) fact.title = fresh;
    if (of.heading === undefined) of.label = fresh;
    else of.heading.text = fresh;
  }
  return { kind: 'changed', what: title, from: title, to: fresh };
}

/** The first section of a listed page has the title of the page. */
function renamePage(page: Page, fresh: string): void {
  const [first] = page.sections;
  if (first?.label === page.title) first.label = fresh;
  page.title = fresh;
}

function newTitle(text: string, title: string, language: Language): string | null {
  const { messages, changes, lists } = language;
  const quote = [...text.matchAll(EACH_QUOTED)].map(([, each = '']) => each.trim()).at(-1);
  if (quote !== undefined && fold(quote) !== fold(title)) return quote;
  let rest = text.slice(indexOfWords(text, title) + title.length).replace(/^["”“»」』\s]+/u, '');
  const leads = [messages.section, changes.newValue, lists.function, changes.set, changes.rename];
  for (;;) {
    const folded = fold(rest);
    const lead = leads
      .flatMap((list) => list.find(folded))
      // A capital begins the title: "Find us".
      .filter(({ start, end }) => start === 0 && end > 0 && !/^\p{Lu}/u.test(rest))
      .toSorted((a, b) => b.end - a.end)[0];
    if (lead === undefined) break;
    rest = rest.slice(lead.end).replace(/^[\s:,]+/u, '');
  }
  rest = trimEnd(rest.split(/[,;]/u)[0] ?? '', ' .!?');
  for (;;) {
    const last = /\s(\S+)$/u.exec(rest)?.[1];
    if (
      last === undefined ||
      ![lists.remark, lists.aside, changes.set].some((list) => list.isWord(fold(last)))
    )
      break;
    rest = rest.slice(0, -last.length).trimEnd();
  }
  return rest === '' || rest.length > MAX_TITLE ? null : rest;
}

/** "Take the section Reviews off", "delete the Things to Do page": what has this title, with everything in it. */
export function removeTitled(
  editor: Editor,
  { text, folded }: Instruction,
  language: Language,
): Change | null {
  const titled = titledIn(text, editor.next, language);
  if (titled === null || !language.messages.section.isIn(folded) || isHome(titled)) return null;
  const sections = sectionsOf(titled);
  if (sections.some(({ record }) => record !== undefined)) return null;
  const ids = new Set(sections.map(({ id }) => id));
  editor.remove(factsOf(titled, editor.next));
  editor.changeSections((section) => (ids.has(section.id) ? null : section));
  return { kind: 'removed', what: titled.title };
}

const isHome = ({ of }: Titled): boolean => 'path' in of && of.path === '/';

const sectionsOf = ({ of }: Titled): readonly Section[] => ('path' in of ? of.sections : [of]);

/** What a section or page shows; of a page, what no other one shows as well. */
function factsOf(titled: Titled, { pages }: SiteDocument): Set<string> {
  const { of } = titled;
  const others = 'path' in of ? pages.filter(({ id }) => id !== of.id) : [];
  const elsewhere = new Set(others.flatMap(({ sections }) => sections.flatMap(({ facts }) => facts)));
  return new Set(
    sectionsOf(titled)
      .flatMap(({ facts }) => facts)
      .filter((id) => !elsewhere.has(id)),
  );
}

/** The facts of the section, the title of which a message has next to a word for sections, and of the notice that it names. */
export function factsOfTitled(text: string, document: SiteDocument, language: Language): ReadonlySet<string> {
  const titled = language.messages.section.isIn(fold(text)) ? titledIn(text, document, language) : null;
  const own = titled === null || isHome(titled) ? [] : factsOf(titled, document);
  return new Set([...own, ...factsOfNotice(text, document, language)]);
}
