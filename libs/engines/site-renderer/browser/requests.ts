import { type Entry, type Listing, type Receipt, type RecordData, site } from './model.js';

/** Why the service did not accept a request; `message` is in the language of the site. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly faults: readonly FieldFault[] = [],
  ) {
    super(refusalText(code));
  }
}

export interface FieldFault {
  code: string;
  field: string;
}

export const refusalText = (code: string): string =>
  site.words.refusals[code] ?? site.words.refusals['failed'] ?? '';

/** The session of a member, which the service puts into the page. */
const member = document.querySelector<HTMLMetaElement>('meta[name=capstan-member]')?.content;

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(member === undefined ? {} : { 'x-member': member }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null);
  const answer: unknown = response && response.status !== 204 ? await response.json().catch(() => null) : {};
  if (response?.ok && answer !== null) return answer;
  const { error } = (answer ?? {}) as { error?: { code: string; faults?: FieldFault[] } };
  throw new RequestError(error?.code ?? 'failed', error?.faults);
}

export const list = (record: RecordData): Promise<Listing> => request(record.url, 'GET') as Promise<Listing>;

export const create = (record: RecordData, values: object): Promise<Receipt> =>
  request(record.url, 'POST', values) as Promise<Receipt>;

export const change = (record: RecordData, id: string, values: object): Promise<Entry> =>
  request(`${record.url}/${id}`, 'PATCH', values) as Promise<Entry>;

export async function remove(record: RecordData, id: string): Promise<void> {
  await request(`${record.url}/${id}`, 'DELETE');
}
