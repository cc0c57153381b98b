import { describe, expect, it } from 'vitest';
import { refusalOfStatus } from './refusal-of-status.js';

const CHALLENGE = '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>';

describe('refusalOfStatus', () => {
  it.each([401, 403, 404, 405, 406, 410, 429, 451, 999])('treats %i as a refusal', (status) => {
    const failure = refusalOfStatus(status, {}, '<p>no</p>');
    expect(failure?.outcome).toBe('blocked');
    expect(failure?.message).toContain(`the page responded with ${status}`);
  });

  it.each([500, 502, 503, 504, 304])('treats %i as a failure of the site', (status) => {
    expect(refusalOfStatus(status, {}, '<h1>Oops</h1>')?.outcome).toBe('upstream_error');
  });

  it('treats a 503 with a challenge as a refusal, and names the bot wall', () => {
    const failure = refusalOfStatus(503, {}, CHALLENGE);
    expect(failure?.outcome).toBe('blocked');
    expect(failure?.message).toContain('Cloudflare');
  });

  it('treats 408 as a timeout and 204 as not a page', () => {
    expect(refusalOfStatus(408, {}, '')?.outcome).toBe('timeout');
    expect(refusalOfStatus(204, {}, '')?.outcome).toBe('blocked');
  });

  it('names the site, not the provider, as the cause', () => {
    expect([408, 500, 503].map((status) => refusalOfStatus(status, {}, '')?.isTarget)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([404, 410])('says what to do about a page that does not exist (%i)', (status) => {
    expect(refusalOfStatus(status, {}, '')?.alternativeAction).toContain('Check the URL');
  });

  it('leaves the next step after other refusals to the error', () => {
    expect(refusalOfStatus(403, {}, '')?.alternativeAction).toBeUndefined();
  });

  it('treats 404 and 410 as final', () => {
    expect([404, 410, 204].map((status) => refusalOfStatus(status, {}, '')?.isFinal)).toEqual([
      true,
      true,
      true,
    ]);
    expect([401, 403, 429, 503].map((status) => refusalOfStatus(status, {}, '')?.isFinal)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('leaves a challenge to a browser', () => {
    expect(refusalOfStatus(403, {}, CHALLENGE)).toMatchObject({ settles: 'by_moving', isFinal: false });
  });

  it('accepts 200', () => {
    expect(refusalOfStatus(200, {}, CHALLENGE)).toBeUndefined();
  });
});
