import type { Copy, DocumentPatch, Fact, SiteDocument } from '@capstan/site-document';
import type { GivenFields } from '../entries/read-entry.js';
import { textIn } from './text-in.js';

/** A value of a document that owners may change. */
export interface Editable {
  /** JSON Pointer (RFC 6901), which is also the name of its input. */
  path: string;
  label: string;
  kind: 'line' | 'text' | 'time' | 'amount';
  /** As it is now; empty if an optional member is missing. */
  value: string;
  isOptional: boolean;
}

/** Values that belong together: those of a fact, or of a section. */
export interface EditableGroup {
  title: string;
  values: Editable[];
}

/** The values that owners may change by hand: hours, prices, contacts and texts, but neither structure nor design. */
export function editableGroups(document: SiteDocument): EditableGroup[] {
  const facts = document.facts.map((fact, index) => ({
    title: titleOf(fact),
    values: valuesOf(fact, `/facts/${index}`),
  }));
  const { tagline } = document.identity;
  const site = { title: 'Tagline', values: copyValue(tagline, '/identity/tagline', 'Tagline') };
  const sections = document.pages.flatMap((page, pageIndex) =>
    page.sections.map((section, index) => {
      const path = `/pages/${pageIndex}/sections/${index}`;
      const body = (section.body ?? []).flatMap((copy, at) => copyValue(copy, `${path}/body/${at}`, 'Text'));
      return {
        title: `Page “${page.title}”: ${section.heading?.text ?? section.label ?? section.id}`,
        values: [...copyValue(section.heading, `${path}/heading`, 'Headline'), ...body],
      };
    }),
  );
  return [site, ...facts, ...sections].filter(({ values }) => values.length > 0);
}

/** Returns the patch from a document to the values of a form; empty if nothing changed. */
export function patchOf(document: SiteDocument, given: GivenFields): DocumentPatch {
  return editableGroups(document)
    .flatMap(({ values }) => values)
    .flatMap((editable): DocumentPatch => {
      const { path, kind, value, isOptional } = editable;
      const wanted = textIn(given, path);
      if (!Object.hasOwn(given, path) || wanted === value) return [];
      if (wanted === '' && isOptional) return [{ op: 'remove', path }];
      const isNew = value === '' && isOptional;
      return [{ op: isNew ? 'add' : 'replace', path, value: kind === 'amount' ? amountOf(wanted) : wanted }];
    });
}

/** A decimal comma is common; a text that is not a number is rejected with the document. */
function amountOf(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return text !== '' && Number.isFinite(number) ? number : text;
}

const copyValue = (copy: Copy | undefined, path: string, label: string): Editable[] =>
  copy ? [text(`${path}/text`, label, copy.text)] : [];

const text = (path: string, label: string, value: string): Editable => ({
  path,
  label,
  value,
  kind: 'text',
  isOptional: false,
});
const line = (path: string, label: string, value: string): Editable => ({
  ...text(path, label, value),
  kind: 'line',
});
const optional = (editable: Editable): Editable => ({ ...editable, isOptional: true });
const time = (path: string, label: string, value: string): Editable => ({
  ...text(path, label, value),
  kind: 'time',
});

function titleOf(fact: Fact): string {
  switch (fact.type) {
    case 'hours':
      return `Opening hours: ${fact.days.join(', ')}`;
    case 'item':
    case 'person':
      return fact.name;
    case 'date':
      return fact.title;
    case 'contact':
      return fact.label ?? `Contact: ${fact.channel}`;
    case 'number':
      return fact.label;
    case 'policy':
      return fact.topic ?? 'Good to know';
    case 'place':
      return fact.name ?? 'Address';
    case 'quote':
      return 'Quote';
    case 'list':
      return fact.title ?? 'List';
    default:
      return 'Text';
  }
}

function valuesOf(fact: Fact, path: string): Editable[] {
  switch (fact.type) {
    case 'hours':
      return [
        ...(fact.opens === undefined ? [] : [time(`${path}/opens`, 'Opens', fact.opens)]),
        ...(fact.closes === undefined ? [] : [time(`${path}/closes`, 'Closes', fact.closes)]),
        optional(line(`${path}/note`, 'Note', fact.note ?? '')),
      ];
    case 'item':
      return [
        line(`${path}/name`, 'Name', fact.name),
        ...priceOf(fact.price, `${path}/price`),
        optional(text(`${path}/description`, 'Description', fact.description ?? '')),
      ];
    case 'person':
      return [
        line(`${path}/name`, 'Name', fact.name),
        optional(line(`${path}/role`, 'Role', fact.role ?? '')),
        optional(text(`${path}/about`, 'About', fact.about ?? '')),
      ];
    case 'place':
      return fact.address === undefined ? [] : [line(`${path}/address`, 'Address', fact.address)];
    case 'contact':
      return [line(`${path}/value`, fact.channel, fact.value)];
    case 'date':
      return [line(`${path}/title`, 'Title', fact.title), line(`${path}/start`, 'Date and time', fact.start)];
    case 'list':
      return fact.entries.map((entry, index) =>
        line(`${path}/entries/${index}`, `Entry ${index + 1}`, entry),
      );
    case 'number':
      return [{ ...line(`${path}/value`, 'Number', String(fact.value)), kind: 'amount' }];
    default:
      return [text(`${path}/text`, 'Text', fact.text)];
  }
}

function priceOf(price: Extract<Fact, { type: 'item' }>['price'], path: string): Editable[] {
  if (typeof price !== 'object') return [optional(line(path, 'Price in words', price ?? ''))];
  const { amount, currency } = price;
  return [{ ...line(`${path}/amount`, `Price in ${currency}`, String(amount)), kind: 'amount' }];
}
