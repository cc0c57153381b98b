import { describe, expect, it } from 'vitest';
import type { FailureReason } from '../contract/model-call.error.js';
import { errorForResponse } from './error-for-response.js';

/** Errors as the vendors send them; keys and organization ids are made up. */
const ANSWERS: [
  string,
  number,
  unknown,
  FailureReason,
  { rests?: boolean; headers?: Record<string, string> }?,
][] = [
  [
    'OpenAI: rate limit',
    429,
    {
      error: {
        message:
          'Rate limit reached for gpt-x in organization org-x on requests per min (RPM): Limit 3, Used 3.',
        type: 'requests',
        param: null,
        code: 'rate_limit_exceeded',
      },
    },
    'rate_limited',
  ],
  [
    'OpenAI: no money under the status of a rate limit',
    429,
    {
      error: {
        message: 'You exceeded your current quota, please check your plan and billing details.',
        type: 'insufficient_quota',
        param: null,
        code: 'insufficient_quota',
      },
    },
    'quota_exhausted',
  ],
  [
    'OpenAI: spending limit',
    400,
    {
      error: {
        message: 'Billing hard limit has been reached',
        type: 'billing_limit',
        code: 'billing_hard_limit_reached',
      },
    },
    'quota_exhausted',
  ],
  [
    'OpenAI: wrong key',
    401,
    {
      error: {
        message: 'Incorrect API key provided: sk-proj-QUOTED. You can find your API key at …',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    },
    'misconfigured',
  ],
  [
    'OpenAI: unknown model',
    404,
    {
      error: {
        message: 'The model `gpt-9` does not exist or you do not have access to it.',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      },
    },
    'misconfigured',
  ],
  [
    'OpenAI: country',
    403,
    {
      error: {
        message: 'Country not supported',
        type: 'request_forbidden',
        code: 'unsupported_country_region_territory',
      },
    },
    'misconfigured',
  ],
  [
    'OpenAI: prompt too long',
    400,
    {
      error: {
        message: "This model's maximum context length is 8192 tokens.",
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    },
    'upstream_error',
    { rests: false },
  ],
  [
    'OpenAI: server error',
    500,
    { error: { message: 'The server had an error', type: 'server_error', param: null, code: null } },
    'upstream_error',
  ],
  [
    'Anthropic: rate limit',
    429,
    {
      type: 'error',
      error: { type: 'rate_limit_error', message: 'Number of request tokens has exceeded …' },
    },
    'rate_limited',
  ],
  [
    'Anthropic: no credit under the status of a bad request',
    400,
    {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message: 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.',
      },
    },
    'quota_exhausted',
  ],
  [
    'Anthropic: billing',
    402,
    { type: 'error', error: { type: 'billing_error', message: 'There is an issue with your billing.' } },
    'quota_exhausted',
  ],
  [
    'Anthropic: wrong key',
    401,
    { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    'misconfigured',
  ],
  [
    'Anthropic: key without the right',
    403,
    { type: 'error', error: { type: 'permission_error', message: 'Your API key does not have permission' } },
    'misconfigured',
  ],
  [
    'Anthropic: unknown model',
    404,
    { type: 'error', error: { type: 'not_found_error', message: 'model: claude-9' } },
    'misconfigured',
  ],
  [
    'Anthropic: prompt too long',
    413,
    { type: 'error', error: { type: 'request_too_large', message: 'Request exceeds the maximum size' } },
    'upstream_error',
    { rests: false },
  ],
  [
    'Anthropic: overloaded',
    529,
    { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    'upstream_error',
  ],
  [
    'OpenRouter: no credits',
    402,
    { error: { code: 402, message: 'Insufficient credits. Add more using https://openrouter.ai/credits' } },
    'quota_exhausted',
  ],
  [
    'OpenRouter: an upstream error under status 200',
    200,
    {
      error: { code: 502, message: 'Provider returned error', metadata: { provider_name: 'X' } },
      user_id: 'u',
    },
    'upstream_error',
  ],
  [
    'OpenRouter: a rate limit under status 200',
    200,
    { error: { code: 429, message: 'Rate limit exceeded: free-models-per-min.' }, user_id: 'u' },
    'rate_limited',
  ],
  [
    'OpenRouter: moderated input',
    403,
    {
      error: {
        code: 403,
        message: 'Input flagged',
        metadata: { reasons: ['violence'], flagged_input: '…', provider_name: 'X', model_slug: 'y' },
      },
    },
    'upstream_error',
    { rests: false },
  ],
  [
    'OpenRouter: unknown model',
    400,
    { error: { code: 400, message: 'nobody/none is not a valid model ID' }, user_id: 'u' },
    'misconfigured',
  ],
  [
    'Ollama: model not pulled',
    404,
    { error: { message: 'model "qwen3" not found', type: 'not_found_error', param: null, code: null } },
    'misconfigured',
  ],
  ['Ollama: text for an error', 500, { error: 'llama runner process has terminated' }, 'upstream_error'],
  ['Ollama: text for an error under status 200', 200, { error: 'unexpected EOF' }, 'upstream_error'],
  [
    'vLLM: bad request',
    400,
    { object: 'error', message: 'max_tokens is too large', type: 'BadRequestError', param: null, code: 400 },
    'upstream_error',
    { rests: false },
  ],
  [
    'llama.cpp: loading',
    503,
    { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    'upstream_error',
  ],
  [
    'Groq: model gone',
    400,
    {
      error: {
        message: 'The model has been decommissioned',
        type: 'invalid_request_error',
        code: 'model_decommissioned',
      },
    },
    'misconfigured',
  ],
  ['a gateway in between', 504, '<html>504 Gateway Time-out</html>', 'timeout'],
  ['a page of HTML', 200, '<html>Welcome</html>', 'upstream_error'],
  ['nothing', 200, '', 'upstream_error'],
  ['a completion without choices', 200, { id: 'x', object: 'chat.completion' }, 'upstream_error'],
];

describe('errorForResponse', () => {
  it.each(ANSWERS)('%s', (_, status, body, reason, expected = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const fault = errorForResponse({ status, headers: {}, body: text }, 'OPENAI');
    expect(fault.reason).toBe(reason);
    expect(fault.isInvalidRequest).toBe(expected.rests === false);
  });

  it.each([
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': '7', 'retry-after-ms': '1200' }, 2],
    [{ 'retry-after': '0.5' }, 1],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('reads the wait from %o', (headers, seconds) => {
    expect(errorForResponse({ status: 429, headers, body: '' }, 'OPENAI').retryAfterSeconds).toBe(seconds);
  });

  it('reads a wait that is a date', () => {
    const headers = { 'retry-after': new Date(Date.now() + 60_000).toUTCString() };
    const fault = errorForResponse({ status: 503, headers, body: '' }, 'OPENAI');
    expect(fault.retryAfterSeconds).toBeGreaterThan(30);
    expect(fault.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it('names the variables to check, and quotes nothing of the vendor', () => {
    const messageOf = (status: number): string =>
      errorForResponse(
        { status, headers: {}, body: JSON.stringify({ error: { message: 'sk-QUOTED', code: 'x' } }) },
        'ANTHROPIC',
      ).message;
    expect(messageOf(401)).toBe('refused ANTHROPIC_API_KEY');
    expect(messageOf(404)).toBe('answered 404: check ANTHROPIC_MODEL and ANTHROPIC_BASE_URL');
    for (const status of [200, 400, 401, 402, 403, 404, 408, 429, 500]) {
      expect(messageOf(status)).not.toContain('QUOTED');
    }
  });
});
