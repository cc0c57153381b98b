import type { CallToolResult } from '@modelcontextprotocol/server';
import { META } from '../about.js';
import { failureOf } from './failure-of.js';
import type { Failure } from './failure.js';

/**
 * A failure as the result of a tool, for the model to act on.
 * @param canBeStructured whether `structuredContent` may have it: clients of the older revision validate that against the
 * tool's output schema, even if the call failed.
 */
export function errorResult(failure: Failure, canBeStructured: boolean): CallToolResult {
  const said = { type: 'text' as const, text: failureText(failure) };
  return {
    isError: true,
    content: canBeStructured ? [said] : [said, { type: 'text', text: JSON.stringify(failure) }],
    ...(canBeStructured && { structuredContent: { ...failure } }),
    _meta: { [`${META}error`]: failure },
  };
}

/**
 * Converts an error of a call to a result.
 * @throws a bug of this program unchanged.
 */
export function resultOfError(error: unknown, canBeStructured: boolean): CallToolResult {
  const failure = failureOf(error);
  if (!failure) throw error;
  return errorResult(failure, canBeStructured);
}

function failureText(failure: Failure): string {
  const { title, detail, errors, alternative_action: action, request_id: requestId } = failure;
  return [
    detail === '' ? title : `${title}: ${detail}`,
    ...errors.map(({ path, message }) => `- ${path}: ${message}`),
    ...(action === '' ? [] : [`What to do: ${action}`]),
    retryText(failure),
    'No credits were used.',
    ...(requestId === null ? [] : [`Request id: ${requestId}`]),
  ].join('\n');
}

function retryText({ is_retriable: isRetriable, retry_after_seconds: seconds }: Failure): string {
  if (!isRetriable) return 'The same call will fail again.';
  return seconds === null
    ? 'The same call may succeed later.'
    : `The same call may succeed in ${seconds} seconds.`;
}
