import type { Fact, Section } from '@capstan/site-document';
import { WORDS } from '../clauses/uncovered-words.js';
import { FORMS } from '../packs/grammar-schema.js';
import type { Part as TitledPart } from '../packs/outline-schema.js';
import type { OrderedPage } from '../page-list/page-list.js';
import { endsWithWord, isSameWord } from '../page-list/title-words.js';
import { fold } from '../text/fold.js';
import type { Part, Plan } from './plan.js';
import { fittingVariant } from './variants.js';

/** The sections of a site that pages share out among them. */
export class SharedSections {
  private unplaced: { section: Section; part: Part }[];
  private readonly given = new Map<OrderedPage, Section[]>();
  /** The words of what facts are called and of what they say, folded. */
  private readonly words: ReadonlyMap<Fact, { name: readonly string[]; said: readonly string[] }>;

  constructor(
    private readonly plan: Plan,
    parts: ReadonlyMap<Part, readonly Section[]>,
    private readonly slugs: ReadonlyMap<OrderedPage, string>,
  ) {
    this.words = new Map(
      plan.facts.map((fact) => [fact, { name: wordsIn(nameOf(fact)), said: wordsIn(saidBy(fact)) }]),
    );
    this.unplaced = [...parts].flatMap(([part, sections]) => sections.map((section) => ({ section, part })));
  }

  of(page: OrderedPage): Section[] {
    return this.given.get(page) ?? [];
  }

  private give(page: OrderedPage, sections: readonly Section[]): void {
    this.given.set(page, [...this.of(page), ...sections]);
  }

  left(): Section[] {
    return this.unplaced.map(({ section }) => section);
  }

  /** "Boats": the facts that have its word, taken out of the sections that they share with others. */
  moveByWords(page: OrderedPage): void {
    if (page.parts.some((part) => part !== 'features')) return;
    const others = this.plan.pages.filter((other) => other !== page);
    const called = [...this.words].flatMap(([fact, { name }]) => (hasWord(name, page) ? [fact] : []));
    const said = [...this.words].flatMap(([fact, words]) =>
      hasWord(words.said, page) && !others.some((other) => hasWord(words.name, other)) ? [fact] : [],
    );
    const courses = called.some(isTimed) ? this.plan.facts.filter(isTimed) : [];
    const own = new Set([...called, ...said, ...courses].map(({ id }) => id));
    this.unplaced = this.unplaced.flatMap((each) => {
      const { section, part } = each;
      const facts = section.facts.filter((id) => own.has(id));
      if (!SHARED.has(part) || facts.length === 0) return [each];
      const rest = section.facts.filter((id) => !own.has(id));
      const id = rest.length === 0 ? section.id : `${section.id}-${this.slugs.get(page)}`.slice(0, MAX_ID);
      this.give(page, [this.withFacts({ ...section, id }, facts)]);
      return rest.length === 0 ? [] : [{ part, section: this.withFacts(section, rest) }];
    });
  }

  /** A section with some of its facts. A profile is one of a person; what else was said there is prose. */
  private withFacts(section: Section, ids: readonly string[]): Section {
    const facts = this.plan.facts.filter(({ id }) => ids.includes(id));
    const isProfile = section.component !== 'profile' || facts.some(({ type }) => type === 'person');
    const component = isProfile ? section.component : 'prose';
    const variant = fittingVariant(component, facts, this.plan.seed);
    return { ...section, component, variant, facts: [...ids] };
  }

  moveByParts(page: OrderedPage): void {
    this.move(page, ({ section, part }) => part !== 'top' && isOn(this.plan, page, part, section));
  }

  /** The form for orders is where the items are, that for bookings where the courses are; a page that is named for a form has the form of the site. */
  moveForms(page: OrderedPage): void {
    const shown = new Set(this.of(page).flatMap(({ facts }) => facts));
    const hasCourses = this.plan.facts.some((fact) => isTimed(fact) && shown.has(fact.id));
    const hasItems = this.plan.facts.some(({ id, type }) => type === 'item' && shown.has(id));
    const isForForm = page.features.some((feature) => FORMS.includes(feature)) && shown.size === 0;
    this.move(page, ({ section }) => hasItems && section.component === 'order');
    this.move(
      page,
      ({ section, part }) =>
        part === 'apps' &&
        ((hasCourses && section.component === 'booking') ||
          (isForForm && FORMS.some((form) => form === section.record))),
    );
  }

