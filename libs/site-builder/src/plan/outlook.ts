import { type Copy, type SubjectCopy } from '../copy/copy.js';
import { copyFor } from '../copy/copy-for.js';
import type { Brief, Item } from '../model/brief.js';
import type { Action, Section } from '../model/site.js';
import type { AppKind } from '../model/vocabulary.js';
import { capitalised, listed, sentence } from './sentences.js';
import { type Shape, shapeOf } from './shape.js';

/** What every page of a plan is made from: the brief, the words, and what may be said of it in the site's language. */
export interface Outlook {
  brief: Brief;
  copy: Copy;
  /** Words for the kind, or for the app when the site is about nothing else. */
  subject: SubjectCopy;
  shape: Shape;
  /** The app that the site is about; null when there is none or an undertaking stands behind it. */
  centre: AppKind | null;
  /** What it is, capitalised: the prompt's phrase, or the kind's word when the site is in another language. */
  trade: string;
  /** What it is, and where. */
  tagline: string;
  /** Of the contact page. */
  contactTitle: string;
  /** Items as a list shows them: with a capital. */
  items: Item[];
  /** Phrases of the prompt; null and empty when they are in another language than the site. */
  offer: string | null;
  audience: string | null;
  statements: string[];
  people: { name: string; role: string | null }[];
  /** Names of the first items as a sentence; null without items. */
  itemsLine: string | null;
}

export function outlookOf(brief: Brief): Outlook {
  const { language } = brief;
  const copy = copyFor(language);
  const centre = brief.app !== null && isAboutApp(brief, brief.app) ? brief.app : null;
  const subject = centre === null ? copy.kinds[brief.kind] : copy.apps[centre];
  const shape = shapeOf(brief.kind, centre);
  const isOwnLanguage = language === brief.promptLanguage;
  const trade = isOwnLanguage ? capitalised(brief.trade, language) : subject.noun;
  const asSentence = (phrase: string) => sentence(phrase, copy.stop, language);
  return {
    brief,
    copy,
    subject,
    shape,
    contactTitle: shape.isWalkIn ? copy.titles.visit : copy.titles.contact,
    items: brief.items.map((item) => ({ ...item, name: capitalised(item.name, language) })),
    centre,
    trade,
    tagline: brief.place === null || trade.includes(brief.place) ? trade : copy.tradeIn(trade, brief.place),
    offer: isOwnLanguage && brief.offer !== null ? asSentence(brief.offer) : null,
    audience: isOwnLanguage ? brief.audience : null,
    statements: isOwnLanguage ? brief.statements.map(asSentence) : [],
    people: brief.people.map(({ name, role }) => ({ name, role: isOwnLanguage ? role : null })),
    itemsLine: brief.items.length === 0 ? null : asSentence(listed(namesOf(brief.items), language)),
  };
}

/** A bare app has no counter, no list of goods and no door: the site is about the app itself. */
function isAboutApp(brief: Brief, app: AppKind): boolean {
  if (brief.kind === 'software') return true;
  const isUndertaking = brief.hours.length > 0 || brief.items.length > 0 || brief.contact.address !== null;
  if (isUndertaking || app === 'booking' || app === 'shop') return false;
  return app !== 'event' || brief.kind === 'venue';
}

function namesOf(items: Item[]): string[] {
  return items.slice(0, 4).map(({ name }) => name);
}

/** The small head of a page other than the home page. */
export function pageHead(headline: string, text: string): Section {
  return { type: 'hero', id: 'top', headline, text, actions: [], size: 'small' };
}

export function linkTo(slug: string, label: string): Action {
  return { label, href: `${slug}.html` };
}
