import { deviceProfile, waitForOf } from '@capstan/kit';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { SCREENSHOT_DEVICES } from './devices.js';
import { screenshot } from './screenshot.capability.js';
import { ScreenshotParams } from './screenshot.params.js';

const faultsOf = (params: object): string[] =>
  validateSync(plainToInstance(ScreenshotParams, params), {
    whitelist: true,
    forbidNonWhitelisted: true,
  }).map(({ property }) => property);

const url = 'https://a.example/';

describe('screenshot', () => {
  it('costs one credit and has the timeout of the caller', () => {
    expect(screenshot).toMatchObject({ name: 'screenshot', path: 'screenshot', credits: 1, readsOnly: true });
    expect(screenshot.deadlineMs(plainToInstance(ScreenshotParams, { url, timeout_ms: 3_000 }))).toBe(3_000);
    expect(screenshot.deadlineMs(plainToInstance(ScreenshotParams, { url }))).toBe(30_000);
  });

  it.each<[object, string[]]>([
    [{ url }, []],
    [{ url, full_page: true, width: 320, height: 2160, format: 'webp', dark: true, inline: true }, []],
    [{ url, device: 'iPhone 15', wait_for: '#main > .chart' }, []],
    [{ url, device: 'Pixel 7', width: 500 }, []],
    [{ url, wait_for: '30000', timeout_ms: 60_000 }, []],
    [{}, ['url']],
    [{ url: 7 }, ['url']],
    [{ url, width: 319 }, ['width']],
    [{ url, width: 3841 }, ['width']],
    [{ url, width: 800.5 }, ['width']],
    [{ url, height: 239 }, ['height']],
    [{ url, height: 2161 }, ['height']],
    [{ url, device: 'Nokia 3310' }, ['device']],
    [{ url, device: 'iphone 15' }, ['device']],
    [{ url, format: 'gif' }, ['format']],
    [{ url, full_page: 'yes' }, ['full_page']],
    [{ url, dark: 1 }, ['dark']],
    [{ url, wait_for: '30001' }, ['wait_for']],
    [{ url, wait_for: ' ' }, ['wait_for']],
    [{ url, timeout_ms: 999 }, ['timeout_ms']],
    [{ url, timeout_ms: 60_001 }, ['timeout_ms']],
    [{ url, headers: {} }, ['headers']],
  ])('reports the errors of %j', (params, properties) => {
    expect(faultsOf(params)).toEqual(properties);
  });

  it('has valid examples', () => {
    for (const { params } of screenshot.examples) expect(faultsOf(params)).toEqual([]);
  });

  it.each(SCREENSHOT_DEVICES)('supports the device %s', (device) => {
    const { viewport, deviceScaleFactor, userAgent } = deviceProfile({ device });
    expect(viewport.width).toBeGreaterThan(300);
    expect(deviceScaleFactor).toBeGreaterThan(1);
    expect(userAgent).toMatch(/^Mozilla/);
  });

  it.each([
    [undefined, undefined],
    ['0', { ms: 0 }],
    ['1500', { ms: 1500 }],
    ['.item', { selector: '.item' }],
    ['h1', { selector: 'h1' }],
  ])('waits for %s', (wait_for, expected) => {
    expect(waitForOf(wait_for === undefined ? {} : { wait_for })).toEqual(expected);
  });
});
