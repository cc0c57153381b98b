import type { Tool } from '@modelcontextprotocol/server';
import { answerResult } from '../results/answer-result.js';
import { receiptOf } from '../results/receipt.js';
import type { CallableTool } from './callable-tool.js';

/** A capability of the registry: the call uses `POST /v1/agent`, which also validates its arguments. */
export const capabilityTool = (definition: Tool): CallableTool => ({
  definition,
  async call(args, { client, write }) {
    const answer = await client.agent(definition.name, args, write);
    return answerResult(answer.data as object, receiptOf(answer));
  },
});
