import { z } from 'zod';
import type { TokenUsage } from '../contract/usage.js';

/** Anthropic's first event: the prompt is charged even if the answer fails. */
const MESSAGE_START = z.object({
  type: z.literal('message_start'),
  message: z.object({
    usage: z.object({
      input_tokens: z.number(),
      cache_creation_input_tokens: z.number().nullish(),
      cache_read_input_tokens: z.number().nullish(),
    }),
  }),
});

/** Returns the usage in an event of a stream before its end. @param event as the vendor sent it. */
export function earlyUsage(event: unknown): TokenUsage | undefined {
  const parsed = MESSAGE_START.safeParse(event);
  if (!parsed.success) return undefined;
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = parsed.data.message.usage;
  return {
    inputTokens: input_tokens + (cache_creation_input_tokens ?? 0) + (cache_read_input_tokens ?? 0),
    outputTokens: 0,
  };
}
