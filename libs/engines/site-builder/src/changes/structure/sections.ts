import type { Edit } from '../../model/edit.js';
import type { Page, Section, Site } from '../../model/site.js';
import { findPage, findSection } from '../targets/find-target.js';
import { newSection } from './new-section.js';
import { placeOf, withoutDeadEnds } from './pages.js';
import { moved, withPage, withSection } from './replace.js';

type To = Extract<Edit, { kind: 'move_section' }>['to'];

/** The page a target names; the home page for null. */
function pageOf(site: Site, target: string | null): Page | null {
  return target === null ? (site.pages[0] ?? null) : findPage(site, target);
}

export function setHeadline(site: Site, target: string | null, headline: string): Site {
  const page = pageOf(site, target);
  const hero = page?.sections.find((section) => section.type === 'hero');
  return page && hero ? withSection(site, page, hero, { ...hero, headline }) : site;
}

/** Changes the running text of a section; without a section, the text below the headline. */
export function setText(site: Site, target: string | null, sectionTarget: string | null, text: string): Site {
  const page = pageOf(site, target);
  if (!page) return site;
  const section =
    sectionTarget === null
      ? page.sections.find(({ type }) => type === 'hero')
      : findSection(site, page, sectionTarget)?.section;
  const changed = section ? withText(section, text) : null;
  return section && changed ? withSection(site, page, section, changed) : site;
}

/** Null for a section without running text. */
export function withText(section: Section, text: string): Section | null {
  switch (section.type) {
    case 'text':
      return { ...section, paragraphs: text.split(/\n{2,}/), isDraft: false };
    case 'hero':
    case 'cards':
    case 'items':
    case 'contact':
    case 'quote':
    case 'call':
    case 'form':
    case 'app':
      return { ...section, text };
    case 'hours':
      return { ...section, note: text };
    default:
      return null;
  }
}

export function addSection(site: Site, edit: Extract<Edit, { kind: 'add_section' }>): Site {
  const page = pageOf(site, edit.page);
  if (!page) return site;
  const taken = page.sections.map(({ id }) => id);
  const section = newSection(site, taken, edit);
  return withPage(site, page, { ...page, sections: [...page.sections, section] });
}

export function removeSection(site: Site, target: string | null, sectionTarget: string): Site {
  const found = findSection(site, target === null ? null : findPage(site, target), sectionTarget);
  if (!found || found.section.type === 'hero') return site;
  const sections = found.page.sections.filter((other) => other !== found.section);
  return withoutDeadEnds(withPage(site, found.page, { ...found.page, sections }), [], [found.section]);
}

/** The head of a page with its h1 stays the first. */
export function moveSection(site: Site, target: string | null, sectionTarget: string, to: To): Site {
  const found = findSection(site, target === null ? null : findPage(site, target), sectionTarget);
  if (!found || found.section.type === 'hero') return site;
  const { page, section } = found;
  const others = page.sections.filter((other) => other !== section);
  const rest = { ...page, sections: others };
  const at = placeOf(others, to, (other) => findSection(site, rest, other)?.section ?? null);
  if (at === null) return site;
  const first = others[0]?.type === 'hero' ? 1 : 0;
  return withPage(site, page, { ...page, sections: moved(page.sections, section, Math.max(first, at)) });
}
