import type { Page, Site } from '../../model/site.js';
import type { CollectionSpec } from '../../model/data-schema.js';
import type { Item } from '../../model/brief.js';
import { headingOf } from './find-target.js';

export function isHome(site: Site, page: Page): boolean {
  return page === site.pages[0];
}

/** Names of what exists, for an instruction whose target does not. */
export function listPages(site: Site): string {
  return list(site.pages.map((page) => page.title));
}

export function listSections(page: Page): string {
  return list(
    page.sections
      .slice(1)
      .map(headingOf)
      .filter((heading) => heading !== ''),
  );
}

export function listForms(site: Site): string {
  return list(site.collections.map(({ title }) => title));
}

export function listFields(form: CollectionSpec): string {
  return list(form.fields.map(({ label }) => label));
}

export function listItems(items: Item[]): string {
  return list(items.map(({ name }) => name));
}

function list(names: string[]): string {
  const shown = names.slice(0, 20).map((name) => `“${name}”`);
  if (shown.length === 0) return 'none';
  return `${shown.join(', ')}${names.length > 20 ? ' …' : ''}`;
}
