import { branchOf } from '../copy/branch.js';
import type { Copy, SubjectCopy } from '../copy/copy.js';
import { copyFor } from '../copy/copy-for.js';
import { subjectCopy } from '../copy/subject-copy.js';
import { tradeNoun } from '../copy/trade-nouns.js';
import type { Brief, Item } from '../model/brief.js';
import type { Action, Section } from '../model/site.js';
import type { AppKind } from '../model/vocabulary.js';
import { isOccasion } from './is-occasion.js';
import { capitalised, listed, sentence } from './sentences.js';
import { type Shape, shapeOf } from './shape.js';

/** What every page of a plan is made from: the brief, the words, and what may be said of it in the site's language. */
export interface Outlook {
  brief: Brief;
  copy: Copy;
  /** Words for the kind, or for the app when the site is about nothing else. */
  subject: SubjectCopy;
  shape: Shape;
  /** What the site is about when no undertaking stands behind it: its app, or an occasion to come to. */
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
  /** Names of the first items as a sentence; null where they do not tell what there is. */
  itemsLine: string | null;
}

export function outlookOf(brief: Brief): Outlook {
  const { language } = brief;
  const copy = copyFor(language);
  const centre = centreOf(brief);
  const subject = subjectCopy(copy, brief.kind, branchOf(brief.kind, brief.trade), brief.app, centre);
  const shape = shapeOf(brief.kind, centre);
  const isOwnLanguage = language === brief.promptLanguage;
  const trade = isOwnLanguage ? capitalised(brief.trade, language) : nounOf(brief, centre, subject);
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
    itemsLine: isRange(brief) ? asSentence(listed(namesOf(brief.items), language)) : null,
  };
}

/** The branch has a word of its own; other trades are looked up, and the kind's word is left for the rest. */
function nounOf({ kind, trade, language }: Brief, centre: AppKind | null, subject: SubjectCopy): string {
  if (centre !== null || branchOf(kind, trade) !== null) return subject.noun;
  return tradeNoun(kind, trade, language) ?? subject.noun;
}

/** A bare app has no counter, no list of goods and no door, and neither has a wedding or a conference. */
function centreOf(brief: Brief): AppKind | null {
  const { app, kind, hours, items } = brief;
  if (kind === 'software' && app !== null) return app;
  if (hours.length > 0 || items.length > 0) return null;
  if ((kind === 'venue' && app === 'event') || (app === null && isOccasion(brief))) return 'event';
  return app === 'directory' || app === 'board' || app === 'tracker' || app === 'waitlist' ? app : null;
}

/** One name is no range, and plans of software say nothing of it. */
function isRange({ items, kind }: Brief): boolean {
  return items.length > 1 && kind !== 'software';
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
