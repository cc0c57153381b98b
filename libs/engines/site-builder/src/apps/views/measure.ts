import type { CollectionSpec } from '../../model/data-schema.js';

/** How the amounts of a record are put together: what is weighed is not added up. */
export type Measure = 'sum' | 'latest' | 'average';

const LATEST = /weight|balance|gewicht|kontostand|poids|solde|\bpeso\b|saldo|体重|残高/iu;
const AVERAGE =
  /mood|rating|score|temperature|pressure|stimmung|bewertung|temperatur|blutdruck|humeur|température|ánimo|humor|temperatura|presión|pressão|気分|体温|血圧/iu;

/** By the words of the first number among the fields. */
export function measureOf({ fields }: CollectionSpec): Measure {
  const label = fields.find(({ type }) => type === 'number')?.label ?? '';
  if (LATEST.test(label)) return 'latest';
  return AVERAGE.test(label) ? 'average' : 'sum';
}
