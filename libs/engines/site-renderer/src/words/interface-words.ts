import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { assetFolder, readAsset } from '../assets/asset-folder.js';

const word = z.string().min(1);

const InterfaceWords = z.strictObject({
  name: word.describe('the language in itself'),
  page: z.strictObject({
    skip: word,
    menu: word,
    top: word,
    notFoundTitle: word,
    notFoundText: word,
    notFoundBack: word,
    photo: word.describe('before the credit of a picture'),
  }),
  headings: z.strictObject({
    hours: word,
    location: word,
    contact: word,
    people: word,
    events: word,
    schedule: word,
    menu: word,
    services: word,
    pricing: word,
    products: word,
    questions: word,
    policies: word,
    gallery: word,
    steps: word,
  }),
  facts: z.strictObject({
    closed: word,
    free: word,
    from: word.describe('{price}'),
    per: word.describe('{unit}'),
    map: word,
    allDay: word,
    places: word.describe('{places}'),
  }),
  forms: z.strictObject({
    optional: word,
    choose: word,
    send: word,
    sending: word,
    sent: word,
    score: word.describe('{points}, {of}'),
    position: word.describe('{position}'),
    share: word.describe('before a link'),
    book: word,
    order: word,
    total: word,
    pieces: word,
    noScriptTime: word.describe('{hours}'),
    pickDay: word,
    pickTime: word,
    noTimes: word,
    timesAfterChoice: word.describe('in place of the times until something is chosen that has them'),
    earlier: word,
    later: word,
    hidden: word.describe('label of the field that only robots fill in'),
  }),
  entries: z.strictObject({
    empty: word,
    needsScript: word,
    loading: word,
    add: word,
    move: word,
    remove: word,
  }),
  members: z.strictObject({
    title: word,
    intro: word,
    email: word,
    send: word,
    sent: word,
    enter: word,
    expired: word,
    unavailable: word,
    mailText: word,
  }),
  refusals: z.strictObject({
    required: word,
    invalid: word,
    too_long: word,
    taken: word,
    full: word,
    not_offered: word,
    rate_limited: word,
    too_many: word,
    unknown: word,
    sign_in: word,
    forbidden: word,
    failed: word,
  }),
});
/** The labels of the interface in one language. They are not sentences about the customer. */
export type InterfaceWords = z.infer<typeof InterfaceWords>;

const FALLBACK = 'en';
const loaded = new Map<string, InterfaceWords>();

/** The codes of the languages that have a folder. */
export const interfaceLanguages = (): string[] =>
  readdirSync(join(assetFolder(), 'languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The labels for a language tag: of the language itself, else in English. */
export function interfaceWords(tag: string): InterfaceWords {
  const code = tag.toLowerCase().split('-')[0] ?? FALLBACK;
  return loadWords(interfaceLanguages().includes(code) ? code : FALLBACK);
}

/** @throws Error that names the language and the key that is missing or unknown. */
export function loadWords(code: string): InterfaceWords {
  const known = loaded.get(code);
  if (known) return known;
  const words = parseWords(code, readAsset(`languages/${code}/interface.yaml`));
  loaded.set(code, words);
  return words;
}

/** @throws Error that names the language and the key that is missing or unknown. */
export function parseWords(code: string, yaml: string): InterfaceWords {
  const parsed = InterfaceWords.safeParse(load(yaml));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`languages/${code}/interface.yaml: ${faults.join('; ')}`);
}

/** Replaces `{name}` in a label. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
