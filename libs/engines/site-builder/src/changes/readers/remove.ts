import { type Reader, type Reading, HOLE, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { PAGE, REMOVE, SECTION } from '../grammar/verbs.js';
import { findItem, findPage, findSection, headingOf } from '../targets/find-target.js';
import { listItems, listPages, listSections } from '../targets/present.js';

const PARTICLES =
  /(?<!\p{L})(?:from|off|out|away|of|aus|weg|raus|heraus|ab|von|de|du|des|da|do|das|dos)(?!\p{L})|(?:を)?(?:削除|消し|消す|外し|なくし|取り除い?|やめ).*$/giu;
const ARTICLE =
  /^(?:the|a|an|our|my|any|all|that|this|der|die|das|den|dem|eine?[nmr]?|unsere?[nmr]?|les?|la|l['’]|nos|notre|el|los|las|nuestr[ao]s?|os?|as?|noss[ao]s?)\s+/iu;
const NOUN =
  /^(?:the |a |la |l['’]|le |die |der )?(?:page|section|seite|rubrique|página|sección|seção|secção|field)$/iu;
const LISTED = /\s*,\s*(?:and\s+)?|\s+(?:and|und|et|y|e|&)\s+|と/iu;

/** `beard trims are not offered any more`. */
const GONE =
  /^(?:the |our )?(?<item>.{1,60}?)\s+(?:is|are|will be)\s+(?:now )?(?:no longer|not)\s+(?:on offer|offered|available|sold|made|served|on the menu|on sale)(?:\s+any ?(?:more|longer))?$|^(?:the |our )?(?<item2>.{1,60}?)\s+(?:is|are)\s+(?:discontinued|sold out for good|gone)$/iu;

/** Removes pages, sections or items. */
export const readRemove: Reader = (wish, scene) => {
  const gone = GONE.exec(wish.text)?.groups;
  if (gone) {
    const item = findItem(scene.brief.items, gone['item'] ?? gone['item2']!);
    return item ? removedItem(item.name) : refusal(wish, missing(wish.text, scene));
  }
  const verb = REMOVE.exec(wish.text);
  if (!verb) return null;
  const object = wish.message.meant(
    objectOf(`${wish.text.slice(0, verb.index)} ${wish.text.slice(verb.index + verb[0].length)}`),
  );
  if (object === '') return null;
  const parts = object
    .split(LISTED)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const readings = parts.map((part) => removalOf(part, wish.text, scene));
  const isList = parts.length > 1 && readings.every((reading) => reading !== null);
  const single = isList ? null : removalOf(object, wish.text, scene);
  if (single) return single;
  if (parts.length > 1 && readings.some((reading) => reading !== null)) {
    return joined(readings.map((reading, at) => reading ?? refused(parts[at]!, scene)));
  }
  return refusal(wish, missing(object, scene));
};

function objectOf(text: string): string {
  return text
    .replaceAll(HOLE.trim(), ' ')
    .trim()
    .replace(/^(?:also|auch|please|bitte)\s+/iu, '')
    .replace(ARTICLE, '')
    .replace(/\s+(?:hinzu|weg|raus|heraus)$/iu, '')
    .trim();
}

function removalOf(object: string, text: string, scene: Scene): Reading | null {
  const placed =
    /^(?<what>.{1,80}?)\s+(?:off|out of|from|on|of|at|aus|von|auf|de|du|da|do|en|em|na|no|sur)\s+(?:the |our |der |dem |la |le |el |a |o )?(?<page>.{1,60})$/iu.exec(
      object,
    );
  const noun = placed && NOUN.test(placed.groups!['what']!);
  if (placed && noun) return removalOf(placed.groups!['page']!, text, scene);
  const page = placed && findPage(scene.site, placed.groups!['page']!);
  if (placed && page) {
    const found = findSection(scene.site, page, placed.groups!['what']!);
    if (found && found.section.type !== 'hero') return removedSection(found, scene);
    const item = findItem(scene.brief.items, placed.groups!['what']!);
    if (item) return removedItem(item.name);
    return null;
  }
  const name = object
    .replaceAll(PARTICLES, ' ')
    .trim()
    .replace(ARTICLE, '')
    .replace(/(?<=\p{L}{3})s?-?seiten?$/iu, '');
  if (name === '') return null;
  const item = findItem(scene.brief.items, name);
  const whole = findPage(scene.site, name);
  if (item && !PAGE.test(text)) return removedItem(item.name);
  if (whole && !SECTION.test(text)) {
    if (whole === scene.site.pages[0])
      return {
        edits: [],
        understood: [],
        openPoints: [`${name} (the home page cannot be removed)`],
        rest: '',
      };
    return {
      edits: [{ kind: 'remove_page', page: whole.slug }],
      understood: [`The page “${whole.title}” is removed.`],
      rest: '',
    };
  }
  if (PAGE.test(text) && !SECTION.test(text)) return null;
  const found = findSection(scene.site, null, name);
  if (found && found.section.type !== 'hero') return removedSection(found, scene);
  return item ? removedItem(item.name) : null;
}

function removedSection(found: NonNullable<ReturnType<typeof findSection>>, scene: Scene): Reading {
  const { page, section } = found;
  const where = page === scene.site.pages[0] ? 'the home page' : `the page “${page.title}”`;
  return {
    edits: [{ kind: 'remove_section', page: page.slug, section: section.id }],
    understood: [`The section “${headingOf(section) || section.id}” is removed from ${where}.`],
    rest: '',
  };
}

function removedItem(name: string): Reading {
  return {
    edits: [{ kind: 'remove_item', item: name }],
    understood: [`“${name}” is no longer offered.`],
    rest: '',
  };
}

function refused(part: string, scene: Scene): Reading {
  return { edits: [], understood: [], openPoints: [`remove ${part} (${missing(part, scene)})`], rest: '' };
}

function missing(object: string, scene: Scene): string {
  const items = scene.brief.items.length > 0 ? `; what is offered: ${listItems(scene.brief.items)}` : '';
  const page = findPage(scene.site, object);
  const sections = page ? `; sections of “${page.title}”: ${listSections(page)}` : '';
  return `nothing like it is there; the pages are ${listPages(scene.site)}${sections}${items}`;
}

export function joined(readings: Reading[]): Reading {
  return {
    edits: readings.flatMap(({ edits }) => edits),
    understood: readings.flatMap(({ understood }) => understood),
    openPoints: readings.flatMap(({ openPoints }) => openPoints ?? []),
    rest: readings.map(({ rest }) => rest).join(HOLE),
    takesStatements: readings.at(-1)?.takesStatements ?? false,
    usesBody: readings.some(({ usesBody }) => usesBody),
  };
}
