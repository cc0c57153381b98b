import type { Fact, Page, Section } from '@capstan/site-document';
import { WORDS } from '../clauses/uncovered-words.js';
import { FORMS } from '../packs/grammar-schema.js';
import type { Part as TitledPart } from '../packs/outline-schema.js';
import type { OrderedPage } from '../page-list/page-list.js';
import { endsWithWord, isSameWord } from '../page-list/title-words.js';
import { fold } from '../text/fold.js';
import type { Part, Plan } from './plan.js';
import { fittingVariant } from './variants.js';

/** With fewer sections the home page also shows how to visit. */
const MIN_ON_HOME = 2;

/**
 * The pages that the customer listed, each with what its title speaks of; what none speaks of is on the home page. A page
 * that has nothing to show is left out.
 */
export function orderedPages(plan: Plan, parts: ReadonlyMap<Part, readonly Section[]>): Page[] {
  const wanted = plan.pages.filter(({ isHome }) => !isHome);
  const shared = new SharedSections(plan, parts);
  for (const page of wanted) shared.moveByWords(page);
  for (const page of wanted.toSorted((a, b) => rankOf(a) - rankOf(b))) shared.moveByParts(page);
  for (const page of wanted) shared.moveForms(page);
  const top = parts.get('top') ?? [];
  for (const page of wanted.filter((each) => shared.of(each).length === 0))
    shared.give(page, saidAtTop(plan, top, page));
  const paths = new Set(['/']);
  const pages = wanted.flatMap((page): Page[] => {
    const sections = shared.of(page);
    const slug = slugOf(page.title);
    if (sections.length === 0 || paths.has(`/${slug}`)) return [];
    paths.add(`/${slug}`);
    return [
      {
        id: `page-${slug}`,
        path: `/${slug}`,
        title: page.title,
        inNavigation: true,
        sections: withTitle(sections, page.title),
      },
    ];
  });
  const left = shared.left();
  const visit = left.length < MIN_ON_HOME ? (parts.get('visit') ?? []) : [];
  const home: Page = {
    id: 'home',
    path: '/',
    title: plan.pages.find(({ isHome }) => isHome)?.title ?? plan.labels.pages.home,
    inNavigation: true,
    sections: [...left, ...visit.map((section) => ({ ...section, id: `home-${section.id}` }))],
  };
  return [home, ...pages];
}

const MAX_LABEL = 60;

/** The first section of a page has its title, and no other one the words that only name a section of that kind. */
const withTitle = (sections: readonly Section[], title: string): Section[] =>
  sections.map((section, index) => {
    const { label, ...rest } = section;
    if (index === 0 && section.heading === undefined) return { ...rest, label: title.slice(0, MAX_LABEL) };
    if (label === undefined) return section;
    return label === sections[0]?.label ? rest : section;
  });

/** The sections of a site that pages share out among them. */
class SharedSections {
  private unplaced: { section: Section; part: Part }[];
  private readonly given = new Map<OrderedPage, Section[]>();

  constructor(
    private readonly plan: Plan,
    parts: ReadonlyMap<Part, readonly Section[]>,
  ) {
    this.unplaced = [...parts].flatMap(([part, sections]) => sections.map((section) => ({ section, part })));
  }

  of(page: OrderedPage): Section[] {
    return this.given.get(page) ?? [];
  }

  give(page: OrderedPage, sections: readonly Section[]): void {
    this.given.set(page, [...this.of(page), ...sections]);
  }

  left(): Section[] {
    return this.unplaced.map(({ section }) => section);
  }

  /** "Boats": the facts that have its word, taken out of the sections that they share with others. */
  moveByWords(page: OrderedPage): void {
    if (page.parts.some((part) => part !== 'features')) return;
    const others = this.plan.pages.filter((other) => other !== page);
    const named = this.plan.facts.filter(
      (fact) =>
        hasWord(nameOf(fact), page) ||
        (hasWord(saidBy(fact), page) && !others.some((other) => hasWord(nameOf(fact), other))),
    );
    const isOfCourses = named.some((fact) => isTimed(fact) && hasWord(nameOf(fact), page));
    const own = new Set(
      [...named, ...(isOfCourses ? this.plan.facts.filter(isTimed) : [])].map(({ id }) => id),
    );
    this.unplaced = this.unplaced.flatMap((each) => {
      const { section, part } = each;
      const facts = section.facts.filter((id) => own.has(id));
      if (!SHARED.has(part) || facts.length === 0) return [each];
      const rest = section.facts.filter((id) => !own.has(id));
      const id = rest.length === 0 ? section.id : `${section.id}-${slugOf(page.title)}`.slice(0, MAX_ID);
      this.give(page, [{ ...section, id, facts, ...this.withoutPerson(section, facts) }]);
      return rest.length === 0 ? [] : [{ part, section: { ...section, facts: rest } }];
    });
  }

  /** A profile is one of a person; what else was said there is prose. */
  private withoutPerson({ component }: Section, ids: readonly string[]): Partial<Section> {
    const facts = this.plan.facts.filter(({ id }) => ids.includes(id));
    if (component !== 'profile' || facts.some(({ type }) => type === 'person')) return {};
    return { component: 'prose', variant: fittingVariant('prose', facts, this.plan.seed) };
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

  private move(page: OrderedPage, isOwn: (each: { section: Section; part: Part }) => boolean): void {
    const own = this.unplaced.filter(isOwn);
    this.unplaced = this.unplaced.filter((each) => !own.includes(each));
    this.give(
      page,
      own.map(({ section }) => section),
    );
  }
}

/** The parts whose sections can be shared out by their facts. */
const SHARED: ReadonlySet<Part> = new Set<Part>(['offer', 'about', 'rules', 'dates']);

/** Whether a text has a word of the title of a page. */
function hasWord(text: string, { words }: OrderedPage): boolean {
  const said = [...fold(text).matchAll(WORDS)].map(([word]) => word);
  return words.some((word) => said.some((each) => isSameWord(each, word) || endsWithWord(each, word)));
}

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

/** Prices have a page of their own before what is offered takes all of it; a title of the trade's own takes what is left. */
const rankOf = ({ parts, features }: OrderedPage): number =>
  parts.includes('pricing') ? 0 : parts.length + features.length > 0 ? 1 : 2;

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

/** The only sentence of a page can be at the top of the home page as well. */
function saidAtTop({ facts, labels, seed }: Plan, top: readonly Section[], page: OrderedPage): Section[] {
  const shown = top.flatMap((section) => section.facts);
  const isAbout = page.parts.includes('about');
  const said = facts.filter(
    (fact) =>
      fact.type === 'statement' && shown.includes(fact.id) && (isAbout || hasWord(saidBy(fact), page)),
  );
  if (said.length === 0) return [];
  const variant = fittingVariant('prose', said, seed);
  const ids = said.map(({ id }) => id);
  const id = `said-${slugOf(page.title)}`.slice(0, MAX_ID);
  return [{ id, component: 'prose', variant, label: labels.headings.about, facts: ids }];
}

const MAX_SLUG = 50;
const MAX_ID = 60;

const slugOf = (title: string): string =>
  fold(title)
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_SLUG);
