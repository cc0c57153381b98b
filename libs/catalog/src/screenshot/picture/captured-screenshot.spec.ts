import { MAX_ARTIFACT_BYTES, ProviderFailure } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../fixtures/pictures.js';
import { ScreenshotParams } from '../screenshot.params.js';
import { CapturedScreenshot } from './captured-screenshot.js';

const params = Object.assign(new ScreenshotParams(), { url: 'https://a.example/' });
const shot = { finalUrl: 'https://a.example/home', statusCode: 200, isCut: false };

describe('CapturedScreenshot', () => {
  it('is a result without the image in its JSON', () => {
    const bytes = pngOf(640, 480);
    const taken = new CapturedScreenshot(params, { ...shot, bytes });
    expect(JSON.parse(JSON.stringify(taken))).toEqual({
      url: 'https://a.example/',
      final_url: 'https://a.example/home',
      status_code: 200,
      image_url: null,
      expires_at: null,
      image_base64: null,
      media_type: 'image/png',
      width: 640,
      height: 480,
      bytes: bytes.byteLength,
      is_cut: false,
    });
    expect(CapturedScreenshot.pictureOf(taken)).toBe(bytes);
  });

  it('rejects results of other providers', () => {
    const taken = new CapturedScreenshot(params, { ...shot, bytes: pngOf(1, 1) });
    expect(() => CapturedScreenshot.pictureOf({ ...taken })).toThrow(TypeError);
  });

  it.each<[string, Uint8Array, string]>([
    ['no picture', Buffer.from('{"success":false}'), 'upstream_error'],
    ['a picture of another format', jpegOf(4, 4), 'upstream_error'],
    ['more than the size limit', Buffer.concat([pngOf(4, 4), Buffer.alloc(MAX_ARTIFACT_BYTES)]), 'blocked'],
  ])('rejects %s', (_, bytes, outcome) => {
    const take = (): CapturedScreenshot => new CapturedScreenshot(params, { ...shot, bytes });
    expect(take).toThrow(ProviderFailure);
    expect(take).toThrow(expect.objectContaining({ outcome }));
  });
});
