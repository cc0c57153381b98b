import {
  type Action,
  type ComponentId,
  componentOf,
  type Fact,
  type FactType,
  type RecordSchema,
  type Section,
} from '@capstan/site-document';
import { kindOf } from '../packs/kinds.js';
import { isBy, sameOf } from './facts-together.js';
import type { Part, Plan } from './plan.js';
import { fittingVariant } from './variants.js';

/** The page that a button leads to where there is nothing to do. */
const HOME = 'home';
const MAX_FACTS = 300;
/** More lists share one section. */
const MAX_LISTS = 8;
/** A longer sentence is not set large. */
const MAX_LARGE = 180;
const MIN_LARGE = 40;
const MAX_BASIS = 20;
const MAX_PROFILE = 4;

/** The sections of a site by parts. Every fact is in one of them; a part without facts has no section. */
export function sectionsOf(plan: Plan): Map<Part, Section[]> {
  const builder = new SectionBuilder(plan);
  const top = builder.top();
  const rest: [Part, Section[]][] = [
    ['offer', builder.offer()],
    ['about', builder.about()],
    ['people', builder.people()],
    ['dates', builder.dates()],
    ['apps', builder.apps()],
    ['rules', builder.rules()],
    ['visit', builder.visit()],
  ];
  const target = rest.flatMap(([, sections]) => sections)[0]?.id;
  const label = plan.secondButton;
  const second = label && target ? { secondAction: { label, target } } : {};
  return new Map([['top', top.map((section) => ({ ...section, ...second }))], ...rest]);
}

/** What all facts of a section share is its heading; else it has the usual label. */
const headed = (
  shared: string | undefined,
  facts: readonly Fact[],
  label: string | undefined,
): Partial<Section> =>
  shared === undefined
    ? label === undefined
      ? {}
      : { label }
    : { heading: { text: shared, basis: facts.slice(0, MAX_BASIS).map(({ id }) => id) } };

/** A list without a title has numbers only where it is one of days and times. */
const isOfTimes = (fact: Fact): boolean =>
  fact.type === 'list' && fact.entries.every((entry) => /\d/u.test(entry));

class SectionBuilder {
  private readonly used = new Set<string>();

  constructor(private readonly plan: Plan) {}

  top(): Section[] {
    const { headline, subline, tagline } = this.plan;
    const basis = new Set(headline === undefined ? tagline?.basis.slice(0, 1) : [headline, subline]);
    const first = this.of('statement').filter(({ id }) => basis.has(id));
    const [large] = first.filter(({ id }) => id === headline);
    const heading = large?.type === 'statement' ? { heading: { text: large.text, basis: [large.id] } } : {};
    const areas = this.of('place').filter((fact) => fact.type === 'place' && fact.area !== undefined);
    const action = this.mainAction();
    return [this.section('top', 'hero', [...first, ...areas], { ...heading, ...(action ? { action } : {}) })];
  }

  offer(): Section[] {
    const { headings } = this.plan.labels;
    const component = kindOf(this.plan.kind).offer;
    const isForItems = componentOf(component).facts.includes('item');
    const items = this.of('item');
    const order = this.plan.records.find(({ id }) => id === 'shop');
    const sections: Section[] = [];
    if (items.length > 0) {
      const group = sameOf(items, (item) => (item.type === 'item' ? item.group : undefined));
      const isGrouped = items.some((item) => item.type === 'item' && item.group !== undefined);
      const isMixed = component === 'pricing' && isGrouped && group === undefined;
      const priced = items.filter((item) => item.type === 'item' && item.price !== undefined).length;
      const isPlans = (component === 'features' || this.plan.hasPlans) && priced > 1;
      const shown = isPlans ? 'pricing' : isForItems && !isMixed ? component : 'menu';
      sections.push(this.section('offer', shown, items, headed(group, items, headings.offer)));
    }
    if (order !== undefined) {
      sections.push(
        this.section('shop', items.length > 0 ? 'order' : 'form', [], {
          label: this.plan.labels.actions.shop,
          record: 'shop',
        }),
      );
    }
    const lists = this.of('list');
    lists.slice(0, MAX_LISTS).forEach((list, index) => {
      const title = list.type === 'list' ? list.title : undefined;
      const label = isOfTimes(list) ? headings.dates : items.length === 0 ? headings.offer : undefined;
      sections.push(this.section(`list-${index + 1}`, 'list', [list], headed(title, [list], label)));
    });
    if (lists.length > MAX_LISTS) sections.push(this.section('lists', 'list', lists.slice(MAX_LISTS), {}));
    return sections;
  }

  about(): Section[] {
    const contacts = this.of('contact');
    const statements = this.of('statement').filter(
      (fact) => fact.id !== this.plan.headline && !contacts.some((contact) => isBy(fact, contact)),
    );
    const [only] = statements;
    const size = statements.length === 1 && only?.type === 'statement' ? only.text.length : 0;
    const isLarge = size >= MIN_LARGE && size <= MAX_LARGE;
    const numbers = this.of('number');
    const quotes = this.of('quote');
    const people = this.of('person');
    // One person and what they say belong together.
    const isProfile = people.length === 1 && statements.length > 0 && statements.length <= MAX_PROFILE;
    const shown = isProfile ? [...people, ...statements] : [];
    return [
      ...(isProfile
        ? [this.section('about', 'profile', shown, { label: this.plan.labels.headings.about })]
        : []),
      ...(isLarge && !isProfile ? [this.section('about', 'statement', statements, {})] : []),
      ...(statements.length > 0 && !isLarge && !isProfile
        ? [this.section('about', 'prose', statements, { label: this.plan.labels.headings.about })]
        : []),
      ...(numbers.length > 0 ? [this.section('numbers', 'numbers', numbers, {})] : []),
      ...(quotes.length > 0 ? [this.section('quotes', 'quotes', quotes, {})] : []),
    ];
  }

