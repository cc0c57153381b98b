import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { type Receipt, receiptText, receiptMeta } from './receipt.js';

/**
 * The result of a successful call: data for programs, the same as text for models, and the cost.
 * @param more blocks between the two, such as links.
 */
export function answerResult(data: object, receipt: Receipt, ...more: ContentBlock[]): CallToolResult {
  const { json, picture } = withoutPicture(data);
  return {
    content: [
      { type: 'text', text: JSON.stringify(json) },
      ...picture,
      ...more,
      { type: 'text', text: receiptText(receipt) },
    ],
    structuredContent: { ...data },
    _meta: receiptMeta(receipt),
  };
}

/** An image is passed to the model as an image: as Base64 in a text it would only fill the context. */
function withoutPicture(data: object): { json: object; picture: ContentBlock[] } {
  const { image_base64: image, media_type: mimeType } = data as Record<string, unknown>;
  if (typeof image !== 'string' || typeof mimeType !== 'string') return { json: data, picture: [] };
  return {
    json: { ...data, image_base64: '(the following image)' },
    picture: [{ type: 'image', data: image, mimeType }],
  };
}
