import { type Exchange, type Handler, sendJson } from './exchange.js';
import {
  asText,
  defaultLlmAnswer,
  forcedTool,
  type LlmAnswer,
  questionOfChat,
  questionOfMessages,
} from './llm-question.js';

type Body = Record<string, unknown>;

/** How a language model answers. */
export type LlmBehavior =
  | 'ok'
  | 'empty' // a completion without text
  | 'cut' // half of the text, because the output tokens ran out
  | 'refused' // the model or the vendor's filter declines
  | 'invalid_json' // prose, for any request
  | 'rate_limited' // 429 with Retry-After: 7
  | 'quota_exhausted'
  | 'unauthorized'
  | 'unknown_model'
  | 'overloaded'
  | 'error_200' // an error object under status 200, as OpenRouter sends it
  | 'hang';

/** `POST /v1/chat/completions`. @param options.asksKey false: as servers of one's own. */
export function chatCompletions(
  behavior: LlmBehavior,
  answer: LlmAnswer = defaultLlmAnswer,
  options: { asksKey?: boolean } = {},
): Handler {
  const succeed = (exchange: Exchange, change: (text: string) => Body, finishReason: string): void => {
    const { request, response } = exchange;
    const hasKey = /^Bearer \S+$/.test(request.headers.authorization ?? '');
    if (options.asksKey !== false && !hasKey) {
      openAiFails('unauthorized')(exchange);
      return;
    }
    const body = JSON.parse(request.body) as Body;
    const text = asText(answer(questionOfChat(request, body)));
    sendJson(response, {
      id: 'chatcmpl-stand-in',
      object: 'chat.completion',
      created: 1_776_000_000,
      model: body['model'],
      choices: [
        {
          index: 0,
          message: { role: 'assistant', refusal: null, annotations: [], ...change(text) },
          logprobs: null,
          finish_reason: finishReason,
        },
      ],
      usage: {
        prompt_tokens: tokensOf(request.body),
        completion_tokens: tokensOf(text),
        total_tokens: tokensOf(request.body) + tokensOf(text),
      },
      service_tier: 'default',
      system_fingerprint: 'fp_stand_in',
    });
  };
  switch (behavior) {
    case 'ok':
      return (exchange) => succeed(exchange, (content) => ({ content }), 'stop');
    case 'empty':
      return (exchange) => succeed(exchange, () => ({ content: '' }), 'stop');
    case 'cut':
      return (exchange) => succeed(exchange, (text) => ({ content: halfOf(text) }), 'length');
    case 'refused':
      return (exchange) =>
        succeed(exchange, () => ({ content: null, refusal: 'I cannot help with that.' }), 'stop');
    case 'invalid_json':
      return (exchange) => succeed(exchange, () => ({ content: 'Sure! Here it comes: {"a": ' }), 'stop');
    case 'hang':
      return () => {};
    default:
      return openAiFails(behavior);
  }
}

const OPENAI_FAULTS: Readonly<
  Record<string, { status: number; body: Body; headers?: Record<string, string> }>
> = {
  rate_limited: {
    status: 429,
    body: openAiError('Rate limit reached: Limit 3, Used 3, Requested 1.', 'requests', 'rate_limit_exceeded'),
    headers: { 'retry-after': '7', 'retry-after-ms': '7000', 'x-ratelimit-remaining-requests': '0' },
  },
  quota_exhausted: {
    status: 429,
    body: openAiError(
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
      'insufficient_quota',
    ),
  },
  unauthorized: {
    status: 401,
    body: openAiError('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'),
  },
  unknown_model: {
    status: 404,
    body: openAiError('The model does not exist.', 'invalid_request_error', 'model_not_found'),
  },
  overloaded: {
    status: 503,
    body: openAiError('The engine is currently overloaded.', 'server_error', null),
  },
  error_200: {
    status: 200,
    body: {
      error: {
        code: 502,
        message: 'Provider returned error',
        metadata: { provider_name: 'StandIn', raw: 'upstream connect error' },
      },
      user_id: 'user_stand_in',
    },
  },
};

function openAiFails(behavior: string): Handler {
  const fault = OPENAI_FAULTS[behavior];
  if (!fault) throw new Error(`the stand-in chat completions have no behavior "${behavior}"`);
  return ({ response }) => sendJson(response, fault.body, fault);
}

function openAiError(message: string, type: string, code: string | null): Body {
  return { error: { message, type, param: null, code } };
}

/** `POST /v1/messages`. */
export function anthropicMessages(behavior: LlmBehavior, answer: LlmAnswer = defaultLlmAnswer): Handler {
  const succeed = (exchange: Exchange, change: (text: string) => string, stopReason: string): void => {
    const { request, response } = exchange;
    if (!request.headers['x-api-key'] || !request.headers['anthropic-version']) {
      anthropicFails('unauthorized')(exchange);
      return;
    }
    const body = JSON.parse(request.body) as Body;
    const text = change(asText(answer(questionOfMessages(request, body))));
    const tool = forcedTool(body);
    const isObject = tool !== undefined && behavior === 'ok';
    sendJson(response, {
      id: 'msg_stand_in',
      type: 'message',
      role: 'assistant',
      model: body['model'],
      content: isObject
        ? [{ type: 'tool_use', id: 'toolu_stand_in', name: tool.name, input: JSON.parse(text) as unknown }]
        : text === ''
          ? []
          : [{ type: 'text', text }],
      stop_reason: isObject ? 'tool_use' : stopReason,
      stop_sequence: null,
      usage: {
        input_tokens: tokensOf(request.body),
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        output_tokens: tokensOf(text),
        service_tier: 'standard',
      },
    });
  };
  switch (behavior) {
    case 'ok':
      return (exchange) => succeed(exchange, (text) => text, 'end_turn');
    case 'empty':
      return (exchange) => succeed(exchange, () => '', 'end_turn');
    case 'cut':
      return (exchange) => succeed(exchange, halfOf, 'max_tokens');
    case 'refused':
      return (exchange) => succeed(exchange, () => '', 'refusal');
    case 'invalid_json':
      return (exchange) => succeed(exchange, () => 'Sure! Here it comes: {"a": ', 'end_turn');
    case 'hang':
      return () => {};
    default:
      return anthropicFails(behavior);
  }
}

const ANTHROPIC_FAULTS: Readonly<
  Record<string, { status: number; type: string; message: string; headers?: Record<string, string> }>
> = {
  rate_limited: {
    status: 429,
    type: 'rate_limit_error',
    message: 'This request would exceed the rate limit for your organization.',
    headers: { 'retry-after': '7', 'anthropic-ratelimit-requests-remaining': '0' },
  },
  quota_exhausted: {
    status: 400,
    type: 'invalid_request_error',
    message: 'Your credit balance is too low to access the Anthropic API.',
  },
  unauthorized: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
  unknown_model: { status: 404, type: 'not_found_error', message: 'model: stand-in' },
  overloaded: { status: 529, type: 'overloaded_error', message: 'Overloaded' },
};

function anthropicFails(behavior: string): Handler {
  const fault = ANTHROPIC_FAULTS[behavior];
  if (!fault) throw new Error(`the stand-in messages have no behavior "${behavior}"`);
  const { status, type, message, headers } = fault;
  return ({ response }) =>
    sendJson(
      response,
      { type: 'error', error: { type, message }, request_id: 'req_stand_in' },
      { status, headers: { 'request-id': 'req_stand_in', ...headers } },
    );
}

function halfOf(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

/** The usual rule of thumb. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}