  /** The only sentence of a page can be at the top of the home page as well. */
  repeatFromTop(page: OrderedPage, top: readonly Section[]): void {
    const shown = top.flatMap(({ facts }) => facts);
    const isAbout = page.parts.includes('about');
    const said = [...this.words].flatMap(([fact, words]) =>
      fact.type === 'statement' && shown.includes(fact.id) && (isAbout || hasWord(words.said, page))
        ? [fact]
        : [],
    );
    if (said.length === 0) return;
    const id = `said-${this.slugs.get(page)}`.slice(0, MAX_ID);
    const variant = fittingVariant('prose', said, this.plan.seed);
    const label = this.plan.labels.headings.about;
    this.give(page, [{ id, component: 'prose', variant, label, facts: said.map((fact) => fact.id) }]);
  }

  private move(page: OrderedPage, isOwn: (each: { section: Section; part: Part }) => boolean): void {
    const own = this.unplaced.filter(isOwn);
    this.unplaced = this.unplaced.filter((each) => !own.includes(each));
    this.give(
      page,
      own.map(({ section }) => section),
    );
  }
}

const MAX_ID = 60;

/** The parts whose sections can be shared out by their facts. */
const SHARED: ReadonlySet<Part> = new Set<Part>(['offer', 'about', 'rules', 'dates']);

const wordsIn = (text: string): string[] => [...fold(text).matchAll(WORDS)].map(([word]) => word);

/** Whether one of the words is one of the title of a page. */
const hasWord = (said: readonly string[], { words }: OrderedPage): boolean =>
  words.some((word) => said.some((each) => isSameWord(each, word) || endsWithWord(each, word)));

const MAX_GROUP_WORDS = 3;

/** What a fact is called, and the list that it is in. A group that is a sentence names nothing. */
function nameOf(fact: Fact): string {
  if (fact.type === 'item') {
    const isName = (fact.group ?? '').split(/\s+/u).length <= MAX_GROUP_WORDS;
    return [fact.name, ...(isName ? [fact.group] : [])].join(' ');
  }
  return fact.type === 'list' ? (fact.title ?? '') : '';
}

function saidBy(fact: Fact): string {
  switch (fact.type) {
    case 'item':
      return fact.description ?? '';
    case 'list':
      return fact.entries.join(' ');
    case 'statement':
    case 'policy':
      return fact.text;
    default:
      return '';
  }
}

const isPriced = (fact: Fact | undefined): boolean => fact?.type === 'item' && fact.price !== undefined;
const OFFERS: readonly TitledPart[] = ['features', 'pricing'];
const isTimed = (fact: Fact): boolean => fact.type === 'item' && fact.times !== undefined;

function isOn(plan: Plan, page: OrderedPage, part: Part, section: Section): boolean {
  const { parts, features } = page;
  const { component, record } = section;
  if (record !== undefined && features.some((feature) => feature === record)) return true;
  const facts = plan.facts.filter(({ id }) => section.facts.includes(id));
  const shows: Record<TitledPart, boolean> = {
    features: part === 'offer',
    pricing: part === 'offer' && (facts.some(isPriced) || record === 'shop'),
    schedule: part === 'dates' || component === 'booking' || (part === 'offer' && facts.some(isTimed)),
    people: part === 'people' || component === 'profile',
    quotes: component === 'quotes',
    questions: component === 'questions',
    gallery: record === 'gallery',
    about: part === 'about' && component !== 'quotes',
    contact: part === 'visit' || record === 'form',
  };
  if (parts.length + features.length > 0) return parts.some((each) => shows[each]);
  // "Our bees": what is sold is on a page with a title of the trade's own where no other one is for it.
  const isForOffer = plan.pages.some((each) => each.parts.some((known) => OFFERS.includes(known)));
  return part === 'offer' && !isForOffer && facts.some(({ type }) => type === 'item');
}
