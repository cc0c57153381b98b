import type { Fact } from '../model/facts.js';
import type { Section } from '../model/pages.js';
import type { SiteDocument } from '../model/site-document.js';

/** A text that visitors read, and where it is. */
export interface PlacedText {
  text: string;
  path: readonly PropertyKey[];
}

/** The words of a fact: what has to be readable where the fact is placed. */
export function wordsOfFact(fact: Fact): string[] {
  const found = wordsByType(fact);
  return found.filter((text): text is string => text !== undefined && text !== '');
}

function wordsByType(fact: Fact): (string | undefined)[] {
  switch (fact.type) {
    case 'person':
      return [fact.name, fact.title, fact.role, fact.about];
    case 'item':
      return [
        fact.name,
        fact.description,
        fact.unit,
        fact.duration,
        fact.group,
        fact.note,
        textOf(fact.price),
      ];
    case 'place':
      return [fact.name, fact.address, fact.area, fact.directions];
    case 'hours':
      return [fact.note];
    case 'contact':
      return [fact.value, fact.label];
    case 'date':
      return [fact.title, fact.place, fact.note];
    case 'policy':
      return [fact.topic, fact.text];
    case 'statement':
      return [fact.text];
    case 'number':
      return [fact.label, fact.unit];
    case 'quote':
      return [fact.text, fact.by];
    default:
      return [fact.title, ...fact.entries];
  }
}

const textOf = (price: object | string | undefined): string | undefined =>
  typeof price === 'string' ? price : undefined;

/** The sentences of a document: the tagline, headings and bodies. */
export function copyTexts({ identity, pages }: SiteDocument): PlacedText[] {
  const tagline = identity.tagline
    ? [{ text: identity.tagline.text, path: ['identity', 'tagline', 'text'] }]
    : [];
  return [
    ...tagline,
    ...pages.flatMap(({ sections }, page) =>
      sections.flatMap((section, index) => sectionTexts(section, ['pages', page, 'sections', index])),
    ),
  ];
}

function sectionTexts({ heading, body }: Section, at: PropertyKey[]): PlacedText[] {
  return [
    ...(heading ? [{ text: heading.text, path: [...at, 'heading', 'text'] }] : []),
    ...(body ?? []).map(({ text }, index) => ({ text, path: [...at, 'body', index, 'text'] })),
  ];
}
