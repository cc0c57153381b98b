import { cutText } from '@capstan/text-analysis';
import { withSiteOperators } from './domains.js';
import type { SearchParams } from './search.params.js';

/**
 * Builds the query with `site:` operators in at most `maxLength` characters. Words are truncated in favor of operators;
 * operators that would leave them less than half the length are omitted, because results are filtered by domain anyway.
 */
export function fitQuery(params: SearchParams, maxLength: number): string {
  const query = params.query.trim();
  const operators = withSiteOperators('', params);
  if (operators === '' || operators.length > maxLength / 2) return cutText(query, maxLength);
  return `${cutText(query, maxLength - operators.length - 1)} ${operators}`;
}
