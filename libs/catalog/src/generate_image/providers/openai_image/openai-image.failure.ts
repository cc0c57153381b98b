import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, textOf } from '@capstan/kit';
import { blockedPrompt } from '../../images/blocked-prompt.js';

const BLOCKED = new Set(['moderation_blocked', 'content_policy_violation']);

/** Maps the error codes of OpenAI. */
export function openAiImageFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (response.status < 400) return undefined;
  const code = textOf(fieldsOf(fieldsOf(jsonOf(response)).error).code);
  if (BLOCKED.has(code)) return blockedPrompt('OpenAI');
  if (code === 'insufficient_quota' || code === 'billing_hard_limit_reached') {
    return new ProviderFailure('quota_exhausted', 'the quota of the OpenAI account is used up');
  }
  return undefined;
}
