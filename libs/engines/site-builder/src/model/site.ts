import type { Brief, Contact, Item, OpeningHours } from './brief.js';
import type { CollectionSpec } from './data-schema.js';
import type { Edit } from './edit.js';
import type { AppKind, BusinessKind, Language, Tone } from './vocabulary.js';

/** What is kept of a site: all else follows from it. Content of `.capstan/site.json`. */
export interface SiteState {
  version: 1;
  /** The first prompt's brief; edits do not change it. */
  brief: Brief;
  /** Groups of edits in the order of the instructions; undo drops the last group. */
  edits: Edit[][];
}

/** A site with its pages, ready to be rendered. Derived, never stored. */
export interface Site {
  name: string;
  kind: BusinessKind;
  app: AppKind | null;
  language: Language;
  tone: Tone;
  isDark: boolean;
  /** As asked for, `#rrggbb`; empty: the palette follows from kind and name. */
  colours: string[];
  /** One line below the name, for titles, descriptions and the brand kit. */
  tagline: string;
  /** 50 to 160 characters, for search engines and shared links. */
  description: string;
  place: string | null;
  since: number | null;
  contact: Contact;
  hours: OpeningHours[];
  items: Item[];
  /** In the order of the navigation; the first is the home page. */
  pages: Page[];
  /** What forms and app store. */
  collections: CollectionSpec[];
  /** The business on one page and the first steps, drafts marked as such; for `brand/outline.html`. */
  outline: { heading: string; paragraphs: string[] }[];
}

export interface Page {
  /** File name without `.html`; `index` for the home page. ASCII, whatever the language. */
  slug: string;
  /** In the navigation and as the title. */
  title: string;
  /** Left out of the navigation: legal pages, thanks. */
  isHidden: boolean;
  sections: Section[];
}

/** A link or button. `href` is relative (`booking.html`, `#contact`), `tel:`, `mailto:` or absolute http(s). */
export interface Action {
  label: string;
  href: string;
}

interface Common {
  /** Unique on its page, `[a-z][a-z0-9-]*`; anchors and instructions name it. */
  id: string;
}

/** Building blocks of pages. All texts are final, in the site's language, plain text (escaped when rendered). */
export type Section =
  | (Common & {
      type: 'hero';
      /** The only h1 of a page. */
      headline: string;
      text: string;
      actions: Action[];
      /** `large` on the home page, `small` as the head of others. */
      size: 'large' | 'small';
    })
  | (Common & { type: 'text'; heading: string; paragraphs: string[]; isDraft?: boolean; hasArt?: boolean })
  | (Common & {
      type: 'cards';
      heading: string;
      text: string | null;
      cards: { title: string; text: string; action: Action | null }[];
    })
  | (Common & { type: 'items'; heading: string; text: string | null; items: Item[]; note: string | null })
  | (Common & { type: 'steps'; heading: string; steps: { title: string; text: string }[] })
  | (Common & { type: 'facts'; heading: string | null; facts: { value: string; label: string }[] })
  | (Common & { type: 'faq'; heading: string; questions: { question: string; answer: string }[] })
  | (Common & { type: 'hours'; heading: string; hours: OpeningHours[]; note: string | null })
  | (Common & { type: 'contact'; heading: string; text: string | null; contact: Contact })
  | (Common & { type: 'people'; heading: string; people: { name: string; role: string | null }[] })
  | (Common & { type: 'gallery'; heading: string; captions: string[] })
  | (Common & { type: 'timeline'; heading: string; events: { when: string; text: string }[] })
  | (Common & { type: 'quote'; text: string; source: string | null })
  | (Common & { type: 'call'; heading: string; text: string | null; actions: Action[] })
  | (Common & {
      type: 'form';
      heading: string;
      text: string | null;
      /** Name of the collection it sends to. */
      collection: string;
      submitLabel: string;
      thanks: string;
    })
  | (Common & {
      type: 'app';
      app: AppKind;
      heading: string;
      text: string | null;
      /** Name of the collection behind it. */
      collection: string;
    });

export type SectionType = Section['type'];

/** Files of a site by path: relative, `/`-separated. */
export type SiteFiles = Map<string, string | Uint8Array>;
