import {
  type TreeElement,
  attribute,
  isTreeElement,
  textValue,
  treeChildren,
  treeText,
} from '@capstan/parsing';
import type { StatedThing, Thing, ThingValue } from './page-facts.js';

const MAX_SCRIPT_CHARS = 500_000;
const MAX_THINGS = 200;
const MAX_VALUES = 200;
const MAX_DEPTH = 8;
const MAX_TEXT_CHARS = 5_000;

/** Returns the things that a page describes in JSON-LD, microdata and RDFa Lite, outermost only. */
export function statedThings(elements: readonly TreeElement[]): StatedThing[] {
  const things = [
    ...elements.flatMap((element) =>
      thingsOfScript(element).map((thing) => ({ thing, kind: 'json_ld' as const })),
    ),
    ...outermost(elements, 'itemscope').map((item) => ({
      thing: itemOf(item, 'itemscope', 'itemprop', 'itemtype', 0),
      kind: 'microdata' as const,
    })),
    ...outermost(elements, 'typeof').map((item) => ({
      thing: itemOf(item, 'typeof', 'property', 'typeof', 0),
      kind: 'rdfa' as const,
    })),
  ];
  return things.slice(0, MAX_THINGS);
}

function thingsOfScript(element: TreeElement): Thing[] {
  if (element.tagName !== 'script' || attribute(element, 'type')?.toLowerCase() !== 'application/ld+json')
    return [];
  const text = element.childNodes.map((node) => textValue(node) ?? '').join('');
  if (text.length > MAX_SCRIPT_CHARS) return [];
  try {
    const bare = text.replace(/^\s*(?:<!\[CDATA\[|<!--)/, '').replace(/(?:\]\]>|-->)\s*$/, '');
    return graphOf(JSON.parse(bare), 0);
  } catch {
    return [];
  }
}

function graphOf(value: unknown, depth: number): Thing[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_THINGS).flatMap((item) => graphOf(item, depth + 1));
  const graph = (value as Record<string, unknown>)['@graph'];
  return graph === undefined ? [thingOf(value, depth)] : graphOf(graph, depth + 1);
}

function thingOf(value: object, depth: number): Thing {
  // Without a prototype: a page may name a property `constructor`.
  const thing = Object.create(null) as Thing;
  for (const [name, stated] of Object.entries(value)) thing[name] = valuesOf(stated, depth + 1);
  return thing;
}

function valuesOf(stated: unknown, depth: number): ThingValue[] {
  if (depth > MAX_DEPTH) return [];
  const list = Array.isArray(stated) ? stated.slice(0, MAX_VALUES) : [stated];
  return list.flatMap((item: unknown): ThingValue[] => {
    if (typeof item === 'string') return [item.slice(0, MAX_TEXT_CHARS)];
    if (typeof item === 'number' || typeof item === 'boolean') return [item];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const thing = thingOf(item, depth);
    return thing['@value']?.slice(0, 1) ?? [thing];
  });
}

function outermost(elements: readonly TreeElement[], scope: string): TreeElement[] {
  return elements.filter((element) => {
    if (attribute(element, scope) === undefined) return false;
    for (let parent = element.parentNode; parent && 'tagName' in parent; parent = parent.parentNode) {
      if (attribute(parent, scope) !== undefined) return false;
    }
    return true;
  });
}

/** Reads an item of microdata or RDFa. */
function itemOf(item: TreeElement, scope: string, property: string, type: string, depth: number): Thing {
  const thing = Object.create(null) as Thing;
  const kind = attribute(item, type)
    ?.trim()
    .split(/[\s/#:]+/)
    .at(-1);
  if (kind) thing['@type'] = [kind];
  const open = [...treeChildren(item)].toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTreeElement(node)) continue;
    const names =
      attribute(node, property)
        ?.split(/\s+/)
        .filter((name) => name !== '') ?? [];
    const isItem = attribute(node, scope) !== undefined;
    if (names.length > 0 && depth < MAX_DEPTH) {
      const value = isItem ? itemOf(node, scope, property, type, depth + 1) : contentOf(node);
      for (const name of names) {
        const local = name.split(':').at(-1) ?? name;
        const values = (thing[local] ??= []);
        if (values.length < MAX_VALUES) values.push(value);
      }
    }
    // Properties of an item within belong to that item.
    if (!isItem) for (const child of treeChildren(node).toReversed()) open.push(child);
  }
  return thing;
}

function contentOf(element: TreeElement): string {
  const stated = ['content', 'datetime', ...(LINKED[element.tagName] ?? [])]
    .map((name) => attribute(element, name))
    .find((value) => value !== undefined);
  return (stated ?? treeText(element, MAX_TEXT_CHARS)).slice(0, MAX_TEXT_CHARS);
}

const LINKED: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  data: ['value'],
  meter: ['value'],
};
