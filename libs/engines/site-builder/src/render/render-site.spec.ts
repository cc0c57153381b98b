import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { Site, SiteFiles } from '../model/site.js';
import { BUSINESS_KINDS, LANGUAGES, TONES } from '../model/vocabulary.js';
import { sampleSite } from './fixtures/sample-site.js';
import { renderSite } from './render-site.js';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'] });

/** Every kind once and every tone several times: a section's markup depends on one of them at most. */
const SAMPLES = BUSINESS_KINDS.map((kind, index) => [kind, TONES[index % TONES.length]!] as const);

const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(1)>' onload='x`;

function textOf(files: SiteFiles, path: string): string {
  const content = files.get(path);
  if (typeof content !== 'string') throw new Error(`${path} is no text file of the site`);
  return content;
}

function pagesOf(files: SiteFiles): [string, string][] {
  return [...files.keys()]
    .filter((path) => path.endsWith('.html'))
    .map((path) => [path, textOf(files, path)]);
}

async function faultsOf(files: SiteFiles): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, markup] of pagesOf(files)) {
    const { results } = await validator.validateString(markup, path);
    faults.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ line, ruleId, message }) => `${path}:${line} ${ruleId}: ${message}`),
      ),
    );
  }
  return faults;
}

/** Links and sources of a page that lead nowhere in the site. */
function brokenLinks(files: SiteFiles): string[] {
  return pagesOf(files).flatMap(([path, markup]) =>
    [...markup.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].flatMap(([, address = '']) => {
      if (/^(?:https?|tel|mailto):/.test(address) || address.startsWith('_data/')) return [];
      const url = new URL(address, `https://site.test/${path}`);
      const target = url.pathname.slice(1);
      const content = files.get(target);
      const hasAnchor = url.hash === '' || String(content).includes(`id="${url.hash.slice(1)}"`);
      return content !== undefined && hasAnchor ? [] : [`${path}: ${address}`];
    }),
  );
}

describe('renderSite', () => {
  it.each(SAMPLES)('gives valid HTML with links that resolve for %s, %s', async (kind, tone) => {
    const files = renderSite(sampleSite(kind, tone), { hasOgImage: false });
    expect(await faultsOf(files)).toEqual([]);
    expect(brokenLinks(files)).toEqual([]);
  });

  it.each(LANGUAGES)('gives valid HTML in %s, marked as such', async (language) => {
    const files = renderSite(sampleSite('cafe', 'elegant', { language }));
    expect(await faultsOf(files)).toEqual([]);
    expect(textOf(files, 'index.html')).toContain(`<html lang="${language}">`);
  });

  it('gives the same bytes for the same site', () => {
    const site = sampleSite('farm', 'playful');
    expect([...renderSite(structuredClone(site))]).toEqual([...renderSite(site)]);
  });

  it('loads nothing from elsewhere and runs nothing in attributes', () => {
    for (const tone of TONES) {
      const files = renderSite(sampleSite('venue', tone), { hasOgImage: true });
      for (const [, markup] of pagesOf(files)) {
        expect(markup).not.toMatch(/<(?:script|img|iframe|link|source)[^>]*(?:src|href)="(?:https?:)?\/\//);
        expect(markup).not.toMatch(/<[^>]+\son[a-z]+\s*=|\sstyle="/);
      }
      expect(textOf(files, 'site.css')).not.toMatch(/url\(|@import/);
    }
  });

  it('neutralises hostile texts everywhere', async () => {
    const sample = sampleSite('retail', 'warm');
    const poisoned = JSON.parse(
      JSON.stringify(sample, (key, value: unknown) =>
        typeof value === 'string' &&
        /^(?:name|tagline|description|headline|text|heading|title|label|value|answer|question|role|place|note|phone|email|address|thanks|submitLabel)$/.test(
          key,
        )
          ? HOSTILE
          : key === 'href'
            ? 'javascript:alert(1)'
            : value,
      ),
    ) as Site;
    const site: Site = {
      ...poisoned,
      collections: sample.collections,
      contact: { ...poisoned.contact, links: ['javascript:alert(1)', 'https://example.org/"onload="x'] },
    };
    const files = renderSite(site);
    for (const [path, content] of files) {
      if (typeof content !== 'string' || /\.(?:json|webmanifest|md|js)$/.test(path)) continue;
      expect(content, path).not.toMatch(
        /<script>|<img|javascript:|<[^>"]*(?:"[^"]*"[^>"]*)*\son(?:load|error)\s*=/,
      );
    }
    expect(textOf(files, 'index.html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect((await faultsOf(files)).filter((fault) => !/long-title|tel-/.test(fault))).toEqual([]);
  });

  it('leaves other pages as they are when one changes', () => {
    const before = sampleSite('lodging', 'plain');
    const after: Site = {
      ...before,
      pages: before.pages.map((page) =>
        page.slug === 'about' ? { ...page, sections: page.sections.slice(0, 2) } : page,
      ),
    };
    const old = renderSite(before);
    const changed = [...renderSite(after)].filter(([path, content]) => old.get(path) !== content);
    expect(changed.map(([path]) => path)).toEqual(['about.html']);
  });

  it('has all that a site needs beside its pages', () => {
    const files = renderSite(sampleSite('beauty', 'elegant'));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        '404.html',
        'site.css',
        'app.js',
        'favicon.svg',
        'site.webmanifest',
        'sitemap.xml',
        'robots.txt',
        'README.md',
        'brand/index.html',
        'brand/outline.html',
        'brand/og.html',
        'brand/logo.svg',
        'brand/mark.svg',
        'brand/palette.json',
      ]),
    );
    expect(textOf(files, 'sitemap.xml')).toContain('<loc>offer.html</loc>');
    expect(textOf(files, 'sitemap.xml')).not.toContain('legal.html');
  });

  it('names the picture for shared links only where there is one', () => {
    const site = sampleSite('studio', 'bold');
    expect(textOf(renderSite(site), 'index.html')).not.toContain('og:image');
    expect(textOf(renderSite(site, { hasOgImage: true }), 'index.html')).toContain('content="og.png"');
  });

  it('is dark for everyone when the site is', () => {
    const css = textOf(renderSite(sampleSite('software', 'technical', { isDark: true })), 'site.css');
    expect(css).toContain('color-scheme: dark;');
    expect(css.split('.a1')[0]).not.toContain('prefers-color-scheme');
  });

  it('gives a page without a head its h1', () => {
    const sample = sampleSite('farm', 'warm');
    const pages = sample.pages.map((page) => ({
      ...page,
      sections: page.sections.filter(({ type }) => type !== 'hero'),
    }));
    for (const [path, markup] of pagesOf(renderSite({ ...sample, pages }))) {
      expect(markup.match(/<h1/g), path).toHaveLength(1);
    }
  });

  it('states in JSON-LD only what is known', () => {
    const bare = sampleSite('restaurant', 'plain', {
      contact: { phone: null, email: null, address: null, links: [] },
      hours: [],
      items: [],
      since: null,
      place: null,
    });
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(textOf(renderSite(bare), 'index.html')) ??
      [];
    expect(Object.keys(JSON.parse(json) as object)).toEqual([
      '@context',
      '@type',
      'name',
      'description',
      'slogan',
    ]);
  });
});
