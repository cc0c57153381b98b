import { type Fact, type Section, type SiteDocument, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';

/** A section, and the one fact in it that a message means, where it means one. */
export interface FoundSection {
  section: Section;
  fact?: string;
}

/** Sections that stay at the top of their page. */
export const TOP: ReadonlySet<string> = new Set(['hero', 'notice']);

/** The section that words name: by its title, its form, its kind, or where `isByContent`, by what is in it; the hero is none. */
export function sectionOf(
  text: string,
  document: SiteDocument,
  language: Language,
  isByContent: boolean,
): FoundSection | null {
  const sections = document.pages
    .flatMap((page) => page.sections)
    .filter(({ component }) => !TOP.has(component));
  const found =
    // "the contact form" does not mean the section Contact.
    byFeature(sections, text, document.facts, language) ??
    sections.find((section) => isNamed(titleOf(section), text, language)) ??
    byTitle(sections, text, language) ??
    byKind(sections, text, document.facts, language);
  if (found !== undefined) return { section: found };
  return isByContent ? byContent(sections, text, document.facts, language) : null;
}

/** "the bit about arriving late" does not name the section About. */
const isNamed = (title: string, text: string, language: Language): boolean =>
  contentWords(title, language).length > 0 && hasWords(text, title);

const titleOf = ({ label, heading }: Section): string => heading?.text ?? label ?? '';

/** Forms and galleries; the questions with their answers, also where they are among the rules. */
function byFeature(
  sections: readonly Section[],
  text: string,
  facts: readonly Fact[],
  { features, orders, lists }: Language,
): Section | undefined {
  const folded = fold(text);
  const found = features
    .find(folded)
    // "the contact details" are no form.
    .filter(({ key, word }) => key !== 'form' || !lists.contactCue.isWord(word));
  const keys = new Set<string>(found.map(({ key }) => key));
  const isQuestions = keys.has('faq') || orders.questions.isIn(folded);
  const questions = isQuestions
    ? (sections.find(({ component }) => component === 'questions') ??
      sections.find((section) => factsOf(section, facts).some((fact) => /[?？]/u.test(textOf(fact)))))
    : undefined;
  return questions ?? sections.find(({ component, record }) => keys.has(component) || keys.has(record ?? ''));
}

const byTitle = (sections: readonly Section[], text: string, language: Language): Section | undefined => {
  const words = contentWords(text, language);
  return sections.find((section) => overlap(words, titleOf(section), language) > 0);
};

const ABOUT: ReadonlySet<string> = new Set(['prose', 'profile', 'statement']);

/** What sections are of: "the menu", "opening times", "our story". */
function byKind(
  sections: readonly Section[],
  text: string,
  facts: readonly Fact[],
  language: Language,
): Section | undefined {
  const folded = fold(text);
  const { lists, blocks, labels } = language;
  const kinds = new Set<string>([
    ...language.sections.find(folded).map(({ key }) => key),
    ...blocks.find(folded).map(({ key }) => key),
  ]);
  if (lists.menu.isIn(folded) || kinds.has('pricing')) kinds.add('offer');
  if (lists.open.isIn(folded) || folded.includes(fold(labels.headings.hours))) kinds.add('hours');
  const isOf = (section: Section, kind: string): boolean => {
    if (section.component === kind) return true;
    const types = factsOf(section, facts).map(({ type }) => type);
    if (kind === 'offer') return types[0] === 'item';
    if (kind === 'about') return types[0] === 'statement' && ABOUT.has(section.component);
    return kind === 'policies' && section.component === 'questions';
  };
  const found = [...kinds].flatMap((kind) => sections.find((section) => isOf(section, kind)) ?? []);
  return (
    found[0] ??
    (kinds.has('hours') ? sections.find((section) => hasTimes(section, facts, language)) : undefined)
  );
}

/** "the bit about what to do if you are late": the section with the fact that has most of the words. */
function byContent(
  sections: readonly Section[],
  text: string,
  facts: readonly Fact[],
  language: Language,
): FoundSection | null {
  const { messages, lists } = language;
  const words = contentWords(text, language).filter(
    (word) => ![messages.section, messages.moves, lists.part].some((list) => list.isWord(word)),
  );
  const scored = sections
    .map((section) => {
      const hits = factsOf(section, facts).map((fact) => ({
        fact: fact.id,
        count: overlap(words, textOf(fact), language),
      }));
      const best = Math.max(0, ...hits.map(({ count }) => count));
      const sum = hits.reduce((total, { count }) => total + count, 0);
      const [first, second] = hits.filter(({ count }) => count === best);
      const only = first !== undefined && second === undefined ? { fact: first.fact } : {};
      return { section, best, sum, ...only };
    })
    .filter(({ best }) => best > 0 && best * 2 >= words.length)
    .toSorted((a, b) => b.best - a.best || b.sum - a.sum);
  const [first, second] = scored;
  if (first === undefined || (second?.best === first.best && second.sum === first.sum)) return null;
  const { best: _best, sum: _sum, ...found } = first;
  return found;
}

const textOf = (fact: Fact): string => wordsOfFact(fact).join(' ');

const factsOf = ({ facts }: Section, all: readonly Fact[]): Fact[] =>
  facts.flatMap((id) => all.find((fact) => fact.id === id) ?? []);

/** Opening hours may be said in sentences: days with times. */
const hasTimes = (section: Section, all: readonly Fact[], language: Language): boolean =>
  factsOf(section, all).some((fact) => {
    const text = wordsOfFact(fact).join(' ');
    return (
      fact.type === 'list' &&
      language.days.isIn(fold(text)) &&
      valuesIn(text, language).some(({ type }) => type === 'time')
    );
  });