  people(): Section[] {
    const people = this.of('person');
    if (people.length === 0) return [];
    const role =
      people.length < 2
        ? undefined
        : sameOf(people, (fact) => (fact.type === 'person' ? fact.role : undefined));
    return [this.section('people', 'people', people, headed(role, people, this.plan.labels.headings.people))];
  }

  dates(): Section[] {
    return this.simple('dates', 'events', 'date', this.plan.labels.headings.dates);
  }

  /** Records in the order of the features: entries to look at, then their forms. */
  apps(): Section[] {
    return this.plan.records
      .filter(({ id }) => id !== 'shop')
      .flatMap((record) => {
        const shown = record.views.flatMap((view, index) =>
          view.type === 'form' || record.access.read === 'owner'
            ? []
            : [
                this.section(`${record.id}-${view.type}`, 'entries', [], {
                  label: view.type === 'chart' ? this.plan.labels.records.chart[1] : record.plural,
                  record: record.id,
                  view: index,
                }),
              ],
        );
        const component: ComponentId =
          record.id === 'booking' || record.slots !== undefined ? 'booking' : 'form';
        const limits = record.slots === undefined ? [] : this.plan.facts.filter(({ id }) => this.isLimit(id));
        const isOpen = record.access.create !== 'owner' && record.views.some(({ type }) => type === 'form');
        const isOnlyForm = record.views.every(({ type }) => type === 'form');
        const label = this.actionOf(record) ?? (isOnlyForm ? record.plural : record.name);
        return [
          ...shown,
          ...(isOpen ? [this.section(record.id, component, limits, { label, record: record.id })] : []),
        ];
      });
  }

  rules(): Section[] {
    const asked = this.of('policy').filter((fact) => fact.type === 'policy' && fact.topic !== undefined);
    const component = this.plan.features.has('faq') && asked.length === 0 ? 'questions' : 'policies';
    return [
      ...(asked.length > 0 ? [this.section('questions', 'questions', asked, {})] : []),
      ...this.simple('rules', component, 'policy', this.plan.labels.headings.policies),
    ];
  }

  visit(): Section[] {
    const places = this.of('place');
    const hours = this.of('hours');
    const contacts = this.of('contact');
    const said = this.of('statement').filter((fact) => contacts.some((contact) => isBy(fact, contact)));
    const { headings } = this.plan.labels;
    return [
      ...(hours.length > 0 ? [this.section('hours', 'hours', hours, { label: headings.hours })] : []),
      ...(places.length + contacts.length > 0
        ? [this.section('contact', 'contact', [...said, ...contacts, ...places], { label: headings.contact })]
        : []),
    ];
  }

  private simple(id: string, component: ComponentId, type: FactType, label: string): Section[] {
    const facts = this.of(type);
    return facts.length === 0 ? [] : [this.section(id, component, facts, { label })];
  }

  private of(type: FactType): Fact[] {
    return this.plan.facts.filter(
      (fact) => fact.type === type && !this.used.has(fact.id) && !this.isLimit(fact.id),
    );
  }

  /** Whether a fact is shown at the form for courses, and not where its type usually is. */
  private isLimit(id: string): boolean {
    const { limits, records, tagline } = this.plan;
    const hasForm = records.some(({ slots }) => slots !== undefined);
    return hasForm && limits.includes(id) && tagline?.basis.includes(id) !== true;
  }

  private section(
    id: string,
    component: ComponentId,
    facts: readonly Fact[],
    rest: Partial<Section>,
  ): Section {
    const shown = facts.slice(0, MAX_FACTS).map((fact) => fact.id);
    shown.forEach((fact) => this.used.add(fact));
    return {
      id,
      component,
      variant: fittingVariant(component, facts, this.plan.seed),
      facts: shown,
      ...rest,
    };
  }

  private mainAction(): Action | undefined {
    const action = this.usualAction();
    const { button } = this.plan;
    if (button === undefined) return action;
    return { label: button, target: action?.target ?? HOME };
  }

  /** What visitors do with the form of a record; undefined where it is not an action. */
  private actionOf({ id }: RecordSchema): string | undefined {
    const actions: Record<string, string> = this.plan.labels.actions;
    return actions[id === 'form' && this.plan.isSignUp ? 'signUp' : id];
  }

  private usualAction(): Action | undefined {
    const { actions } = this.plan.labels;
    const record = this.plan.records.find(({ id, access }) => id in actions && access.create !== 'owner');
    if (record !== undefined) return { label: this.actionOf(record) ?? record.name, target: record.id };
    const phone = this.plan.facts.find((fact) => fact.type === 'contact' && fact.channel === 'phone');
    if (phone?.type === 'contact')
      return { label: actions.call, target: `tel:${phone.value.replaceAll(/[^\d+]/g, '')}` };
    const email = this.plan.facts.find((fact) => fact.type === 'contact' && fact.channel === 'email');
    return email?.type === 'contact' ? { label: actions.write, target: `mailto:${email.value}` } : undefined;
  }
}
