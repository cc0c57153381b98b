import { z } from 'zod';
import { fold } from '../text/fold.js';
import { WordList } from '../text/word-list.js';
import { ColorWords } from './color-words.js';
import { assetNames, readAsset } from './asset-folder.js';
import { Grammar } from './grammar-schema.js';
import { KindWords, Trades } from './kind-words-schema.js';
import { compiledLooks, type LooksOf } from './compiled-looks.js';
import { kinds } from './kinds.js';
import { KeyedWords } from './keyed-words.js';
import { Labels } from './labels-schema.js';
import { LookWords } from './look-words-schema.js';
import { parseAsset } from './parse-asset.js';

type ListsOf<T> = {
  [K in keyof T as T[K] extends string[] ? K : never]: WordList;
};

/** A language pack with its lists compiled. */
export class Language {
  readonly lists: ListsOf<Grammar>;
  readonly days: KeyedWords<keyof Grammar['days']>;
  readonly clock: {
    at: WordList;
    minutesBefore: KeyedWords<string>;
    minutesAfter: KeyedWords<string>;
    hours: KeyedWords<string>;
    dateUnits: KeyedWords<string>;
    postponed: WordList;
    advanced: WordList;
  };
  readonly currencies: KeyedWords<string>;
  readonly tones: KeyedWords<keyof Grammar['tones']>;
  readonly features: KeyedWords<keyof Grammar['features']>;
  readonly blocks: KeyedWords<keyof Grammar['blocks']>;
  /** What lists the parts of a page. */
  readonly priceFirst: Record<keyof Grammar['priceFirst'], WordList>;
  readonly outline: { [K in keyof Omit<Grammar['outline'], 'parts'>]: WordList };
  readonly parts: KeyedWords<keyof Grammar['outline']['parts']>;
  readonly refusals: KeyedWords<keyof Grammar['refusals']>;
  readonly orders: { [K in keyof Grammar['orders']]: WordList };
  /** Words of sentences about the writer and the making of the site. */
  readonly writer: { [K in keyof Grammar['writer']]: WordList };
  readonly changes: { [K in keyof Grammar['changes']]: WordList };
  readonly messages: { [K in keyof Omit<Grammar['messages'], 'sections' | 'states'>]: WordList };
  readonly notices: { [K in keyof Grammar['notices']]: WordList };
  readonly forms: { [K in keyof Grammar['forms']]: WordList };
  readonly everyday: Record<'writings' | 'numbers' | 'notes', KeyedWords<string>> &
    Record<'reasons' | 'covers' | 'areas', WordList>;
  readonly rules: { [K in keyof Grammar['rules']]: WordList };
  readonly runOns: { [K in keyof Grammar['runOns']]: WordList };
  /** What sections are called in messages. */
  readonly sections: KeyedWords<keyof Grammar['messages']['sections']>;
  /** What notes of items and dates say. */
  readonly states: KeyedWords<keyof Grammar['messages']['states']>;
  readonly fieldTypes: KeyedWords<keyof Grammar['fieldTypes']>;
  /** Which of several phone numbers it is, by its label. */
  readonly phoneKinds: KeyedWords<string>;
  readonly colors: WordList;
  /** Colors with their shades, as values. */
  readonly shadedColors: ColorWords;
  readonly looks: LooksOf;
  readonly kindWords: KeyedWords<string>;
  readonly kindHints: KeyedWords<string>;
  /** Words of trades by their English terms. */
  readonly trades: KeyedWords<string>;
  readonly monthNames: KeyedWords<string>;

