import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagePicture, ScreenshotOptions, SharedBrowser, VisitOptions } from '@capstan/platform-browser';
import {
  BrowserBench,
  type Route,
  serveOn,
  type Site,
  visitOf,
} from '../../../libs/platform/browser/src/fixtures/browser-bench.js';
import { averageColor, sizeOf } from '../../../libs/platform/browser/src/fixtures/picture-reading.js';
import { inFullRun } from '../../harness/full-run.js';

const bench = new BrowserBench();
let unused: Site[];
let browser: SharedBrowser;

beforeAll(async () => {
  unused = await bench.sites(20);
  // Cases run concurrently, and one slot is reserved for another account.
  browser = bench.browser(unused, { concurrency: 6 });
});
afterAll(() => bench.close());

const pictureOf = (
  html: string,
  options: Partial<ScreenshotOptions> = {},
  visit: Partial<VisitOptions> = {},
  routes: Record<string, Route> = {},
): Promise<PagePicture> => {
  const site = serveOn(unused, { '/': `<!doctype html><style>body{margin:0}</style>${html}`, ...routes });
  return browser.visit(visitOf(site.origin, visit), (page) =>
    page.screenshot({ format: 'png', fullPage: false, ...options }),
  );
};

describe.concurrent.each(inFullRun(['png', 'jpeg', 'webp'] as const))('an image as %s', (format) => {
  it('has the size of the viewport', async () => {
    const picture = await pictureOf('<p>x</p>', { format }, { viewport: { width: 640, height: 480 } });
    expect(sizeOf(picture.bytes)).toEqual({ format, width: 640, height: 480 });
    expect(picture).toMatchObject({ width: 640, height: 480, isCut: false });
  });

  it('shows the full page', async () => {
    const picture = await pictureOf('<div style="height:3000px">x</div>', { format, fullPage: true });
    expect(sizeOf(picture.bytes)).toEqual({ format, width: 1280, height: 3000 });
    expect(picture).toMatchObject({ width: 1280, height: 3000, isCut: false });
  });

  it('is cropped if the page exceeds the maximum height, and reports it', async () => {
    const narrow = { viewport: { width: 320, height: 480 } };
    const picture = await pictureOf(
      '<div style="height:100000px">x</div>',
      { format, fullPage: true },
      narrow,
    );
    expect(sizeOf(picture.bytes)).toEqual({ format, width: 320, height: 16383 });
    expect(picture).toMatchObject({ width: 320, height: 16383, isCut: true });
  });

  it('is limited in device pixels', async () => {
    const picture = await pictureOf(
      '<meta name=viewport content="width=device-width"><div style="height:9000px">x</div>',
      { format, fullPage: true },
      { device: 'iPhone SE' },
    );
    expect(sizeOf(picture.bytes)).toEqual({ format, width: picture.width, height: picture.height });
    // Two device pixels are one CSS pixel, which is not cropped.
    expect(picture).toMatchObject({ width: 640, height: 16_382, isCut: true });
  });
});

describe.concurrent('an image', () => {
  it('shows what the page renders', async () => {
    const red = await pictureOf('<div style="background:#f00;height:100vh"></div>');
    expect(averageColor(red.bytes)).toEqual([255, 0, 0]);
  });

  it('uses the dark color scheme if requested', async () => {
    const html =
      '<meta name=color-scheme content="light dark"><style>body{background:#fff;height:100vh}@media(prefers-color-scheme:dark){body{background:#000}}</style>';
    expect(averageColor((await pictureOf(html)).bytes)).toEqual([255, 255, 255]);
    expect(averageColor((await pictureOf(html, {}, { dark: true })).bytes)).toEqual([0, 0, 0]);
  });

  it('shows animations in their final state', async () => {
    const html =
      '<style>@keyframes a{from{background:#f00}to{background:#00f}}div{height:100vh;animation:a 600s forwards}</style><div></div>';
    expect(averageColor((await pictureOf(html)).bytes)).toEqual([0, 0, 255]);
  });

  it('shows transitions in their final state', async () => {
    const html =
      '<style>div{height:100vh;background:#f00;transition:background 600s}div.on{background:#0f0}</style><div></div>' +
      '<script>requestAnimationFrame(()=>requestAnimationFrame(()=>document.querySelector("div").className="on"))</script>';
    expect(averageColor((await pictureOf(html)).bytes)).toEqual([0, 255, 0]);
  });

  it('of the full page includes content that loads on scroll', async () => {
    const bars = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="${color}"/></svg>`;
    const bar: Route = (_, response) =>
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(bars('#0f0'));
    const html =
      '<style>img{display:block;width:1280px;height:800px;background:#f00}</style>' +
      '<img><img><img><img><img><img><img><img>' +
      '<script>seen=new IntersectionObserver((all)=>all.forEach(({isIntersecting,target})=>{if(isIntersecting)target.src="/bar?"+Math.random()}));' +
      'document.querySelectorAll("img").forEach((img)=>seen.observe(img))</script>';
    const picture = await pictureOf(html, { fullPage: true }, {}, { '/bar': bar });
    expect(picture.height).toBe(6400);
    expect(averageColor(picture.bytes)).toEqual([0, 255, 0]);
  });

  it('is taken even if a font never loads', async () => {
    const html = '<style>@font-face{font-family:f;src:url(/font)}p{font-family:f}</style><p>text</p>';
    const picture = await pictureOf(html, {}, {}, { '/font': () => {} });
    expect(picture.width).toBe(1280);
  });
});
