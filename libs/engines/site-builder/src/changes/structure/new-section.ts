import type { Edit } from '../../model/edit.js';
import type { Section, Site } from '../../model/site.js';
import { freeName, slugOf } from './names.js';
import { changeWords } from './change-words.js';

type AddSection = Extract<Edit, { kind: 'add_section' }>;

/** A text section of statements; without any, a draft that says so. */
export function textSection(site: Site, taken: string[], heading: string, statements: string[]): Section {
  const words = changeWords(site.language);
  return {
    type: 'text',
    id: idOf(heading, taken),
    heading,
    paragraphs: statements.length > 0 ? statements : [words.draft],
    isDraft: statements.length === 0,
  };
}

/** The section that shows what a feature is about with the facts of the site; a text where it has none. */
export function newSection(site: Site, taken: string[], { feature, title, statements }: AddSection): Section {
  const id = idOf(title, taken);
  switch (feature) {
    case 'opening_hours':
      if (site.hours.length === 0) break;
      return { type: 'hours', id, heading: title, hours: site.hours, note: statements[0] ?? null };
    case 'contact_form':
    case 'map':
      return { type: 'contact', id, heading: title, text: statements[0] ?? null, contact: site.contact };
    case 'menu':
    case 'price_list':
      if (site.items.length === 0) break;
      return {
        type: 'items',
        id,
        heading: title,
        text: statements[0] ?? null,
        items: site.items,
        note: null,
      };
    case 'faq': {
      const questions = questionsOf(statements);
      if (questions.length === 0) break;
      return { type: 'faq', id, heading: title, questions };
    }
    case 'gallery':
      if (statements.length === 0) break;
      return { type: 'gallery', id, heading: title, captions: statements };
    default:
  }
  return textSection(site, taken, title, statements);
}

/** Sentences that ask, each with the sentences up to the next question as its answer. */
export function questionsOf(statements: string[]): { question: string; answer: string }[] {
  const questions: { question: string; answer: string }[] = [];
  for (const statement of statements) {
    const last = questions.at(-1);
    if (/[?？]$/.test(statement)) questions.push({ question: statement, answer: '' });
    else if (last) last.answer = `${last.answer} ${statement}`.trim();
  }
  return questions.filter(({ answer }) => answer !== '');
}

function idOf(title: string, taken: string[]): string {
  return freeName(slugOf(title), '-', (name) => taken.includes(name));
}
