import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';

/** A value of a statement or qualifier, of the types that enrichment reads. */
export type WikidataValue =
  | { kind: 'text'; text: string }
  | { kind: 'item'; id: string }
  | { kind: 'quantity'; amount: number }
  /** `time` as Wikibase writes it (`+1952-03-11T00:00:00Z`); `precision` 9 is a year, 10 a month, 11 a day. */
  | { kind: 'time'; time: string; precision: number };

/** One statement about an item; deprecated ones and those without a known value are ignored. */
export interface WikidataStatement {
  isPreferred: boolean;
  value: WikidataValue;
  /** By property. */
  qualifiers: ReadonlyMap<string, readonly WikidataValue[]>;
}

/** An item of the Wikibase REST API; languages and properties are keys of maps. */
export interface WikidataItem {
  id: string;
  labels: ReadonlyMap<string, string>;
  descriptions: ReadonlyMap<string, string>;
  aliases: ReadonlyMap<string, readonly string[]>;
  statements: ReadonlyMap<string, readonly WikidataStatement[]>;
}

/** Q-id of an item. */
export const ITEM_ID = /^Q[1-9]\d{0,14}$/;

/** Parses a response of `/entities/items/{id}`; `undefined` if it is not an item. */
export function toWikidataItem(body: unknown): WikidataItem | undefined {
  const item = fieldsOf(body);
  const id = textOf(item.id);
  if (!ITEM_ID.test(id)) return undefined;
  return {
    id,
    labels: textsOf(item.labels),
    descriptions: textsOf(item.descriptions),
    aliases: new Map(
      Object.entries(fieldsOf(item.aliases)).map(([language, names]) => [
        language,
        listOf(names).map(textOf).filter(Boolean),
      ]),
    ),
    statements: new Map(
      Object.entries(fieldsOf(item.statements)).map(([property, list]) => [property, toStatements(list)]),
    ),
  };
}

/** Parses a list of statements of one property. */
export function toStatements(list: unknown): WikidataStatement[] {
  return listOf(list).flatMap((entry) => {
    const statement = fieldsOf(entry);
    const value = valueOf(statement.value, propertyType(statement));
    if (!value || statement.rank === 'deprecated') return [];
    return [{ isPreferred: statement.rank === 'preferred', value, qualifiers: qualifiersOf(statement) }];
  });
}

function qualifiersOf(statement: Readonly<Record<string, unknown>>): Map<string, WikidataValue[]> {
  const qualifiers = new Map<string, WikidataValue[]>();
  for (const entry of listOf(statement.qualifiers)) {
    const qualifier = fieldsOf(entry);
    const property = textOf(fieldsOf(qualifier.property).id);
    const value = valueOf(qualifier.value, propertyType(qualifier));
    if (value) qualifiers.set(property, [...(qualifiers.get(property) ?? []), value]);
  }
  return qualifiers;
}

const propertyType = (statement: Readonly<Record<string, unknown>>): string =>
  textOf(fieldsOf(statement.property).data_type);

function valueOf(value: unknown, type: string): WikidataValue | undefined {
  const { content } = fieldsOf(value);
  if (typeof content === 'string') {
    if (content === '') return undefined;
    return type === 'wikibase-item' || (type === '' && ITEM_ID.test(content))
      ? { kind: 'item', id: content }
      : { kind: 'text', text: content };
  }
  const fields = fieldsOf(content);
  const amount = Number.parseFloat(textOf(fields.amount));
  if (Number.isFinite(amount)) return { kind: 'quantity', amount };
  if (typeof fields.time === 'string') {
    return { kind: 'time', time: fields.time, precision: numberOf(fields.precision) ?? 0 };
  }
  return typeof fields.text === 'string' && fields.text !== ''
    ? { kind: 'text', text: fields.text }
    : undefined;
}

function textsOf(value: unknown): Map<string, string> {
  return new Map(
    Object.entries(fieldsOf(value)).flatMap(([language, text]): [string, string][] =>
      typeof text === 'string' && text !== '' ? [[language, text]] : [],
    ),
  );
}
