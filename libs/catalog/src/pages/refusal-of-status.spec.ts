import { describe, expect, it } from 'vitest';
import { refusalOfStatus } from './refusal-of-status.js';

const CHALLENGE = '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>';

describe('refusalOfStatus', () => {
  it.each([401, 403, 404, 405, 406, 410, 429, 451, 999])('takes %i for a refusal', (status) => {
    const failure = refusalOfStatus(status, {}, '<p>no</p>');
    expect(failure?.outcome).toBe('blocked');
    expect(failure?.message).toContain(`the page answered ${status}`);
  });

  it.each([500, 502, 503, 504, 304])('takes %i for a failure of the site', (status) => {
    expect(refusalOfStatus(status, {}, '<h1>Oops</h1>')?.outcome).toBe('upstream_error');
  });

  it('takes a 503 that is a challenge for a refusal, and names the wall', () => {
    const failure = refusalOfStatus(503, {}, CHALLENGE);
    expect(failure?.outcome).toBe('blocked');
    expect(failure?.message).toContain('Cloudflare');
  });

  it('takes 408 for a timeout and 204 for no page', () => {
    expect(refusalOfStatus(408, {}, '')?.outcome).toBe('timeout');
    expect(refusalOfStatus(204, {}, '')?.outcome).toBe('blocked');
  });

  it('says that it is the site that fails, not whoever read it', () => {
    expect([408, 500, 503].map((status) => refusalOfStatus(status, {}, '')?.isTarget)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('knows that nobody finds what is not there', () => {
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

  it('leaves 200 to the content', () => {
    expect(refusalOfStatus(200, {}, CHALLENGE)).toBeUndefined();
  });
});
