import * as z from 'zod';
import { answerResult } from '../results/answer-result.js';
import type { CallableTool } from './callable-tool.js';
import { ownTool } from './own-tool.js';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const getCredits = ownTool({
  name: 'get_credits',
  title: 'Credit balance',
  description:
    'The credits that can be spent now, those set aside for calls under way, and the latest entries of the ledger. Free.',
  annotations: { title: 'Credit balance', ...READS },
  args: z.strictObject({}),
  async call(_args, { client, read }) {
    const answer = await client.credits({}, read);
    return answerResult(answer.data, answer);
  },
});

const getReceipt = ownTool({
  name: 'get_receipt',
  title: 'Receipt of a call',
  description:
    'What one call did and cost: every provider that was tried and what came of it, and the booking. `request_id` stands in the result of each call. Free.',
  annotations: { title: 'Receipt of a call', ...READS },
  args: z.strictObject({
    request_id: z.string().min(1).describe('The request id that a call gave'),
  }),
  async call({ request_id: requestId }, { client, read }) {
    const answer = await client.receipt(requestId, read);
    return answerResult(answer.data, answer);
  },
});

/** Tools that tell of the account; they change nothing. */
export const accountTools: readonly CallableTool[] = [getCredits, getReceipt];
