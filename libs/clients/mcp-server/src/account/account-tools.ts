import * as z from 'zod';
import { answerResult } from '../results/answer-result.js';
import { receiptOf } from '../results/receipt.js';
import type { CallableTool } from '../tools/callable-tool.js';
import { READ_ONLY_ANNOTATIONS, ownTool } from '../tools/own-tool.js';

const getCredits = ownTool({
  name: 'get_credits',
  title: 'Credit balance',
  description:
    'The available credits, credits on hold for running calls, and the latest ledger entries. Free.',
  annotations: READ_ONLY_ANNOTATIONS,
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
    'Outcome and cost of one call: every provider that was tried with its outcome, and the ledger entry. Each result has its request id. Free.',
  annotations: READ_ONLY_ANNOTATIONS,
  args: z.strictObject({ request_id: z.string().min(1).describe('Request id of the call') }),
  async call({ request_id: requestId }, { client, read }) {
    const answer = await client.receipt(requestId, read);
    return answerResult(answer.data, receiptOf(answer));
  },
});

/** Read-only tools for the account. */
export const accountTools: readonly CallableTool[] = [getCredits, getReceipt];
