import { describe, expect, it } from 'vitest';
import { callOfItem } from './call-of-item.ts';

const metadata = { request_id: 'job_1-2' };

describe('the call of an item', () => {
  it('has the result, what it cost, and its receipt', () => {
    const output = {
      success: true,
      data: { url: 'https://example.com' },
      error: null,
      metadata,
      credits_used: 1,
    };
    expect(callOfItem({ output })).toEqual({
      data: { url: 'https://example.com' },
      error: null,
      creditsUsed: 1,
      requestId: 'job_1-2',
    });
  });

  it('has the error where it failed', () => {
    const output = { success: false, data: null, error: { title: 'Not found' }, metadata, credits_used: 0 };
    expect(callOfItem({ output })).toMatchObject({
      data: null,
      error: { title: 'Not found' },
      creditsUsed: 0,
    });
  });

  it('is absent where the item is a page, whatever the page says', () => {
    expect(callOfItem({ output: { url: 'https://example.com', metadata } })).toBeUndefined();
  });
});
