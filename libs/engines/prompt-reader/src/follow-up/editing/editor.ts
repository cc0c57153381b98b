import { isDeepStrictEqual } from 'node:util';
import {
  componentOf,
  type ComponentId,
  type Fact,
  type FactOf,
  type FactType,
  factsOnPages,
  type RecordSchema,
  type Section,
  type SiteDocument,
  type Copy,
} from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import { pickVariant } from '../../layout/pick.js';
import { differenceOf, hasWords, replaceWords } from '../../text/whole-words.js';
import { textsOf, writeText } from '../words/slots.js';
import type { DraftFact } from '../../extract/drafts.js';
import type { Range } from '../../text/range.js';

/** Where facts of a type go when no section has one of them yet. */
const HOME_OF: Readonly<Record<FactType, ComponentId>> = {
  person: 'people',
  item: 'menu',
  place: 'contact',
  hours: 'hours',
  contact: 'contact',
  date: 'events',
  policy: 'policies',
  statement: 'prose',
  number: 'numbers',
  quote: 'quotes',
  list: 'list',
};

/** They begin a page, and have no more than what was written for them. */
const TOP: ReadonlySet<ComponentId> = new Set(['hero', 'notice']);

/** They end a page. */
const LAST: ReadonlySet<ComponentId> = new Set(['hours', 'contact']);

/** A document that is being changed. */
export class Editor {
  next: SiteDocument;

  constructor(
    document: SiteDocument,
    /** Says where in it a range of its text is. */
    private readonly prompt: Pick<PromptText, 'span'>,
  ) {
    this.next = structuredClone(document);
  }

  snapshot(): SiteDocument {
    return structuredClone(this.next);
  }

  restore(document: SiteDocument): void {
    this.next = document;
  }

  differsFrom(document: SiteDocument): boolean {
    return !isDeepStrictEqual(this.next, document);
  }

  /** A new name of a person or item in every text that has it as whole words. */
  renameEverywhere(old: string, fresh: string): void {
    for (const fact of this.next.facts) {
      if ((fact.type === 'person' || fact.type === 'item') && fact.name === old) fact.name = fresh;
      if (fact.type === 'place') renamePlace(fact, old, fresh);
      for (const [key, value] of textsOf(fact))
        if (hasWords(value, old)) writeText(fact, key, replaceWords(value, old, fresh));
    }
    for (const field of this.next.records.flatMap(({ fields }) => fields)) {
      field.label = replaceWords(field.label, old, fresh);
      for (const option of field.options ?? []) option.label = replaceWords(option.label, old, fresh);
    }
  }

  /** Adds a fact and shows it where others of its type are. */
  add(fact: DraftFact, range: Range): string {
    const id = this.create(fact, range);
    this.place(id, fact.type);
    if (fact.type === 'item' && fact.times !== undefined) this.offer(id, fact.name);
    return id;
  }

  /** Adds a fact that no section shows yet. */
  create(fact: DraftFact, range: Range): string {
    const id = this.freeId(fact.type);
    this.next.facts.push({ id, source: [this.prompt.span(range)], ...fact });
    return id;
  }

  /** Adds a section to the home page, before everything else. */
  prependSection(section: Section): void {
    this.next.pages[0]!.sections.unshift({ ...section, id: this.freeSectionId(section.id) });
  }

  /** Adds a section to the home page, before what ends it: opening hours and contacts. */
  appendSection(section: Section): void {
    const { sections } = this.next.pages[0]!;
    const last = sections.findIndex(({ component }) => LAST.has(component));
    sections.splice(last === -1 ? sections.length : last, 0, {
      ...section,
      id: this.freeSectionId(section.id),
    });
  }

  /** Adds a course to the forms that offer courses. */
  private offer(fact: string, label: string): void {
    for (const { slots, fields } of this.next.records) {
      const choice = slots && 'timesOf' in slots ? fields.find(({ id }) => id === slots.timesOf) : undefined;
      choice?.options?.push({ value: fact, label, fact });
    }
  }

  /** Removes facts, what is based on them, and sections that are empty without them. */
  remove(ids: ReadonlySet<string>): void {
    const { next } = this;
    next.facts = next.facts.filter(({ id }) => !ids.has(id));
    if (next.identity.tagline?.basis.some((id) => ids.has(id))) delete next.identity.tagline;
    for (const record of next.records) {
      for (const field of record.fields) {
        const left = field.options?.filter(({ fact }) => fact === undefined || !ids.has(fact));
        if (left !== undefined && left.length > 0) field.options = left;
        else if (left !== undefined) record.fields = record.fields.filter((each) => each !== field);
      }
      withoutLostSlots(record);
    }
    this.changeSections((section) => this.withoutFacts(section, ids));
  }

