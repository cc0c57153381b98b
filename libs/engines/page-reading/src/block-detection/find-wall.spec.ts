import { describe, expect, it } from 'vitest';
import { type WallEvidence, findWall } from './find-wall.js';

const page = (over: Partial<WallEvidence>): WallEvidence => ({
  headers: {},
  html: '<!doctype html><title>A page</title><p>text',
  title: 'A page',
  text: 'text',
  visibleChars: 4,
  ...over,
});

const LONG = { text: 'An article about walls. '.repeat(100), visibleChars: 20_000 };

describe('findWall', () => {
  it.each<[string, RegExp, Partial<WallEvidence>]>([
    ['Cloudflare, by header', /Cloudflare/, { headers: { 'cf-mitigated': 'challenge' }, ...LONG }],
    [
      'Cloudflare, by script',
      /Cloudflare/,
      { html: '<script>window._cf_chl_opt={cType:"managed"}</script>' },
    ],
    [
      'Cloudflare, by address',
      /Cloudflare/,
      { html: '<script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1">' },
    ],
    ['Cloudflare, by title', /Cloudflare/, { title: 'Just a moment...' }],
    ['Cloudflare block page', /Cloudflare/, { html: '<div id="cf-error-details" class="p-0">' }],
    ['Akamai', /Akamai/, { html: 'Reference&#32;&#35;18&#46;2d351ab8&#46;1557333295&#46;a4e16ab' }],
    ['Akamai, plain', /Akamai/, { html: 'Reference #18.2d351ab8.1557333295.a4e16ab' }],
    ['PerimeterX', /HUMAN/, { html: '<div id="px-captcha"></div>' }],
    [
      'DataDome',
      /DataDome/,
      { html: '<script src="https://geo.captcha-delivery.com/captcha/?initialCid=x">' },
    ],
    [
      'Imperva',
      /Imperva/,
      { html: '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9&incident_id=12-34">' },
    ],
    ['Sucuri', /Sucuri/, { html: '<title>Sucuri WebSite Firewall - Access Denied</title>' }],
    [
      'Kasada',
      /Kasada/,
      {
        html: '<script>window.KPSDK={};</script><script src="/149e9513-01fa-4fb0-aad4-566afd725d1b/2d206a39/ips.js">',
      },
    ],
    ['AWS WAF', /AWS/, { headers: { 'x-amzn-waf-action': 'captcha' } }],
    ['Vercel', /Vercel/, { headers: { 'x-vercel-mitigated': 'challenge' } }],
    ['Anubis', /Anubis/, { html: '<script id="anubis_challenge" type="application/json">' }],
    ['any CAPTCHA', /CAPTCHA/, { html: '<div class="box g-recaptcha" data-sitekey="x">' }],
    ['any robot check', /robot/, { title: 'Are you a robot?' }],
    ['words of a check', /robot/, { text: 'Please verify you are human to continue.' }],
    ['a refusal', /refusal/, { title: '403 Forbidden' }],
    ['a limit', /limit/, { title: 'Too Many Requests' }],
  ])('detects %s', (_, wall, over) => {
    expect(findWall(page(over))?.name).toMatch(wall);
  });

  it.each<[string, Partial<WallEvidence>]>([
    ['an ordinary page', {}],
    [
      'the scripts Cloudflare adds to ordinary pages',
      {
        html: "<script>window.__CF$cv$params={r:'x'};a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script>",
        ...LONG,
      },
    ],
    [
      'the sensor Imperva adds to ordinary pages',
      { html: '<script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3">', ...LONG },
    ],
    ['an ordinary page under PerimeterX', { html: "<script>window._pxAppId='PXabc'</script>", ...LONG }],
    ['an article about challenges', { title: 'Just a moment: how challenges work', ...LONG }],
    [
      'an article that quotes a wall',
      { ...LONG, text: 'Sites ask you to verify you are human. '.repeat(60) },
    ],
    ['a long page with a form behind a CAPTCHA', { html: '<div class="g-recaptcha">', ...LONG }],
    [
      'a short page on forbidden things',
      { title: 'Forbidden City', text: 'A palace in Beijing.', visibleChars: 3_000 },
    ],
  ])('accepts %s', (_, over) => {
    expect(findWall(page(over))).toBeUndefined();
  });
});
