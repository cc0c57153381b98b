import {
  type Fact,
  type FactOf,
  type SiteDocument,
  visibleFactIds,
  wordsOfFact,
} from '@capstan/site-document';
import { significantTerms } from '@capstan/text-analysis';
import { visibleFacts, visibleText } from './document-texts.js';

/** A sentence may be worded otherwise; this part of its words must be there. */
const SAME_SENTENCE = 0.7;

/** Facts that the pages of one document show and those of another do not, in any words. */
export function missingFacts(document: SiteDocument, from: SiteDocument): Fact[] {
  const shown = new Shown(document);
  const visible = visibleFactIds(from);
  return from.facts.filter((fact) => visible.has(fact.id) && !shown.has(fact));
}

class Shown {
  private readonly facts: readonly Fact[];
  private readonly text: string;
  private readonly digits: string;
  private readonly terms: ReadonlySet<string>;

  constructor(document: SiteDocument) {
    this.facts = visibleFacts(document);
    const text = visibleText(document);
    this.text = folded(text);
    this.digits = text.replaceAll(/[^\d\n]/g, '');
    this.terms = new Set(significantTerms(text));
  }

  has(fact: Fact): boolean {
    switch (fact.type) {
      case 'item':
        return this.hasItem(fact);
      case 'hours':
        return fact.days.every((day) => this.hasHours(fact, day));
      case 'contact':
        return fact.channel === 'phone' ? this.hasPhone(fact.value) : this.says(fact.value);
      case 'date':
        return this.of('date').some(({ start }) => start === fact.start);
      case 'number':
        return this.of('number').some(({ value }) => value === fact.value) || this.says(String(fact.value));
      case 'policy':
      case 'statement':
        return this.says(fact.text) || this.hasMostOf(fact.text);
      case 'list':
        return fact.entries.every((entry) => this.says(entry) || this.hasMostOf(entry));
      default:
        return wordsOfFact(fact).every((words) => this.says(words) || this.hasMostOf(words));
    }
  }

  private of<T extends Fact['type']>(type: T): FactOf<T>[] {
    return this.facts.filter((fact): fact is FactOf<T> => fact.type === type);
  }

  private hasItem({ name, price }: FactOf<'item'>): boolean {
    if (price === undefined || typeof price === 'string') {
      return this.says(name) && (price === undefined || this.says(price));
    }
    return this.of('item').some(
      (item) =>
        folded(item.name).includes(folded(name)) &&
        typeof item.price === 'object' &&
        item.price.amount === price.amount,
    );
  }

  private hasHours(
    { opens, closes, isClosed }: FactOf<'hours'>,
    day: FactOf<'hours'>['days'][number],
  ): boolean {
    return this.of('hours').some(
      (hours) =>
        hours.days.includes(day) &&
        hours.opens === opens &&
        hours.closes === closes &&
        (hours.isClosed ?? false) === (isClosed ?? false),
    );
  }

  private hasPhone(value: string): boolean {
    return this.digits.includes(value.replaceAll(/\D/g, ''));
  }

  private says(text: string): boolean {
    return this.text.includes(folded(text));
  }

  private hasMostOf(text: string): boolean {
    const terms = significantTerms(text);
    return terms.filter((term) => this.terms.has(term)).length >= SAME_SENTENCE * terms.length;
  }
}

const folded = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
