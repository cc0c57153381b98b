import * as z from 'zod';
import { answerResult } from '../results/answer-result.js';
import { receiptOf } from '../results/receipt.js';
import type { CallableTool } from '../tools/callable-tool.js';
import { LOOKS, ownTool } from '../tools/own-tool.js';

const getCredits = ownTool({
  name: 'get_credits',
  title: 'Credit balance',
  description:
    'The credits that can be spent now, those set aside for calls under way, and the latest entries of the ledger. Free.',
  annotations: LOOKS,
  args: z.strictObject({}),
  async call(_args, { client, read }) {
    const answer = await client.credits({}, read);
    return answerResult(answer.data, receiptOf(answer));
  },
});

const getReceipt = ownTool({
  name: 'get_receipt',
  title: 'Receipt of a call',
  description:
    'What one call did and cost: every provider that was tried and what came of it, and the booking. Each result names its request id. Free.',
  annotations: LOOKS,
  args: z.strictObject({ request_id: z.string().min(1).describe('Request id of the call') }),
  async call({ request_id: requestId }, { client, read }) {
    const answer = await client.receipt(requestId, read);
    return answerResult(answer.data, receiptOf(answer));
  },
});

/** Tools that tell of the account; they change nothing. */
export const accountTools: readonly CallableTool[] = [getCredits, getReceipt];
