import type { Words } from './words.js';

export const ENGLISH: Words = {
  skip: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  home: 'Home',
  weekdays: {
    mo: 'Monday',
    tu: 'Tuesday',
    we: 'Wednesday',
    th: 'Thursday',
    fr: 'Friday',
    sa: 'Saturday',
    su: 'Sunday',
  },
  clock: (time) => twelveHours(time),
  span: (opens, closes) => `${twelveHours(opens)} – ${twelveHours(closes)}`,
  days: (first, last) => `${first} – ${last}`,
  closed: 'Closed',
  allDay: 'Open 24 hours',
  openingHours: 'Opening hours',
  contact: 'Contact',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  showOnMap: 'Show on a map',
  elsewhere: 'Elsewhere',
  minutes: (count) => `${count} min`,
  since: (year) => `Since ${year}`,
  draft: 'Draft',
  draftNote: 'This text is a draft. Please check and complete it before you rely on it.',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The page may have moved or been renamed.',
    back: 'Back to the home page',
  },
  brand: {
    title: 'Brand kit',
    intro: 'Logo, colours, type and tone of the site, for everything else that carries the name.',
    logo: 'Logo',
    mark: 'Mark',
    palette: 'Palette',
    light: 'Light',
    dark: 'Dark',
    contrast: 'Contrast on the background',
    type: 'Type',
    headings: 'Headings',
    text: 'Text',
    sample: 'Good type is read, not noticed.',
    tone: 'Tone',
    tones: {
      warm: 'Warm: speaks like a host. Short, friendly sentences; concrete things rather than adjectives.',
      plain: 'Plain: says what it is, for whom, and what to do next. No ornament.',
      playful: 'Playful: light, quick and kind. A wink is welcome, a riddle is not.',
      elegant: 'Elegant: few words, much air. Never loud, never a superlative.',
      bold: 'Bold: says it in one line. Short words, strong verbs.',
      technical: 'Technical: exact and checkable. Names, figures and limits before claims.',
    },
    download: 'Download',
    outline: 'Outline of the business',
    roles: {
      bg: 'Background',
      surface: 'Surface',
      text: 'Text',
      muted: 'Quiet text',
      accent: 'Accent',
      'accent-ink': 'Accent as text',
      'accent-soft': 'Soft accent',
      second: 'Second colour',
      deep: 'Deep',
    },
    decorative: 'decorative',
  },
};

/** `9 am`, `5:30 pm`. */
function twelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hour}${past}\u00a0${hours % 24 < 12 ? 'am' : 'pm'}`;
}
