import type { Brief } from '../../model/brief.js';
import type { Page, Section } from '../../model/site.js';
import type { AppKind } from '../../model/vocabulary.js';
import { fill } from '../words/words.js';

/** File names of the apps' pages; the same in every language. */
export const APP_SLUGS: Record<AppKind, string> = {
  booking: 'book',
  shop: 'shop',
  directory: 'directory',
  board: 'board',
  tracker: 'tracker',
  event: 'rsvp',
  waitlist: 'join',
};

interface AppPageWords {
  nav: string;
  headline: string;
  text: string;
  heading: string;
  sectionText: string | null;
  faq: string;
  questions: { question: string; answer: string }[];
}

/** The page of an app: a small head, the app itself, and what one may want to know. */
export function appPage(brief: Brief, app: AppKind, collection: string, words: AppPageWords): Page {
  const named = (text: string) => fill(text, { name: brief.name });
  const sections: Section[] = [
    {
      type: 'hero',
      id: 'top',
      headline: words.headline,
      text: named(words.text),
      actions: [],
      size: 'small',
    },
    { type: 'app', id: `${app}-app`, app, heading: words.heading, text: words.sectionText, collection },
    {
      type: 'faq',
      id: 'questions',
      heading: words.faq,
      questions: words.questions.map(({ question, answer }) => ({ question, answer: named(answer) })),
    },
  ];
  return { slug: APP_SLUGS[app], title: words.nav, isHidden: false, sections };
}
