import { planApp } from '../apps/plan-app.js';
import type { Brief } from '../model/brief.js';
import type { Page, Site } from '../model/site.js';
import { featurePages } from './feature-pages.js';
import { foldedPages } from './fold-pages.js';
import { Forms } from './forms.js';
import { homePage } from './home-page.js';
import { contactPage, faqPage } from './contact-pages.js';
import { legalPage } from './legal-page.js';
import { aboutPage, offerPage, wayPage } from './main-pages.js';
import { outlineOf } from './outline.js';
import { type Outlook, outlookOf } from './outlook.js';
import { fitted, sentence } from './sentences.js';

const MAX_DESCRIPTION = 160;

/** Pages, sections and copy for a brief. The same brief gives the same site. */
export function planSite(brief: Brief): Site {
  const outlook = outlookOf(brief);
  const forms = new Forms(brief);
  const app = brief.app === null ? null : planApp(brief, brief.app);
  const all: Page[] = [
    homePage(outlook, app),
    ...(app === null || outlook.centre !== null ? [] : [app.page]),
    offerPage(outlook),
    wayPage(outlook, forms, app),
    ...featurePages(outlook, forms),
    aboutPage(outlook),
    faqPage(outlook),
    contactPage(outlook, forms),
    legalPage(outlook),
  ];
  const pages = foldedPages(all, outlook.shape.offerSlug);
  return {
    name: brief.name,
    kind: brief.kind,
    app: brief.app,
    language: brief.language,
    tone: brief.tone,
    isDark: brief.isDark,
    colours: brief.colours,
    tagline: outlook.tagline,
    description: descriptionOf(outlook),
    place: brief.place,
    since: brief.since,
    contact: brief.contact,
    hours: brief.hours,
    items: brief.items,
    pages,
    collections: [...(app?.collections ?? []), ...forms.collections],
    outline: outlineOf(outlook, pages),
  };
}

function descriptionOf({ brief, copy, subject, tagline, offer, itemsLine }: Outlook): string {
  const head = brief.isNameGiven ? copy.labelled(brief.name, tagline) : tagline;
  const lines = [
    sentence(head, copy.stop, brief.language),
    offer ?? itemsLine,
    subject.lead,
    subject.call.text,
  ];
  return fitted(
    lines.filter((line) => line !== null),
    copy.gap,
    MAX_DESCRIPTION,
  );
}
