import { type OutboundResponse, type ProviderFailure, fieldsOf, jsonOf, textOf } from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';

const REFUSED = /\b(?:nsfw|safety|moderat|content policy)/i;

/**
 * Together reports a rejected prompt in the text of a 400 or 422. Neither text nor code is documented, so the words
 * that vendors commonly use are searched.
 */
export function togetherFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (response.status !== 400 && response.status !== 422) return undefined;
  const { message, code } = fieldsOf(fieldsOf(jsonOf(response)).error);
  return REFUSED.test(`${textOf(code)} ${textOf(message)}`.replaceAll('_', ' '))
    ? blockedPrompt('Together AI')
    : undefined;
}
