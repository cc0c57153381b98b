import type { OutboundResponse } from '@capstan/platform-outbound';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { describe, expect, it } from 'vitest';
import { contentKindOf, mediaTypeOf } from './content-kind.js';

async function answer(contentType: string | undefined, body: string | Uint8Array): Promise<OutboundResponse> {
  const headers: Record<string, string> = contentType === undefined ? {} : { 'content-type': contentType };
  return new FakeOutboundClient(() => ({ headers, body })).request({ url: 'https://a.example/' });
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

describe('contentKindOf', () => {
  it.each<[string | undefined, string, string]>([
    ['text/html; charset=utf-8', '<p>x', 'html'],
    ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml">', 'html'],
    ['application/xml', '<?xml version="1.0"?><html>', 'html'],
    [undefined, '<!DOCTYPE html><p>x', 'html'],
    ['text/plain', '<!-- note --><html><body>x', 'html'],
    ['application/json', '<!doctype html><p>an error page', 'html'],
    ['text/html', '{"error":"not found"}', 'json'],
    ['application/octet-stream', '%PDF-1.7 ...', 'pdf'],
    ['application/ld+json', '{}', 'json'],
    ['application/rss+xml', '<rss>', 'xml'],
    ['text/markdown', '# x', 'markdown'],
    ['text/plain', 'just text', 'text'],
    ['text/csv', 'a,b', 'text'],
    [undefined, '{"a":1}', 'json'],
    [undefined, 'plain', 'text'],
    ['nonsense', 'plain', 'text'],
  ])('detects %s with %j as %s', async (type, body, kind) => {
    expect(contentKindOf(await answer(type, body))).toEqual({ kind });
  });

  it.each<[string | undefined, string | Uint8Array]>([
    ['image/png', PNG],
    ['text/html', PNG],
    ['application/octet-stream', PNG],
    [undefined, PNG],
    ['application/zip', 'PK'],
    ['video/mp4', ''],
    ['application/pdf', '<p>no PDF at all'],
  ])('rejects %s', async (type, body) => {
    expect(contentKindOf(await answer(type, body))).toHaveProperty('unreadable');
  });

  it('names the unsupported type', async () => {
    expect(contentKindOf(await answer('image/png', PNG))).toEqual({
      unreadable: 'the content is image/png, which has no text',
    });
  });

  it('accepts UTF-16, which contains zero bytes', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('<p>x', 'utf16le')]);
    expect(contentKindOf(await answer('text/html', utf16))).toEqual({ kind: 'html' });
  });
});

describe('mediaTypeOf', () => {
  it('drops parameters and invalid types', () => {
    expect(mediaTypeOf('Text/HTML; charset=x')).toBe('text/html');
    expect(mediaTypeOf('text/html, text/plain')).toBe('text/html');
    expect(mediaTypeOf('')).toBeNull();
    expect(mediaTypeOf(undefined)).toBeNull();
  });
});
