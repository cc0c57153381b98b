import type { Answer } from '@capstan/client';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { META } from '../about.js';

/** The part of an answer that tells what a call cost and who did the work. */
export type Receipt = Pick<Answer<unknown>, 'creditsUsed' | 'metadata' | 'requestId' | 'isReplay'>;

/** The result of a call that succeeded: data for programs, the same as text for models, and what it cost. */
export function answerResult(data: object, receipt: Receipt, ...more: ContentBlock[]): CallToolResult {
  const { text, picture } = withoutPicture(data);
  return {
    content: [
      { type: 'text', text: JSON.stringify(text) },
      ...picture,
      ...more,
      { type: 'text', text: receiptInWords(receipt) },
    ],
    structuredContent: { ...data },
    _meta: receiptMeta(receipt),
  };
}

function receiptMeta({ creditsUsed, metadata, requestId, isReplay }: Receipt): Record<string, unknown> {
  return {
    [`${META}credits_used`]: creditsUsed,
    [`${META}provider_used`]: metadata?.provider_used ?? null,
    [`${META}request_id`]: requestId,
    ...(isReplay && { [`${META}is_replay`]: true }),
  };
}

function receiptInWords({ creditsUsed, metadata, requestId }: Receipt): string {
  const provider = metadata?.provider_used;
  return [
    `Credits used: ${creditsUsed}.`,
    ...(provider ? [`Provider: ${provider}.`] : []),
    ...(requestId ? [`Request id: ${requestId}.`] : []),
  ].join(' ');
}

/** A picture goes to the model as one: as Base64 in a text it would only fill its context. */
function withoutPicture(data: object): { text: object; picture: ContentBlock[] } {
  const { image_base64: image, media_type: mimeType } = data as Record<string, unknown>;
  if (typeof image !== 'string' || typeof mimeType !== 'string') return { text: data, picture: [] };
  return {
    text: { ...data, image_base64: '(the picture that follows)' },
    picture: [{ type: 'image', data: image, mimeType }],
  };
}
