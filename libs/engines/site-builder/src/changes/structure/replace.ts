import type { Page, Section, Site } from '../../model/site.js';

/** The site with one page in the place of another; all other pages stay the same objects. */
export function withPage(site: Site, page: Page, changed: Page): Site {
  return { ...site, pages: site.pages.map((other) => (other === page ? changed : other)) };
}

/** The site with one section in the place of another. */
export function withSection(site: Site, page: Page, section: Section, changed: Section): Site {
  const sections = page.sections.map((other) => (other === section ? changed : other));
  return withPage(site, page, { ...page, sections });
}

/** A list with one of its members at another place. */
export function moved<T>(list: T[], member: T, at: number): T[] {
  const others = list.filter((other) => other !== member);
  return [...others.slice(0, at), member, ...others.slice(at)];
}
