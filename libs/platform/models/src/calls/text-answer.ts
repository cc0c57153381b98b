import type { ModelClient, ModelReply } from '../client/model-client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { ModelRequest } from '../contract/models.js';
import type { TokenUsage } from '../contract/usage.js';

/** A usable answer of one model. */
export interface Answer<T> {
  value: T;
  usage: TokenUsage;
}

/**
 * Asks for free text; text that is cut off is accepted.
 * @param onUsage is called for each response, also for an unusable one. @throws ModelCallError.
 */
export async function textAnswer(
  client: ModelClient,
  request: ModelRequest,
  signal: AbortSignal,
  onUsage: (usage: TokenUsage) => void = () => {},
): Promise<Answer<string>> {
  const reply = await client.ask({
    system: request.system,
    turns: [{ role: 'user', content: request.prompt }],
    maxOutputTokens: request.maxOutputTokens,
    temperature: request.temperature ?? 0,
    signal,
  });
  onUsage(reply.usage);
  assertNotEmpty(reply);
  return { value: reply.text, usage: reply.usage };
}

/** @throws ModelCallError `invalid_output` when the model declined or returned no text. */
export function assertNotEmpty(reply: ModelReply): void {
  if (reply.ending === 'refused') throw new ModelCallError('invalid_output', 'declined to answer');
  if (reply.text.trim() !== '') return;
  throw new ModelCallError(
    'invalid_output',
    reply.ending === 'cut' ? 'used up its output tokens before any text' : 'answered with no text',
  );
}
