import { factsOnPages } from '../checks/lookups.js';
import { componentOf } from '../model/components.js';
import type { Fact } from '../model/facts.js';
import type { Section } from '../model/pages.js';
import type { SiteDocument } from '../model/site-document.js';

/** A section for a few words of the customer; others introduce a page or announce something. */
const INTRODUCTIONS = new Set(['hero', 'page-title', 'notice']);

/**
 * Puts facts of another document of the same site on the pages of this one: in the section that showed them there, in one
 * that shows their type, or in a copy of their section. A fact of the same name gets the values of the other one.
 */
export function restoreFacts(
  document: SiteDocument,
  from: SiteDocument,
  ids: readonly string[],
): SiteDocument {
  const next = structuredClone(document);
  for (const id of ids) {
    const fact = from.facts.find((each) => each.id === id);
    if (fact === undefined) continue;
    const restored = withWordsOf(next, structuredClone(fact));
    if (!factsOnPages(next).has(restored.id)) show(next, restored, sectionOf(from, id));
  }
  return next;
}

/** The fact in the document: the one of the same id or name, with the words of the other; else a new one. */
function withWordsOf(document: SiteDocument, fact: Fact): Fact {
  const index = document.facts.findIndex((each) => each.type === fact.type && isNamedLike(each, fact));
  const same = document.facts[index];
  if (same !== undefined) {
    const merged = { ...same, ...fact, id: same.id };
    document.facts[index] = merged;
    return merged;
  }
  const added = { ...fact, id: freeId(fact, new Set(document.facts.map(({ id }) => id))) };
  document.facts.push(added);
  return added;
}

function isNamedLike(one: Fact, other: Fact): boolean {
  const name = 'name' in one ? one.name : undefined;
  const otherName = 'name' in other ? other.name : undefined;
  if (name !== undefined && otherName !== undefined) return folded(name) === folded(otherName);
  return JSON.stringify({ ...one, id: '', source: [] }) === JSON.stringify({ ...other, id: '', source: [] });
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase().trim();

function freeId({ id, type }: Fact, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 1; taken.has(free); number += 1) free = `${type}-kept-${number}`;
  return free;
}

function sectionOf({ pages }: SiteDocument, id: string): { page: string; section: Section } | undefined {
  for (const page of pages) {
    const section = page.sections.find(({ facts }) => facts.includes(id));
    if (section !== undefined) return { page: page.id, section };
  }
  return undefined;
}

function show(
  document: SiteDocument,
  { id, type }: Fact,
  was: { page: string; section: Section } | undefined,
): void {
  const shows = ({ component }: Section): boolean => componentOf(component).facts.includes(type);
  const sections = document.pages.flatMap((page) => page.sections).filter(shows);
  const typed = new Map(document.facts.map((fact) => [fact.id, fact.type]));
  const place =
    sections.find((section) => section.id === was?.section.id) ??
    sections.find(
      ({ component, facts }) => component !== 'notice' && facts.some((each) => typed.get(each) === type),
    ) ??
    sections.find(
      ({ component }) => !INTRODUCTIONS.has(component) && componentOf(component).needsRecord !== true,
    );
  if (place !== undefined) {
    place.facts.push(id);
    return;
  }
  const home = document.pages.find((page) => page.id === was?.page) ?? document.pages[0];
  if (was === undefined || home === undefined) return;
  const { component, variant, label } = was.section;
  const taken = new Set(document.pages.flatMap((page) => page.sections.map((section) => section.id)));
  let sectionId = was.section.id;
  for (let number = 2; taken.has(sectionId); number += 1) sectionId = `${was.section.id}-${number}`;
  home.sections.push({
    id: sectionId,
    component,
    variant,
    facts: [id],
    ...(label !== undefined && { label }),
  });
}
