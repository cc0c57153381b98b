import { describe, expect, it } from 'vitest';
import { callOf, withoutFile } from './request-of.ts';
import type { Tool } from './tool.ts';

const tool = {
  name: 'transcribe',
  path: '/v1/transcribe',
  upload: { field: 'file', max_bytes: 10 },
} as unknown as Tool;
const file = new File(['sound'], 'call.wav');

describe('the request of a call', () => {
  it('has its parameters as JSON', () => {
    const params = { url: 'https://a.test/b.mp3' };
    expect(callOf(tool, params)).toEqual({ method: 'POST', path: '/v1/transcribe', body: params });
  });

  it('names the capability on the common route', () => {
    const { body } = callOf({ ...tool, path: '/v1/agent' }, { query: 'x' });
    expect(body).toEqual({ capability: 'transcribe', params: { query: 'x' } });
  });

  it('is a form with a file, and does not wait for the end', () => {
    const { body, headers } = callOf(tool, { file, vocabulary: ['a', 'b'], diarize: true });
    const form = body as FormData;
    expect((form.get('file') as File).name).toBe('call.wav');
    expect(form.getAll('vocabulary')).toEqual(['a', 'b']);
    expect(form.get('diarize')).toBe('true');
    expect(headers).toEqual({ prefer: 'respond-async' });
  });

  it('is remembered without its file', () => {
    expect(withoutFile(tool, { file, language: 'en' })).toEqual({ language: 'en' });
    expect(withoutFile(tool, { file: 'upload_1' })).toEqual({ file: 'upload_1' });
  });
});
