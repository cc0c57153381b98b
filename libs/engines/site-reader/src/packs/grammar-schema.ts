import { z } from 'zod';

const words = z.array(z.string().min(1));

/** The features that a prompt can ask for. Each is also the id of its record. */
export const FEATURES = [
  'booking',
  'shop',
  'form',
  'gallery',
  'waitlist',
  'board',
  'tracker',
  'directory',
  'tickets',
  'helpdesk',
  'crm',
  'quiz',
  'invoices',
  'rsvp',
  'members',
  'chart',
  'news',
  'newsletter',
  'faq',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What cannot be built, or must not be. */
export const REFUSALS = ['nativeApp', 'program', 'game', 'trading', 'training', 'harm'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Moods that choose themes and densities. */
export const TONES = [
  'calm',
  'bold',
  'elegant',
  'warm',
  'minimal',
  'dark',
  'playful',
  'formal',
  'rustic',
] as const;
export type Tone = (typeof TONES)[number];

/** Parts of a page that a brief orders; `frame` is what they are described with: sections, cards, placeholders. */
export const BLOCKS = [
  'hero',
  'navigation',
  'footer',
  'action',
  'features',
  'quotes',
  'pricing',
  'people',
  'about',
  'contact',
  'frame',
] as const;
export type Block = (typeof BLOCKS)[number];

const each = <K extends string>(keys: readonly K[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, words])) as Record<K, typeof words>);

/** The words of a language by what they do in a sentence. A star means further letters of a compound. */
export const Grammar = z.strictObject({
  name: z.string().min(1).describe('the language in itself'),
  locale: z.string(),
  currency: z.string().nullable().describe('where a price has no sign and no place says more'),
  timeZone: z.string(),
  isSpaced: z.boolean().describe('whether words are separated by spaces'),
  hasTwelveHours: z.boolean(),
  headIsLast: z.boolean().describe('whether the main noun ends its phrase, as in English: mobile vet'),
  nounsAreCapital: z.boolean().describe('whether nouns begin with a capital letter, as in German'),
  function: words.describe(
    'articles, prepositions, conjunctions, pronouns, auxiliaries: no content of their own',
  ),
  and: words,
  contrast: words.describe('begin a clause with another intent: but, however'),
  negation: words,
  negativeCommand: words.describe('at the beginning of a clause: a prohibition'),
  named: words.describe('before a name'),
  namedAfter: words.describe('after a name'),
  isA: words.describe('verbs after a name that begins a sentence'),
  own: words.describe('possessives'),
  self: words.describe('subjects of what the customer says about themselves: we, I'),
  avoidable: words.describe('behind a negation: what the site must not have'),
  place: words.describe('prepositions before a place'),
  tradeHead: words.describe('nouns that end the name of a trade: service, company'),
  praise: words.describe('adjectives before a trade that do not name it: small, new, local'),
  site: words.describe('what is ordered: website, page, app'),
  part: words.describe('parts of websites that are no features, and the tools to make them'),
  wish: words.describe('verbs of requests; they need a word of a site, part, feature or look next to them'),
  command: words.describe('requests on their own'),
  remark: words.describe('said to the builder: greetings, thanks, complaints, later'),
  imperative: words.describe('verbs at the beginning of a clause: what the builder is to do'),
  aside: words.describe('at the beginning or end of a clause: what is not for visitors'),
  thanks: words,
  introduces: words.describe('before the name of the person who writes'),
  relative: words.describe('pronouns that begin a relative clause'),
  numbers: words.describe('small numbers as words, without accents'),
  therefore: words.describe('before what follows from a remark'),
  closing: words.describe('before the name of the person who signs'),
  look: words.describe('nouns and adverbs of looks'),
  role: words.describe('what people do, before or after their names'),
  honorific: words,
  priceLink: words.describe('between an item and its price'),
  priceFrom: words.describe('before the lowest price'),
  per: words,
  free: words,
  menu: words.describe('headings of lists that are offers'),
  phone: words,
  contactCue: words.describe('before an address or a contact: address, e-mail, contact'),
  street: words.describe('words and endings of streets and buildings'),
  policy: words.describe('words of rules and conditions'),
  open: words,
  closed: words,
  until: words.describe('between two times or days'),
  everyDay: words,
  workDays: words,
  weekend: words,
  days: z.strictObject({
    mo: words,
    tu: words,
    we: words,
    th: words,
    fr: words,
    sa: words,
    su: words,
  }),
  currencies: z.record(z.string().regex(/^[A-Z]{3}$/), words),
  colours: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/)),
  tones: each(TONES),
  features: each(FEATURES),
  blocks: each(BLOCKS),
  status: words.describe('columns and states of entries'),
  fieldTypes: each(['email', 'phone', 'date', 'time', 'number', 'long_text', 'checkbox']),
  withFields: words.describe('before the fields of a form'),
  refusals: each(REFUSALS),
  orders: z.strictObject({
    sell: words.describe('before what is to be sold'),
    widget: words.describe('the noun of a few words that order a part of a page: donations link'),
    signUp: words.describe('of a form in which visitors enroll'),
    howMany: words.describe('before what is to be counted'),
    pickUp: words.describe('ways to receive an order without delivery'),
  }),
  request: words.describe('words of a question or a wish without an object'),
  quotedAfter: words.describe(
    'before the colon of a sentence that is to be added as it is: this sentence, add',
  ),
  sayThat: words.describe('before a sentence that is to be added, without a colon; in Japanese after it'),
  changes: z.strictObject({
    add: words,
    remove: words,
    set: words.describe('to another value'),
    rename: words,
    undo: words,
    latest: words.describe('of the change that is to be undone: last'),
    renewed: words.describe('of a contact that takes the place of the one before: new number, has changed'),
    keep: words.describe('the rest stays'),
    fine: words.describe('no change is wanted'),
    replace: words,
    opens: words,
    closes: words,
    swap: words.describe('two change places'),
    old: words.describe('before the value that goes: instead of, not'),
    instead: words.describe('those of them that say that it is wrong or gone: not "from"'),
    question: words.describe('at the beginning of a question'),
    pronoun: words.describe('for what was named before'),
    removeApart: words.describe('verbs in two parts with something between them: take … off'),
    addApart: words,
    all: words.describe('every price'),
    excepted: words.describe('before what stays as it is'),
    more: words,
    less: words,
    later: words,
    earlier: words,
    hourUnit: words,
    minuteUnit: words,
    half: words,
    toFirst: words.describe('to the beginning of a list'),
    toLast: words,
    ahead: words.describe('before another one'),
    behind: words,
    ordinals: words.describe('from the second on, in their order'),
  }),
});
export type Grammar = z.infer<typeof Grammar>;

