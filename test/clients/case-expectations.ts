import { expect } from 'vitest';
import type { BehaviorCase, ExpectedError, ExpectedOutcome, ExpectedRequest } from './behavior-case.js';
import type { DriverAnswer, DriverError } from './client-driver.js';
import type { ReceivedRequest } from './scripted-server.js';

/** Compares the response of a driver with the expectations of a case. */
export function expectOutcome(answer: DriverAnswer, expected: ExpectedOutcome): void {
  const { error, seqs, items, slept_ms: slept, data_text_length: textLength, ...fields } = expected;
  if (error) expectError(answer, error);
  else expect(answer.error, 'an error that was not expected').toBeUndefined();
  expect(answer.ok).toBe(error === undefined);
  for (const [name, value] of Object.entries(fields)) {
    expect({ [name]: answer[name as keyof DriverAnswer] }).toMatchObject({ [name]: value });
  }
  if (textLength !== undefined) expect(answer.data.text).toHaveLength(textLength);
  if (items) {
    expect(answer.items).toHaveLength(items.length);
    expect(answer.items).toMatchObject(items);
  }
  if (seqs) expect(answer.items?.map((item) => item.data.seq)).toEqual(seqs);
  if (slept) expectWaits(answer.slept_ms, slept);
}

function expectError(answer: DriverAnswer, { message, bases, ...fields }: ExpectedError): void {
  const { error } = answer;
  expect(error, `no error, but ${JSON.stringify(answer).slice(0, 500)}`).toBeDefined();
  const { message: text, bases: tree } = error as DriverError;
  expect(error).toMatchObject(fields);
  if (bases) expect(tree).toEqual(bases);
  if (fields['class'] !== 'CancelledError') expect([fields['class'], ...tree]).toContain('CapstanError');
  for (const part of message?.contains ?? []) expect(text).toContain(part);
  for (const part of message?.lacks ?? []) expect(text).not.toContain(part);
}

function expectWaits(actual: number[], expected: NonNullable<ExpectedOutcome['slept_ms']>): void {
  expect(actual, `waited ${actual.join(', ')}`).toHaveLength(expected.length);
  for (const [index, wait] of expected.entries()) {
    const [least, most] = typeof wait === 'number' ? [wait, wait] : wait;
    expect(actual[index]).toBeGreaterThanOrEqual(least);
    expect(actual[index]).toBeLessThanOrEqual(most);
  }
}

/** Compares the requests to a server with the expectations of a case. */
export function expectRequests(
  actual: readonly ReceivedRequest[],
  {
    requests,
    request_count: count,
    idempotency_keys: keys,
  }: Pick<BehaviorCase, 'requests' | 'request_count' | 'idempotency_keys'>,
): void {
  const seen = actual.map(({ method, path }) => `${method} ${path}`).join(', ');
  if (count !== undefined) expect(actual, seen).toHaveLength(count);
  if (requests) {
    expect(actual, seen).toHaveLength(requests.length);
    for (const [index, request] of requests.entries()) expectRequest(actual[index]!, request);
  }
  if (keys)
    expectKeys(
      actual.map(({ headers }) => headers['idempotency-key']),
      keys,
    );
}

function expectRequest(actual: ReceivedRequest, { headers = {}, ...expected }: ExpectedRequest): void {
  const { method, path, query, body } = actual;
  expect({ method, path, query, body }).toMatchObject(expected);
  if (expected.query) expect(query).toEqual(expected.query);
  if ('body' in expected) expect(body).toEqual(expected.body);
  for (const [name, value] of Object.entries(headers)) {
    const sent = actual.headers[name.toLowerCase()];
    if (value === null) expect(sent, name).toBeUndefined();
    else if (typeof value === 'string') expect(sent, name).toBe(value);
    else expect(sent, name).toMatch(new RegExp(value.matches));
  }
}

function expectKeys(keys: (string | undefined)[], wanted: 'one' | 'different' | 'none'): void {
  if (wanted === 'none') {
    expect(keys.filter((key) => key !== undefined)).toEqual([]);
    return;
  }
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(wanted === 'one' ? 1 : keys.length);
}
