import { z } from 'zod';
import { Everyday } from './everyday-schema.js';
import { Notices } from './notices-schema.js';
import { Forms } from './forms-schema.js';
import { BLOCKS, Outline } from './outline-schema.js';
import { Rules } from './rules-schema.js';
import { RunOns } from './run-ons-schema.js';
import { Messages } from './messages-schema.js';
import { words } from './words-schema.js';

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
export const isFeature = (key: string): key is Feature => (FEATURES as readonly string[]).includes(key);

/** Features whose form takes the place of a contact form. */
export const SPECIAL_FORMS: readonly Feature[] = ['booking', 'rsvp', 'waitlist', 'tickets', 'quiz', 'shop'];

/** Features whose forms visitors fill in. */
export const FORMS: readonly Feature[] = ['form', 'newsletter', ...SPECIAL_FORMS];

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

const each = <K extends string>(keys: readonly K[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, words])) as Record<K, typeof words>);

const minutes = z.record(z.string().regex(/^-?\d{1,2}$/), words);

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
  writer: z.strictObject({
    acquaintance: words.describe('people around the writer who have a say: my nephew, the committee'),
    urging: words.describe('what such people do: says, insists, nags'),
    computing: words.describe('what is written with or about: computer, spelling, logo'),
    feeling: words.describe('moods and apologies of the writer: fed up, hopeless, sorry'),
  }),
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
  phoneKinds: z.record(z.string(), words).describe('which of several numbers it is, by its label: Mobile'),
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
  clock: z.strictObject({
    at: words.describe('before a time of day: at'),
    minutesBefore: minutes.describe('before an hour, by the minutes that they add to it: half past'),
    minutesAfter: minutes.describe("after an hour, by the minutes that they add to it: o'clock"),
    hours: z
      .record(z.string().regex(/^\d{1,2}$/), words)
      .describe('the hours of half a day as words, by their number'),
    dateUnits: z
      .record(z.string().regex(/^\d{1,2}$/), words)
      .describe(
        'by which a date moves, by their days; with the number where it is a part of the phrase: a week',
      ),
    postponed: words.describe('of a date that is later: postponed, later'),
    advanced: words.describe('of a date that is earlier: brought forward'),
  }),
  currencies: z.record(z.string().regex(/^[A-Z]{3}$/), words),
  colors: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/)),
  tones: each(TONES),
  features: each(FEATURES),
  blocks: each(BLOCKS),
  outline: Outline,
  priceFirst: z.strictObject({
    buys: words.describe('between a price and what it is for: buys, gets you'),
    for: words.describe('between a price and who or what it is for: for'),
    unit: words.describe('what a price is for once: month, person, night'),
  }),
  status: words.describe('columns and states of entries'),
  fieldTypes: each(['email', 'phone', 'date', 'time', 'number', 'long_text', 'checkbox']),
  withFields: words.describe('before the fields of a form'),
  refusals: each(REFUSALS),
  orders: z.strictObject({
    brief: words.describe('what only a brief to a builder speaks of: its target audience, HTML'),
    sell: words.describe('before what is to be sold'),
    widget: words.describe('the noun of a few words that order a part of a page: donations link'),
    signUp: words.describe('of a form in which visitors enroll'),
    howMany: words.describe('before what is to be counted'),
    minimumOrder: words.describe('the least that an order must come to'),
    pickUp: words.describe('ways to receive an order without delivery'),
    weekly: words.describe('before a day of the week: every'),
    pictures: words.describe('what a gallery has'),
    limit: words.describe('of a largest number, before or after it: at most'),
    people: words.describe('who is counted: people, participants'),
    places: words.describe('what there is a number of, without a word of a limit'),
    groupOf: words.describe('what a number of people is limited for: groups, a class'),
    questions: words.describe(
      'what a form asks: question, but no word for other things, such as box or field',
    ),
    inForm: words.describe('before a form that something is taken out of: from the; in Japanese after it'),
    visitors: words.describe('who fills in a form: people, customers, they'),
    relativeOpening: words.describe('before what makes someone one of them: those who, anyone who'),
    giving: words.describe(
      'verbs of what visitors do with a form, before or after its fields: give us, leave; in Japanese with the particle before them',
    ),
    givingEnd: words.describe('the part of such a verb that ends a sentence: geben … an'),
    choosing: words.describe('those of them before alternatives: choose'),
    formNoun: words.describe('form'),
    determiner: words.describe('before a field, and not in its label: their, the'),
    which: words.describe('before the noun of a choice: which main they want'),
    whether: words,
    they: words.describe('subjects that end a label: days they need'),
    alternative: words.describe('between two options: or'),
    copula: words.describe('between a role and a name: is; empty where it comes last'),
    signUpApart: words.describe('verbs in two parts with something between them: sign … up'),
    dropdown: words.describe('a field with answers to choose from'),
  }),
  toVisitor: z
    .record(z.string(), z.string())
    .describe('words of labels about visitors and those said to them: their, your'),
  request: words.describe('words of a question or a wish without an object'),
  quotedAfter: words.describe(
    'before the colon of a sentence that is to be added as it is: this sentence, add',
  ),
  sayThat: words.describe('before a sentence that is to be added, without a colon; in Japanese after it'),
  beforeThat: words.describe('courtesies between such a verb and "that": please, also'),
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
    dislikes: words.describe('before a color that is not wanted: do not like, hate'),
    corrects: words.describe('between what is wrong and what is right: should be, should say'),
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
    newValue: words.describe('before the value that a price or time changes to'),
    percent: words,
    cents: words.describe('the hundredth part of a currency'),
    rounded: words,
    ordinals: words.describe('from the second on, in their order'),
  }),
  everyday: Everyday,
  notices: Notices,
  rules: Rules,
  runOns: RunOns,
  messages: Messages,
  forms: Forms,
});
export type Grammar = z.infer<typeof Grammar>;
