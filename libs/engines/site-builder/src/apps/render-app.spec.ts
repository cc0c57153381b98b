import { Script } from 'node:vm';
import { HtmlValidate } from 'html-validate';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { Site } from '../model/site.js';
import { APP_KINDS, LANGUAGES } from '../model/vocabulary.js';
import { appScript } from './app-script.js';
import { APP_STYLE } from './app-style.js';
import { appBrief, appSite, item } from './fixtures/app-site.js';
import { renderApp } from './render-app.js';
import { renderForm } from './render-form.js';

/**
 * Boxes of one name are how a form without a script sends several values. How documents are laid out is for the
 * renderer of pages to say.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

/** Forms and app of a site, page by page, as documents. */
function documentsOf(site: Site): string[] {
  return site.pages.map(({ sections }) => {
    const parts = sections.map((section) => {
      if (section.type === 'app') return renderApp(section, site);
      if (section.type !== 'form') return '';
      return renderForm(
        section,
        site.collections.find(({ name }) => name === section.collection)!,
        site,
      );
    });
    return `<!DOCTYPE html>\n<html lang="${site.language}"><head><title>t</title></head><body><h1>t</h1>${parts.join('')}</body></html>\n`;
  });
}

const CASES = LANGUAGES.flatMap((language) => APP_KINDS.map((app) => [app, language] as const));

describe('forms and apps', () => {
  it.each(CASES)('are valid HTML: %s in %s', async (app, language) => {
    for (const text of documentsOf(appSite(appBrief(app, { language })))) {
      const { results } = await validator.validateString(text);
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
      ).toEqual([]);
    }
  });

  it.each(APP_KINDS)('have a label at every control and ids of their own: %s', (app) => {
    for (const text of documentsOf(appSite(appBrief(app)))) {
      const { document } = parseHTML(text);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const control of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
        const isLabelled = control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`);
        expect(isLabelled, control.outerHTML).not.toBeNull();
      }
    }
  });

  it('send to relative addresses and come back to their page', () => {
    const [, page] = documentsOf(appSite(appBrief('event')));
    const form = parseHTML(page!).document.querySelector('form')!;
    expect(form.getAttribute('action')).toBe('_data/guests');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.querySelector('[name=_page]')?.getAttribute('value')).toBe('rsvp.html');
    expect(form.querySelector('[name=_website]')?.getAttribute('tabindex')).toBe('-1');
    expect(parseHTML(page!).document.getElementById('guests')?.textContent).toContain('Thank you');
  });

  it('escape what the prompt said', () => {
    const text = documentsOf(appSite(appBrief('booking', { name: '<script>alert(1)</script>' }))).join('');
    expect(text).toContain('Cut &amp; &lt;b&gt;beard&lt;/b&gt;');
    expect(text).not.toContain('<script>');
  });

  it('have a button for each calendar where no script picks one', () => {
    const brief = appBrief('booking', { kind: 'lodging', items: [item('Loft', 90), item('Attic', 70)] });
    const { document } = parseHTML(documentsOf(appSite(brief))[1]!);
    const buttons = [...document.querySelectorAll('noscript button')];
    expect(
      buttons.map((button) => [button.getAttribute('formaction'), button.getAttribute('value')]),
    ).toEqual([
      ['_data/bookings', 'Loft'],
      ['_data/bookings-2', 'Attic'],
    ]);
    expect(document.getElementById('bookings-2')).not.toBeNull();
  });

  it('leave out an app whose collection is gone', () => {
    const site = appSite(appBrief('board'));
    const section = site.pages[1]!.sections.find(({ type }) => type === 'app');
    expect(renderApp(section as Parameters<typeof renderApp>[0], { ...site, collections: [] })).toBe('');
  });
});

describe('appScript', () => {
  it.each(CASES)('is one classic script that can be parsed: %s in %s', (app, language) => {
    const script = appScript(appSite(appBrief(app, { language, name: '</script><!-- \u2028' })))!;
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toContain('</script');
    expect(script).not.toMatch(/\b(alert|confirm|prompt|localStorage|sessionStorage|cookie)\b/);
  });

  it('has only the parts that a site needs', () => {
    const script = appScript(appSite(appBrief('event')))!;
    expect(script).toContain('setUpEvent');
    expect(script).not.toMatch(/setUpBoard|setUpTracker|setUpShop/);
    expect(appScript(appSite({ ...appBrief('event'), app: null }))).not.toContain('setUpEvent');
  });

  it('is none where there is nothing to do', () => {
    expect(appScript({ ...appSite(appBrief('event')), pages: [] })).toBeNull();
  });
});

describe('APP_STYLE', () => {
  it('names no colour of its own', () => {
    expect(APP_STYLE).not.toMatch(/#[0-9a-f]{3,8}\b(?=[;\s])/i);
  });
});
