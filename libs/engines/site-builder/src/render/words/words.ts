import type { Tone, Weekday } from '../../model/vocabulary.js';

/** Fixed words of the pages' frame, in one language. */
export interface Words {
  skip: string;
  menu: string;
  /** On the button that closes the menu. */
  close: string;
  mainNavigation: string;
  footerNavigation: string;
  home: string;
  weekdays: Record<Weekday, string>;
  /** From `HH:MM` in 24 hours. */
  clock(time: string): string;
  /** A span of two clock times. */
  span(opens: string, closes: string): string;
  /** The first and last of consecutive days. */
  days(first: string, last: string): string;
  closed: string;
  /** Instead of a span from midnight to midnight. */
  allDay: string;
  openingHours: string;
  contact: string;
  phone: string;
  email: string;
  address: string;
  showOnMap: string;
  elsewhere: string;
  minutes(count: number): string;
  since(year: number): string;
  draft: string;
  draftNote: string;
  notFound: { title: string; text: string; back: string };
  brand: {
    title: string;
    intro: string;
    logo: string;
    mark: string;
    palette: string;
    light: string;
    dark: string;
    contrast: string;
    type: string;
    headings: string;
    text: string;
    sample: string;
    tone: string;
    tones: Record<Tone, string>;
    download: string;
    outline: string;
    roles: Record<
      'bg' | 'surface' | 'text' | 'muted' | 'accent' | 'accent-ink' | 'accent-soft' | 'second' | 'deep',
      string
    >;
    decorative: string;
  };
}
