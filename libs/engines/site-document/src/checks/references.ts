import { type ComponentSpec, componentOf } from '../model/components.js';
import type { FactType } from '../model/facts.js';
import type { Action, Copy, Section } from '../model/pages.js';
import type { SiteDocument } from '../model/site-document.js';
import { type DocumentFault, pointer } from './fault.js';
import { recordFaults } from './record-references.js';
import { repeatedIds } from './repeated-ids.js';

const OUTSIDE = /^(https?:\/\/|mailto:|tel:)\S+$/;

/** Errors that no schema can express: ids that repeat, or that refer to nothing. */
export function referenceFaults(document: SiteDocument): DocumentFault[] {
  const check = new ReferenceCheck(document);
  return [
    ...repeatedIds(document),
    ...check.copy(document.identity.tagline, ['identity', 'tagline']),
    ...document.pages.flatMap(({ sections }, page) =>
      sections.flatMap((section, index) => check.section(section, ['pages', page, 'sections', index])),
    ),
    ...document.records.flatMap((record, index) => recordFaults(record, document, ['records', index])),
    ...homePageFault(document),
  ];
}

class ReferenceCheck {
  private readonly factTypes: ReadonlyMap<string, FactType>;
  private readonly targets: ReadonlySet<string>;

  constructor(private readonly document: SiteDocument) {
    this.factTypes = new Map(document.facts.map(({ id, type }) => [id, type]));
    this.targets = new Set(
      document.pages.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)]),
    );
  }

  section(section: Section, at: PropertyKey[]): DocumentFault[] {
    const component = componentOf(section.component);
    const texts: [Copy | undefined, PropertyKey[]][] = [
      [section.heading, [...at, 'heading']],
      ...(section.body ?? []).map((copy, index): [Copy, PropertyKey[]] => [copy, [...at, 'body', index]]),
    ];
    return [
      ...this.variant(section, component, at),
      ...texts.flatMap(([copy, path]) => this.copy(copy, path)),
      ...this.sectionFacts(section, component, at),
      ...this.record(section, component, at),
      ...(section.action === undefined ? [] : this.action(section.action, [...at, 'action'])),
      ...(section.secondAction === undefined
        ? []
        : this.action(section.secondAction, [...at, 'secondAction'])),
    ];
  }

  copy(copy: Copy | undefined, at: PropertyKey[]): DocumentFault[] {
    return (copy?.basis ?? []).flatMap((id, index) => this.fact(id, [...at, 'basis', index]));
  }

  private fact(id: string, at: PropertyKey[]): DocumentFault[] {
    return this.factTypes.has(id) ? [] : [{ path: pointer(...at), message: `there is no fact ${id}` }];
  }

  private variant(
    { variant, component: id }: Section,
    { variants }: ComponentSpec,
    at: PropertyKey[],
  ): DocumentFault[] {
    if (variants.includes(variant)) return [];
    return [{ path: pointer(...at, 'variant'), message: `must be one of ${variants.join(', ')} for ${id}` }];
  }

  private sectionFacts(
    { facts, component: name }: Section,
    component: ComponentSpec,
    at: PropertyKey[],
  ): DocumentFault[] {
    return facts.flatMap((id, index) => {
      const path = [...at, 'facts', index];
      const type = this.factTypes.get(id);
      if (type === undefined) return this.fact(id, path);
      if (component.facts.includes(type)) return [];
      return [{ path: pointer(...path), message: `${name} does not show facts of the type ${type} (${id})` }];
    });
  }

  private record(
    { record: id, view, component: name }: Section,
    component: ComponentSpec,
    at: PropertyKey[],
  ): DocumentFault[] {
    if (id === undefined) {
      return component.needsRecord
        ? [{ path: pointer(...at, 'record'), message: `is required for ${name}` }]
        : [];
    }
    const record = this.document.records.find((each) => each.id === id);
    if (record === undefined)
      return [{ path: pointer(...at, 'record'), message: `there is no record ${id}` }];
    if (view === undefined || view < record.views.length) return [];
    return [{ path: pointer(...at, 'view'), message: `${id} has ${record.views.length} views` }];
  }

  private action({ target }: Action, at: PropertyKey[]): DocumentFault[] {
    if (this.targets.has(target) || OUTSIDE.test(target)) return [];
    return [
      { path: pointer(...at, 'target'), message: `is neither a page, a section nor a URL (${target})` },
    ];
  }
}

function homePageFault({ pages }: SiteDocument): DocumentFault[] {
  return pages[0]?.path === '/' ? [] : [{ path: '/pages/0/path', message: 'must be /, the home page' }];
}
