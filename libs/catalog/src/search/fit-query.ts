import { cutText } from '@capstan/text-analysis';
import { withSiteOperators } from './domains.js';
import type { SearchParams } from './search.params.js';

/**
 * The query with `site:` operators in at most `maxLength` characters. The words give way to the operators; operators
 * that would leave them less than half the room are left out, because results are checked against the domains anyway.
 */
export function fitQuery(params: SearchParams, maxLength: number): string {
  const query = params.query.trim();
  const operators = withSiteOperators('', params);
  if (operators === '' || operators.length > maxLength / 2) return cutText(query, maxLength);
  return `${cutText(query, maxLength - operators.length - 1)} ${operators}`;
}
