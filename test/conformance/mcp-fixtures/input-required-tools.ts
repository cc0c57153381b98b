import { randomUUID } from 'node:crypto';
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequests,
  type McpServer,
  type ServerContext,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { text, textResult } from './samples.js';

/** Seals state that passes through the client; one key, since each round is served by another server. */
export const requestStates = createRequestStateCodec<Record<string, unknown>>({
  key: crypto.getRandomValues(new Uint8Array(32)),
});

const NAME = elicit('What is your name?', 'name');
const GREETING = inputRequired.createMessage({
  messages: [{ role: 'user', content: text('Write a greeting.') }],
  maxTokens: 50,
});

function elicit(message: string, field: string, isYesOrNo = false) {
  return inputRequired.elicit({
    message,
    requestedSchema: {
      type: 'object',
      properties: { [field]: isYesOrNo ? { type: 'boolean' } : { type: 'string' } },
      required: [field],
    },
  });
}

interface InputAnswer {
  roots?: unknown[];
}

const answerTo = ({ mcpReq }: ServerContext, key: string): InputAnswer | undefined =>
  mcpReq.inputResponses?.[key] as InputAnswer | undefined;

const nameFrom = ({ mcpReq }: ServerContext, key: string): unknown =>
  acceptedContent<{ name?: unknown }>(mcpReq.inputResponses, key)?.name;

/** The client capabilities, sent with each request of the current revision. */
export const capabilitiesOf = ({ envelope }: ServerContext['mcpReq']): ClientCapabilities | undefined =>
  (envelope as Record<string, ClientCapabilities | undefined> | undefined)?.[CLIENT_CAPABILITIES_META_KEY];

type Answer = ReturnType<typeof inputRequired> | ReturnType<typeof textResult>;

/** Tools that request input before they respond. */
const TOOLS: Record<string, (context: ServerContext) => Answer | Promise<Answer>> = {
  test_input_required_result_elicitation: (context) => {
    const name = nameFrom(context, 'user_name');
    return typeof name === 'string'
      ? textResult(`Hello, ${name}!`)
      : inputRequired({ inputRequests: { user_name: NAME } });
  },
  test_input_required_result_sampling: (context) => {
    const answer = answerTo(context, 'capital');
    const question = { role: 'user' as const, content: text('What is the capital of France?') };
    return answer === undefined
      ? inputRequired({
          inputRequests: { capital: inputRequired.createMessage({ messages: [question], maxTokens: 50 }) },
        })
      : textResult(JSON.stringify(answer));
  },
  test_input_required_result_list_roots: (context) => {
    const answer = answerTo(context, 'roots');
    return Array.isArray(answer?.roots)
      ? textResult(`${answer.roots.length} roots`)
      : inputRequired({ inputRequests: { roots: inputRequired.listRoots() } });
  },
  test_input_required_result_request_state: confirmed,
  test_input_required_result_tampered_state: confirmed,
  test_input_required_result_multiple_inputs: async (context) => {
    const name = nameFrom(context, 'user_name');
    const roots = answerTo(context, 'client_roots')?.roots;
    if (typeof name === 'string' && answerTo(context, 'greeting') !== undefined && Array.isArray(roots)) {
      return textResult(`Hello, ${name}, of ${roots.length} roots`);
    }
    return inputRequired({
      inputRequests: { user_name: NAME, greeting: GREETING, client_roots: inputRequired.listRoots() },
      requestState: await requestStates.mint({ nonce: randomUUID() }),
    });
  },
  test_input_required_result_multi_round: async (context) => {
    const state = context.mcpReq.requestState<{ round?: number; name?: unknown }>();
    if (state?.round === 2) return textResult(`${String(state.name)} has answered twice`);
    const round = state?.round === 1 ? 2 : 1;
    return inputRequired({
      inputRequests:
        round === 1 ? { step1: NAME } : { step2: elicit('What is your favourite colour?', 'color') },
      requestState: await requestStates.mint({
        round,
        name: nameFrom(context, 'step1') ?? 'a user',
        nonce: randomUUID(),
      }),
    });
  },
  test_input_required_result_capabilities: ({ mcpReq }) => {
    if (mcpReq.inputResponses !== undefined) return textResult('Answered.');
    const can = capabilitiesOf(mcpReq);
    const inputRequests: InputRequests = {
      ...(can?.elicitation ? { user_name: NAME } : {}),
      ...(can?.sampling ? { greeting: GREETING } : {}),
      ...(can?.roots ? { client_roots: inputRequired.listRoots() } : {}),
    };
    return Object.keys(inputRequests).length > 0
      ? inputRequired({ inputRequests })
      : textResult('No input requested.');
  },
};

/** Requests a confirmation and seals a state; the SDK rejects a modified one before this runs again. */
async function confirmed(context: ServerContext): Promise<Answer> {
  const isConfirmed = acceptedContent(context.mcpReq.inputResponses, 'confirm') !== undefined;
  if (isConfirmed && context.mcpReq.requestState() !== undefined) return textResult('state-ok');
  return inputRequired({
    inputRequests: { confirm: elicit('Continue?', 'ok', true) },
    requestState: await requestStates.mint({ nonce: randomUUID() }),
  });
}

export function addInputRequiredTools(server: McpServer): void {
  for (const [name, answer] of Object.entries(TOOLS)) {
    const description = `Requests input as the tool ${name} defines`;
    server.registerTool(name, { description, inputSchema: z.object({}) }, (_args, context) =>
      answer(context),
    );
  }
}