  /** Keeps, replaces or (null) drops each section; a page without sections goes too, except the first. */
  changeSections(change: (section: Section) => Section | null): void {
    this.next.pages = this.next.pages.flatMap((page, index) => {
      const sections = page.sections.flatMap((section) => change(section) ?? []);
      return sections.length === 0 && index > 0
        ? []
        : [
            {
              ...page,
              sections: sections.length === 0 ? page.sections : sections,
            },
          ];
    });
    const ids = new Set(
      this.next.pages.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)]),
    );
    for (const page of this.next.pages) {
      for (const section of page.sections) {
        for (const button of ['action', 'secondAction'] as const) {
          const target = section[button]?.target;
          if (target !== undefined && !ids.has(target) && !/^[a-z]+:/.test(target)) delete section[button];
        }
      }
    }
  }

  /** Sentences on pages that repeat a fact follow it. */
  repeatChanges(before: SiteDocument): void {
    const changed = before.facts.flatMap((old) => {
      const fact = this.next.facts.find(({ id }) => id === old.id);
      return fact === undefined
        ? []
        : changedTexts(old, fact).map(([from, to]) => ({
            id: old.id,
            from,
            to,
          }));
    });
    const update = (copy: Copy | undefined): void => {
      for (const { id, from, to } of changed) {
        if (copy?.basis.includes(id)) copy.text = followed(copy.text, from, to);
      }
    };
    update(this.next.identity.tagline);
    for (const { sections } of this.next.pages) {
      for (const { heading, body } of sections) [heading, ...(body ?? [])].forEach(update);
    }
  }

  /** Shows facts of the document that no section shows. */
  placeRest(): void {
    const placed = factsOnPages(this.next);
    for (const { id, type } of this.next.facts) if (!placed.has(id)) this.place(id, type);
  }

  private withoutFacts(section: Section, ids: ReadonlySet<string>): Section | null {
    const heading = section.heading?.basis.some((id) => ids.has(id)) ? undefined : section.heading;
    const body = section.body?.filter(({ basis }) => !basis.some((id) => ids.has(id)));
    const facts = section.facts.filter((id) => !ids.has(id));
    const isEmpty =
      section.facts.length > 0 &&
      facts.length === 0 &&
      section.record === undefined &&
      section.component !== 'hero';
    if (isEmpty) return null;
    const { heading: _heading, body: _body, ...rest } = section;
    return {
      ...rest,
      facts,
      ...(heading ? { heading } : {}),
      ...(body && body.length > 0 ? { body } : {}),
    };
  }

  private place(id: string, type: FactType): void {
    const types = new Map(this.next.facts.map((fact) => [fact.id, fact.type]));
    const sections = this.next.pages.flatMap((page) => page.sections);
    const isFree = (section: Section): boolean =>
      !TOP.has(section.component) &&
      (componentOf(section.component).facts as readonly string[]).includes(type);
    const home = sections.find(
      (section) => isFree(section) && section.facts.some((each) => types.get(each) === type),
    );
    if (home !== undefined) {
      home.facts.push(id);
      return;
    }
    const component = HOME_OF[type];
    const empty = sections.find((section) => section.component === component);
    if (empty !== undefined) empty.facts.push(id);
    else {
      const free = this.freeSectionId(`${type}-section`);
      this.next.pages[0]!.sections.push({
        id: free,
        component,
        variant: pickVariant(component, this.next.identity.name),
        facts: [id],
      });
    }
  }

  private freeId(type: string): string {
    const ids = new Set(this.next.facts.map(({ id }) => id));
    let count = 1;
    while (ids.has(`${type}-${count}`)) count += 1;
    return `${type}-${count}`;
  }

  private freeSectionId(name: string): string {
    const ids = new Set(this.next.pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)]));
    let count = 1;
    while (ids.has(`${name}-${count}`)) count += 1;
    return `${name}-${count}`;
  }
}

/** Without its courses, a form has no times to book. */
function withoutLostSlots(record: RecordSchema): void {
  const { slots, fields } = record;
  if (slots === undefined || !('timesOf' in slots) || fields.some(({ id }) => id === slots.timesOf)) return;
  record.fields = fields.filter(({ type }) => type !== 'slot');
  delete record.slots;
  delete record.capacity;
}

/** A sentence that repeats a text, or only the words of it that are others now. */
function followed(text: string, from: string, to: string): string {
  if (text.includes(from)) return text.replace(from, to);
  const part = differenceOf(from, to);
  return part.from === '' ? text : replaceWords(text, part.from, part.to);
}

/** The texts of a fact that are not what they were. */
function changedTexts(old: Fact, fact: Fact): [from: string, to: string][] {
  const now = new Map([...textsOf(fact), ...namesOf(fact)]);
  return [...textsOf(old), ...namesOf(old)].flatMap(([key, from]): [string, string][] => {
    const to = now.get(key);
    return to === undefined || to === from ? [] : [[from, to]];
  });
}

const namesOf = (fact: Fact): [key: string, text: string][] =>
  fact.type === 'item' || fact.type === 'person' ? [['name', fact.name]] : [];

function renamePlace(place: FactOf<'place'>, old: string, fresh: string): void {
  if (place.address !== undefined && hasWords(place.address, old))
    place.address = replaceWords(place.address, old, fresh);
  if (place.area !== undefined && hasWords(place.area, old))
    place.area = replaceWords(place.area, old, fresh);
}
