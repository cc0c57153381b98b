import type { Page, SiteDocument } from '@capstan/site-document';

/** A document with the home page only, without actions that lead to other pages. */
export function firstLook(document: SiteDocument): SiteDocument {
  const home = document.pages.find(({ path }) => path === '/') ?? document.pages[0];
  if (home === undefined) return document;
  return { ...document, pages: [withoutTargetsElsewhere(home)] };
}

function withoutTargetsElsewhere(page: Page): Page {
  const here = new Set([page.id, ...page.sections.map(({ id }) => id)]);
  return {
    ...page,
    sections: page.sections.map(({ action, ...section }) =>
      action === undefined || here.has(action.target) || /^(?:https|mailto|tel):/.test(action.target)
        ? { ...section, action }
        : section,
    ),
  };
}
