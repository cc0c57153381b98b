import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BodyStream } from '@capstan/platform-outbound';
import { describe, expect, it } from 'vitest';
import { MultipartBody } from './file-bodies.js';
import { bearer, toOutboundRequest } from './http-request.js';

const BASE = 'https://api.vendor.example';

describe('toOutboundRequest', () => {
  it('appends path and query to the base URL, without fields that are undefined', () => {
    const query = { q: 'a b', count: 5, exact: false, language: undefined };
    expect(toOutboundRequest({ path: '/search', query }, BASE)).toEqual({
      url: 'https://api.vendor.example/search?q=a+b&count=5&exact=false',
      headers: {},
    });
  });

  it('prefers its own base URL to that of the configuration', () => {
    expect(toOutboundRequest({ baseUrl: 'https://de.vendor.example', path: '/' }, BASE).url).toBe(
      'https://de.vendor.example/',
    );
  });

  it('posts JSON', () => {
    expect(toOutboundRequest({ path: '/', json: { a: 1 } }, BASE)).toMatchObject({
      method: 'POST',
      json: { a: 1 },
    });
  });

  it('posts a form with its content type, without fields that are undefined', () => {
    expect(toOutboundRequest({ path: '/', form: { q: 'a&b', df: undefined } }, BASE)).toEqual({
      url: `${BASE}/`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'q=a%26b',
    });
  });

  it('posts texts as multipart, each under its name', async () => {
    const fields = { prompt: 'a & b\r\n--x', seed: 7, style: undefined };
    const { method, headers, body } = toOutboundRequest({ path: '/', multipart: fields }, BASE);
    const content = await buffer((body as MultipartBody).open());
    expect(content).toHaveLength((body as MultipartBody).lengthBytes);
    const form = await new Response(content, { headers }).formData();
    expect([method, ...form]).toEqual(['POST', ['prompt', 'a & b\r\n--x'], ['seed', '7']]);
  });

  it('sends a part of a file after a head, in a form and as the whole body', async () => {
    const range = { start: 6, end: 12 };
    const path = join(tmpdir(), `slice-${process.pid}`);
    await writeFile(path, 'first,second,third');
    const file = { path, bytes: 7, filename: 'a.wav', mediaType: 'audio/wav', head: Buffer.from('>'), range };
    const text = async (body: unknown): Promise<string> =>
      Buffer.concat(await (body as BodyStream).open().toArray()).toString();
    const whole = toOutboundRequest({ path: '/', file }, 'https://vendor.example').body;
    expect(await text(whole)).toBe('>second');
    expect((whole as BodyStream).lengthBytes).toBe(7);
    const form = toOutboundRequest({ path: '/', multipart: { file } }, 'https://vendor.example').body;
    expect(await text(form)).toContain('\r\n\r\n>second\r\n--');
    expect((await text(form)).length).toBe((form as BodyStream).lengthBytes);
    await rm(path);
  });

  it('takes the method that is stated', () => {
    expect(toOutboundRequest({ method: 'PUT', path: '/', json: {} }, BASE).method).toBe('PUT');
  });

  it('sends no header for a key that is absent', () => {
    const headers = { authorization: bearer(undefined), 'x-plain': 'yes' };
    expect(toOutboundRequest({ path: '/', headers }, BASE).headers).toEqual({ 'x-plain': 'yes' });
    expect(bearer('k')).toBe('Bearer k');
  });
});