const label = z.string().min(1);
const oneAndMany = z.tuple([label, label]).describe('one and many');

/** Headings, labels and answers in a language. They name things and are not sentences about the customer. */
export const Labels = z.strictObject({
  pages: z.strictObject({
    home: label,
    about: label,
    offer: label,
    people: label,
    dates: label,
    visit: label,
    gallery: label,
    rules: label,
    news: label,
  }),
  headings: z.strictObject({
    about: label,
    offer: label,
    people: label,
    hours: label,
    contact: label,
    dates: label,
    policies: label,
    gallery: label,
    numbers: label,
    quotes: label,
  }),
  actions: z.strictObject({
    booking: label,
    shop: label,
    form: label,
    waitlist: label,
    tickets: label,
    rsvp: label,
    signUp: label.describe('heading of a form in which visitors enroll'),
    call: label,
    write: label,
  }),
  records: z.strictObject(
    Object.fromEntries(FEATURES.map((key) => [key, oneAndMany])) as Record<Feature, typeof oneAndMany>,
  ),
  signUp: oneAndMany,
  fields: z.record(z.string().regex(/^[a-z][a-z_]*$/), label),
  statuses: z.array(label).min(3).max(5),
  fallbackName: label.describe('{kind}, {place}'),
  placeLine: label.describe('{kind}, {place}'),
  scope: z.strictObject({
    build: label,
    ask: label,
    ...Object.fromEntries(REFUSALS.map((key) => [key, label])),
  } as Record<'build' | 'ask' | Refusal, typeof label>),
  reasons: z.strictObject({
    wish: label,
    unknown: label,
    note: label.describe('of a sentence that was taken as said to the builder'),
    content: label.describe('of an ordered section without facts'),
  }),
  claims: z.strictObject({
    changed: label.describe('{what}: {from} → {to}'),
    added: label.describe('{what}'),
    removed: label.describe('{what}'),
    renamed: label.describe('{to}'),
    colours: label.describe('{to}'),
    undone: label,
    kept: label,
    notUnderstood: label,
  }),
});
export type Labels = z.infer<typeof Labels>;

/** A kind of site in one language. */
export const KindWords = z.strictObject({
  name: label,
  words: words.describe('nouns that name it'),
  hints: words.describe('words that make it likely'),
});
export type KindWords = z.infer<typeof KindWords>;

/** Trades by the kind that their sites are laid out as: the English term → the words of a language. */
export const Trades = z.record(z.string(), z.record(z.string(), words));
export type Trades = z.infer<typeof Trades>;