  constructor(
    readonly code: string,
    readonly grammar: Grammar,
    readonly labels: Labels,
    readonly kinds: Readonly<Record<string, KindWords>>,
    trades: Trades,
    looks: LookWords,
  ) {
    const { isSpaced } = grammar;
    const lists = Object.entries(grammar).flatMap(([key, value]) =>
      Array.isArray(value) ? [[key, new WordList(value, isSpaced)]] : [],
    );
    this.lists = Object.fromEntries(lists) as ListsOf<Grammar>;
    this.days = new KeyedWords(grammar.days, isSpaced);
    const { at, minutesBefore, minutesAfter, hours, dateUnits, postponed, advanced } = grammar.clock;
    this.clock = {
      at: new WordList(at, isSpaced),
      minutesBefore: new KeyedWords(minutesBefore, isSpaced),
      minutesAfter: new KeyedWords(minutesAfter, isSpaced),
      hours: new KeyedWords(hours, isSpaced),
      dateUnits: new KeyedWords(dateUnits, isSpaced),
      postponed: new WordList(postponed, isSpaced),
      advanced: new WordList(advanced, isSpaced),
    };
    this.currencies = new KeyedWords(grammar.currencies, isSpaced);
    this.tones = new KeyedWords(grammar.tones, isSpaced);
    this.features = new KeyedWords(grammar.features, isSpaced);
    this.blocks = new KeyedWords(grammar.blocks, isSpaced);
    this.refusals = new KeyedWords(grammar.refusals, isSpaced);
    this.fieldTypes = new KeyedWords(grammar.fieldTypes, isSpaced);
    this.phoneKinds = new KeyedWords(grammar.phoneKinds, isSpaced);
    this.colors = new WordList(Object.keys(grammar.colors), isSpaced);
    this.shadedColors = new ColorWords(grammar, looks);
    this.looks = compiledLooks(looks, isSpaced);
    const compiled = (group: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(
        Object.entries(group).map(([key, words]) => [key, new WordList(words, isSpaced)] as const),
      );
    this.changes = compiled(grammar.changes) as Language['changes'];
    this.writer = compiled(grammar.writer) as Language['writer'];
    this.orders = compiled(grammar.orders) as Language['orders'];
    this.notices = compiled(grammar.notices) as Language['notices'];
    this.forms = compiled(grammar.forms) as Language['forms'];
    this.rules = compiled(grammar.rules) as Language['rules'];
    const { parts, ...outline } = grammar.outline;
    this.outline = compiled(outline) as Language['outline'];
    this.priceFirst = compiled(grammar.priceFirst) as Language['priceFirst'];
    this.parts = new KeyedWords(parts, isSpaced);
    this.runOns = compiled(grammar.runOns) as Language['runOns'];
    const { writings, numbers, notes, ...said } = grammar.everyday;
    this.everyday = {
      writings: new KeyedWords(writings, isSpaced),
      numbers: new KeyedWords(numbers, isSpaced),
      notes: new KeyedWords(notes, isSpaced),
      ...(compiled(said) as Record<keyof typeof said, WordList>),
    };
    const { sections, states, ...messages } = grammar.messages;
    this.messages = compiled(messages) as Language['messages'];
    this.sections = new KeyedWords(sections, isSpaced);
    this.states = new KeyedWords(states, isSpaced);
    const byKind = (wordsOf: (id: string, entry: KindWords) => string[]): Record<string, string[]> =>
      Object.fromEntries(Object.entries(this.kinds).map(([id, entry]) => [id, wordsOf(id, entry)]));
    this.kindWords = new KeyedWords(
      byKind((id, { words }) => [...words, ...Object.values(trades[id] ?? {}).flat()]),
      isSpaced,
    );
    this.kindHints = new KeyedWords(
      byKind((_, { hints }) => hints),
      isSpaced,
    );
    this.trades = new KeyedWords(
      Object.assign({}, ...Object.values(trades)) as Record<string, string[]>,
      isSpaced,
    );
    this.monthNames = new KeyedWords(monthsOf(code), isSpaced);
  }

  /** The name of a color in the language → its value: "dark red". */
  color(name: string): string | undefined {
    return this.shadedColors.find(fold(name))[0]?.value;
  }

  kindName(id: string): string {
    return this.kinds[id]?.name ?? id;
  }
}

/** `1` to `12` → the names of the months, as CLDR has them. */
function monthsOf(code: string): Record<string, string[]> {
  const names = (month: number): string[] =>
    (['long', 'short'] as const).flatMap((width) => {
      const moment = Date.UTC(2024, month - 1, 15);
      const inDate = new Intl.DateTimeFormat(code, {
        day: 'numeric',
        month: width,
        timeZone: 'UTC',
      })
        .formatToParts(moment)
        .find(({ type }) => type === 'month')?.value;
      const alone = new Intl.DateTimeFormat(code, {
        month: width,
        timeZone: 'UTC',
      }).format(moment);
      return [inDate ?? alone, alone].flatMap((name) => [name, name.replace(/\.$/, '')]);
    });
  return Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      String(index + 1),
      names(index + 1).filter((name) => /\p{L}{2}/u.test(name)),
    ]),
  );
}

const loaded = new Map<string, Language>();

export const FALLBACK_LANGUAGE = 'en';

/** The codes of the languages that have a folder. */
export const languageCodes = (): string[] => assetNames('languages');

/** @throws Error that names the language and the key that is missing or unknown. */
export function loadLanguage(code: string): Language {
  const known = loaded.get(code);
  if (known) return known;
  const read = <T>(name: string, schema: z.ZodType<T>): T => {
    const file = `languages/${code}/${name}.yaml`;
    return parseAsset(file, readAsset(file), schema);
  };
  const kindSchema = z.strictObject(
    Object.fromEntries([...kinds().keys()].map((id) => [id, KindWords])),
  ) as unknown as z.ZodType<Record<string, KindWords>>;
  const language = new Language(
    code,
    read('grammar', Grammar),
    read('labels', Labels),
    read('kinds', kindSchema),
    read('trades', Trades),
    read('looks', LookWords),
  );
  loaded.set(code, language);
  return language;
}

/** The pack of a language tag; English where there is none. */
export function languageFor(tag: string): Language {
  const code = tag.toLowerCase().split('-')[0] ?? FALLBACK_LANGUAGE;
  return loadLanguage(languageCodes().includes(code) ? code : FALLBACK_LANGUAGE);
}
