import { type HttpRequest, fieldsOf, listOf, textOf } from '@capstan/kit';
import { isSameCompanyName, isSameFullName } from '../../company-name.js';
import type { CompanyFacts } from '../../company-result.js';

/** A legal entity in the index. */
export interface LeiRecord {
  lei: string;
  legalName: string;
  otherNames: string[];
  isActive: boolean;
  city: string;
  /** Country of the headquarters. */
  country: string;
  /** The register that lists it. */
  legalCountry: string;
  registeredAs: string;
}

const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** Number of entities read at once. */
const MAX_RECORDS = 20;

const HEADERS = { accept: 'application/vnd.api+json' };

/** Names in the index similar to the requested one. */
export function toCompletionsRequest(name: string): HttpRequest {
  const query = { field: 'entity.legalName', q: name };
  return { path: '/api/v1/fuzzycompletions', query, headers: HEADERS };
}

/** The records of some identifiers. */
export function toRecordsRequest(leis: readonly string[]): HttpRequest {
  const query = { 'filter[lei]': leis.join(','), 'page[size]': MAX_RECORDS };
  return { path: '/api/v1/lei-records', query, headers: HEADERS };
}

/** Identifiers of the completions that equal the name; `undefined` if the response has no list. */
export function leisOf(body: unknown, name: string): string[] | undefined {
  const { data } = fieldsOf(body);
  if (!Array.isArray(data)) return undefined;
  const leis = listOf(data).flatMap((entry) => {
    const { attributes, relationships } = fieldsOf(entry);
    const lei = textOf(fieldsOf(fieldsOf(fieldsOf(relationships)['lei-records']).data).id);
    return LEI.test(lei) && isSameCompanyName(textOf(fieldsOf(attributes).value), name) ? [lei] : [];
  });
  return [...new Set(leis)].slice(0, MAX_RECORDS);
}

/** Parses records; `undefined` if the response has no list. */
export function recordsOf(body: unknown): LeiRecord[] | undefined {
  const { data } = fieldsOf(body);
  if (!Array.isArray(data)) return undefined;
  return listOf(data).flatMap((entry) => {
    const attributes = fieldsOf(fieldsOf(entry).attributes);
    const entity = fieldsOf(attributes.entity);
    const legalName = textOf(fieldsOf(entity.legalName).name);
    const lei = textOf(attributes.lei);
    if (!LEI.test(lei) || legalName === '') return [];
    const seat = fieldsOf(entity.headquartersAddress);
    return [
      {
        lei,
        legalName,
        otherNames: listOf(entity.otherNames)
          .map((other) => textOf(fieldsOf(other).name))
          .filter(Boolean),
        isActive: entity.status === 'ACTIVE',
        city: textOf(seat.city),
        country: textOf(seat.country),
        legalCountry: textOf(fieldsOf(entity.legalAddress).country),
        registeredAs: textOf(entity.registeredAs),
      },
    ];
  });
}

/** The only matching record; `undefined` if none or several match. */
export function chooseRecord(
  records: readonly LeiRecord[],
  name: string,
  country: string | undefined,
): LeiRecord | undefined {
  const named = records.filter(({ legalName, otherNames }) =>
    [legalName, ...otherNames].some((candidate) => isSameCompanyName(candidate, name)),
  );
  const there = named.filter(
    (record) => country === undefined || record.country === country || record.legalCountry === country,
  );
  const active = there.some(({ isActive }) => isActive) ? there.filter(({ isActive }) => isActive) : there;
  const exact = active.filter(({ legalName }) => isSameFullName(legalName, name));
  return active.length === 1 ? active[0] : exact.length === 1 ? exact[0] : undefined;
}

export function toCompanyFacts(record: LeiRecord): CompanyFacts {
  return {
    legal_name: record.legalName,
    headquarters: record.city,
    country: record.country || record.legalCountry,
    lei: record.lei,
    registration_number: record.registeredAs,
  };
}
