import { type Fact, wordsOfFact } from '@capstan/site-document';
import { PromptText } from '../clauses/prompt-text.js';
import { NAME } from '../extract/name-shape.js';
import { recordsFor } from '../layout/records.js';
import { pickVariant } from '../layout/pick.js';
import type { Feature } from '../packs/grammar-schema.js';
import type { Language } from '../packs/language.js';
import { read } from '../reading/read.js';
import { fold } from '../text/fold.js';
import type { Change } from './change-values.js';
import type { Editor } from './editor.js';
import type { Instruction } from './instructions.js';
import { textsOf, valuesIn } from './slots.js';
import { contentWords, namedFacts, overlap } from './words.js';

const QUOTED = /["“„«「『]\s?([^"“”„«»「」『』\n]{1,120}?)\s?["”“»」』]/u;
const TAIL_NAME = new RegExp(
  String.raw`(?<name>(?:(?:The|Les?|La|El|Los|Las|Il|Der|Die|Das)\s)?${NAME}(?:\s?(?:&|und|and|et|y|e)\s${NAME}(?:\s(?:Co|Söhne)\.?)?)?)\.?$`,
  'u',
);

const HEAD_NAME = new RegExp(String.raw`^[\s:]*(?<name>${NAME}(?:\s?(?:&|und|and|et|y|e)\s${NAME})?)`, 'u');

/** A new name of the site; it takes the place of the old one in every text. */
export function rename(editor: Editor, { text, folded }: Instruction, { changes }: Language): Change | null {
  const word = changes.rename.find(folded).at(-1);
  const after = word === undefined ? undefined : HEAD_NAME.exec(text.slice(word.end))?.groups?.['name'];
  const name = (QUOTED.exec(text)?.[1] ?? after ?? TAIL_NAME.exec(text)?.groups?.['name'])?.trim();
  const { identity } = editor.next;
  if (name === undefined || fold(name) === fold(identity.name)) return null;
  const old = identity.name;
  identity.name = name;
  editor.touched.add('name');
  if (identity.tagline !== undefined) identity.tagline.text = identity.tagline.text.replaceAll(old, name);
  for (const fact of editor.next.facts) {
    for (const [key, value] of textsOf(fact))
      if (value.includes(old)) Reflect.set(fact, key, value.replaceAll(old, name));
  }
  return { kind: 'renamed', to: name };
}

/** "Jojo is gone, Sacha replaces him": the name of a person or item in all texts. */
export function replaceName(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { text } = instruction;
  const words = contentWords(text, language);
  const [target] = namedFacts(words, editor.next.facts, language).filter(
    ({ fact }) => fact.type === 'person' || fact.type === 'item',
  );
  if (target === undefined || (target.fact.type !== 'person' && target.fact.type !== 'item'))
    return replaceInTexts(editor, text);
  const old = target.fact.name;
  const names = [...text.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name.replace(/[.,]$/u, ''));
  const fresh = names.find(
    (name) =>
      overlap(contentWords(name, language), old, language) === 0 &&
      contentWords(name, language).length > 0 &&
      !language.lists.function.isWord(fold(name)),
  );
  if (fresh === undefined) return null;
  renameEverywhere(editor, old, fresh);
  return { kind: 'changed', what: target.fact.type, from: old, to: fresh };
}

/** A name that stands only in sentences. */
function replaceInTexts(editor: Editor, text: string): Change | null {
  const names = [...text.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name.replace(/[.,]$/u, ''));
  const said = editor.next.facts.flatMap((fact) => wordsOfFact(fact)).join('\n');
  const old = names.find((name) => said.includes(name));
  const fresh = names.find((name) => !said.includes(name));
  if (old === undefined || fresh === undefined) return null;
  renameEverywhere(editor, old, fresh);
  return { kind: 'changed', from: old, to: fresh, what: old };
}

function renameEverywhere(editor: Editor, old: string, fresh: string): void {
  for (const fact of editor.next.facts) {
    if ((fact.type === 'person' || fact.type === 'item') && fact.name === old) {
      fact.name = fresh;
      editor.touched.add(fact.id);
    }
    for (const [key, value] of textsOf(fact)) {
      if (!value.includes(old)) continue;
      Reflect.set(fact, key, value.replaceAll(old, fresh));
      editor.touched.add(fact.id);
    }
    if (fact.type === 'list') fact.entries = fact.entries.map((entry) => entry.replaceAll(old, fresh));
  }
}

/** Removes what an instruction names: a feature, a value, a fact, an entry of a list, a clause of a sentence. */
export function remove(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const features = new Set(language.features.find(instruction.folded).map(({ key }) => key));
  const feature = removeFeatures(editor, features);
  const words = contentWords(instruction.text, language);
  const value = removeValue(editor, instruction, words, language);
  if (value !== null) return value;
  const named = namedFacts(words, editor.next.facts, language);
  const best = named[0];
  if (best === undefined) return feature;
  const typed = named.filter(({ fact }) => fact.type === 'item' || fact.type === 'person');
  const target = typed[0] !== undefined && typed[0].score >= best.score - 1 ? typed[0] : best;
  if (feature !== null && target.score < 2) return feature;
  const isText = target.fact.type === 'statement' || target.fact.type === 'policy';
  if (isText && Math.floor(target.score) * 2 < words.length) return feature;
  const what = removeFact(editor, target.fact, words, language);
  return what === null ? feature : { kind: 'removed', what };
}

function removeFact(editor: Editor, fact: Fact, words: readonly string[], language: Language): string | null {
  if (fact.type === 'item' || fact.type === 'person') {
    editor.remove(new Set([fact.id]));
    for (const other of editor.next.facts) removeFromTexts(editor, other, fact.name, language);
    editor.touched.add(fact.id);
    return fact.name;
  }
  if (fact.type === 'list') {
    const gone = fact.entries.filter((entry) => overlap(words, entry, language) > 0);
    if (gone.length === 0 || gone.length === fact.entries.length) {
      editor.remove(new Set([fact.id]));
      return fact.title ?? fact.entries.join(', ');
    }
    fact.entries = fact.entries.filter((entry) => !gone.includes(entry));
    editor.touched.add(fact.id);
    return gone.join(', ');
  }
  if (fact.type === 'statement' || fact.type === 'policy') {
    const cut = withoutPart(fact.text, (part) => overlap(words, part, language) > 0);
    if (cut.removed === '') return null;
    setText(editor, fact, cut.left);
    return cut.removed;
  }
  editor.remove(new Set([fact.id]));
  editor.touched.add(fact.id);
  return fact.type === 'date' ? fact.title : fact.type === 'contact' ? fact.value : fact.type;
}

function setText(editor: Editor, fact: Fact & { text: string }, text: string): void {
  editor.touched.add(fact.id);
  if (text === '') editor.remove(new Set([fact.id]));
  else fact.text = text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence without the parts at commas and "and" that say what is gone. */
function withoutPart(text: string, isGone: (part: string) => boolean): { left: string; removed: string } {
  const parts = text.split(/(,\s|;\s|、|\s(?:and|und|et|y|e|&|plus)\s)/u);
  const kept: string[] = [];
  const removed: string[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index]!;
    if (isGone(part)) removed.push(part);
    else kept.push((kept.length > 0 ? (parts[index - 1] ?? ', ') : '') + part);
  }
  return { left: kept.join('').trim(), removed: removed.join(', ') };
}

function removeFromTexts(editor: Editor, fact: Fact, name: string, language: Language): void {
  const words = contentWords(name, language);
  if (fact.type === 'list') {
    const left = fact.entries.filter((entry) => !fold(entry).includes(fold(name)));
    if (left.length > 0) fact.entries = left;
  }
  if (fact.type !== 'statement' && fact.type !== 'policy') return;
  if (!fold(fact.text).includes(fold(name))) return;
  setText(
    editor,
    fact,
    withoutPart(fact.text, (part) => overlap(words, part, language) >= words.length).left,
  );
}

/** "remove Delphine's phone number", "remove 26 November". */
function removeValue(
  editor: Editor,
  { text, folded }: Instruction,
  words: readonly string[],
  language: Language,
): Change | null {
  const named = valuesIn(text, language);
  const isPhone =
    language.lists.phone.isIn(folded) || language.fieldTypes.find(folded).some(({ key }) => key === 'phone');
  const isEmail = language.fieldTypes.find(folded).some(({ key }) => key === 'email');
  const gone: string[] = [];
  const isGone = (type: string, key: string): boolean =>
    named.some((value) => value.type === type && value.key === key && value === named.at(-1));
  for (const fact of [...editor.next.facts]) {
    if (
      fact.type === 'contact' &&
      ((isPhone && fact.channel === 'phone') || (isEmail && fact.channel === 'email'))
    ) {
      const isOnly =
        editor.next.facts.filter((each) => each.type === 'contact' && each.channel === fact.channel)
          .length === 1;
      if (!isOnly && !isGone(fact.channel, fact.value.replaceAll(/\D/g, ''))) continue;
      editor.remove(new Set([fact.id]));
      gone.push(fact.value);
    }
  }
  for (const fact of [...editor.next.facts]) {
    const inText = textsOf(fact).some(([, value]) => gone.some((each) => value.includes(each)));
    if (inText)
      for (const [key, value] of textsOf(fact))
        Reflect.set(
          fact,
          key,
          gone.reduce((left, each) => left.replace(each, '').replaceAll(/\s{2,}/gu, ' '), value).trim() ||
            value,
        );
  }
  const dates = named.filter(({ type }) => type === 'date');
  const last = dates.at(-1);
  if (last !== undefined) {
    for (const fact of [...editor.next.facts]) {
      const holds = textsOf(fact).some(([, value]) =>
        valuesIn(value, language).some((each) => each.type === 'date' && each.key === last.key),
      );
      if (!holds) continue;
      const others = textsOf(fact).some(([, value]) =>
        valuesIn(value, language).some((each) => each.type === 'date' && each.key !== last.key),
      );
      if (others && (fact.type === 'statement' || fact.type === 'policy')) {
        setText(
          editor,
          fact,
          withoutPart(fact.text, (part) =>
            valuesIn(part, language).some((each) => each.type === 'date' && each.key === last.key),
          ).left,
        );
      } else editor.remove(new Set([fact.id]));
      gone.push(last.text);
    }
  }
  if (gone.length === 0) return null;
  editor.touched.add('values');
  return { kind: 'removed', what: [...new Set(gone)].join(', ') || words.join(' ') };
}

function removeFeatures(editor: Editor, features: ReadonlySet<Feature>): Change | null {
  const names: string[] = [];
  for (const feature of features) {
    const record = editor.next.records.find(({ id }) => id === feature);
    const hasGallery =
      feature === 'gallery' &&
      editor.next.pages.some((page) => page.sections.some(({ component }) => component === 'gallery'));
    if (record === undefined && !hasGallery) continue;
    names.push(record?.plural ?? feature);
    editor.changeSections((section) =>
      section.record === feature || (hasGallery && section.component === 'gallery')
        ? section.facts.length > 0 && section.record !== undefined
          ? { ...section, component: 'contact', variant: 'big', record: undefined }
          : null
        : section,
    );
    editor.next.records = editor.next.records.filter(({ id }) => id !== feature);
    editor.touched.add(feature);
  }
  if (names.length === 0) return null;
  editor.placeRest();
  return { kind: 'removed', what: names.join(', ') };
}

/** Adds what an instruction says: features, entries of a list, or facts as a first prompt has them. */
export function add(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  hasVerb: boolean,
): Change | null {
  const added: string[] = [];
  const isValued = valuesIn(instruction.text, language).length > 0;
  const features = new Set(
    hasVerb && !isValued ? language.features.find(instruction.folded).map(({ key }) => key) : [],
  );
  for (const feature of features)
    if (addFeature(editor, feature, language)) added.push(language.labels.records[feature][1] ?? feature);
  if (added.length > 0) return { kind: 'added', what: added.join(', ') };
  const plain = withoutVerbs(instruction, language);
  const entry = addEntry(editor, plain, instruction, language);
  if (entry !== null) return entry;
  const reading = read(new PromptText(plain, language, 0));
  const typed = reading.drafts.filter(
    ({ fact }) => hasVerb || (fact.type !== 'statement' && fact.type !== 'policy' && fact.type !== 'list'),
  );
  for (const { fact } of typed) {
    editor.add(fact, { start: instruction.start, end: instruction.end });
    added.push(nameOfDraft(fact));
  }
  if (added.length === 0 && hasVerb && contentWords(plain, language).length > 0 && plain.length > 2) {
    editor.add(
      { type: 'statement', text: plain.charAt(0).toUpperCase() + plain.slice(1) },
      { start: instruction.start, end: instruction.end },
    );
    added.push(plain);
  }
  return added.length === 0 ? null : { kind: 'added', what: added.join(', ') };
}

function nameOfDraft(fact: object): string {
  for (const key of ['name', 'value', 'title', 'text', 'address', 'area']) {
    const text: unknown = Reflect.get(fact, key);
    if (typeof text === 'string') return text;
  }
  return '…';
}

/** An entry of the list, the heading of which is named: "als weitere Leistung die Vorsorgevollmacht". */
function addEntry(
  editor: Editor,
  plain: string,
  instruction: Instruction,
  language: Language,
): Change | null {
  if (valuesIn(plain, language).length > 0) return null;
  const words = contentWords(plain, language);
  const list = editor.next.facts.find(
    (fact) => fact.type === 'list' && fact.title !== undefined && overlap(words, fact.title, language) > 0,
  );
  if (list?.type !== 'list') return null;
  const quoted = QUOTED.exec(instruction.text)?.[1];
  const text = quoted ?? plain;
  const entry = text
    .split(/\s+/u)
    .filter((word) => overlap([fold(word)], list.title ?? '', language) === 0)
    .join(' ')
    .replace(/[.!]$/u, '')
    .trim();
  if (entry === '' || entry.length > 120) return null;
  list.entries.push(entry);
  editor.touched.add(list.id);
  return { kind: 'added', what: entry };
}

/** What is to be added, without "please add that". */
function withoutVerbs({ text, folded }: Instruction, { changes, lists, grammar }: Language): string {
  const lead = [changes.add, lists.remark, lists.wish, lists.command, lists.function].flatMap((list) =>
    list.find(folded),
  );
  let reached = 0;
  for (;;) {
    const rest = folded.slice(reached).search(/[\p{L}\p{N}"“„«「]/u);
    const at = reached + Math.max(rest, 0);
    const match = lead
      .filter(({ start, end }) => start === at && end > at)
      .toSorted((a, b) => b.end - a.end)[0];
    if (match === undefined) break;
    reached = match.end;
  }
  const tail = grammar.isSpaced ? text.length : (changes.add.find(folded).at(-1)?.start ?? text.length);
  const plain = text.slice(tail > reached ? reached : 0, tail > reached ? tail : undefined);
  return plain
    .replace(/^[\s,:;–—-]+/u, '')
    .replace(/[をも]$/u, '')
    .trim();
}

function addFeature(editor: Editor, feature: Feature, language: Language): boolean {
  const { next } = editor;
  const home = next.pages[0]!;
  if (feature === 'gallery') {
    if (next.pages.some((page) => page.sections.some(({ component }) => component === 'gallery')))
      return false;
    home.sections.push({
      id: 'gallery',
      component: 'gallery',
      variant: pickVariant('gallery', next.identity.name),
      label: language.labels.headings.gallery,
      facts: [],
    });
    return editor.touched.add('gallery').size > 0;
  }
  if (next.records.some(({ id }) => id === feature)) return false;
  const [record] = recordsFor(new Set([feature]), language, next.facts, {
    fields: [],
    statuses: [],
    clauses: new Set(),
  });
  if (record === undefined) return false;
  next.records.push(record);
  const component =
    feature === 'booking'
      ? 'booking'
      : feature === 'shop'
        ? 'order'
        : record.access.create === 'owner'
          ? 'entries'
          : 'form';
  home.sections.push({
    id: feature,
    component,
    variant: pickVariant(component, next.identity.name),
    label: record.plural,
    facts: [],
    record: feature,
  });
  return editor.touched.add(feature).size > 0;
}
