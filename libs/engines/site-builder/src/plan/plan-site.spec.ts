import { describe, expect, it } from 'vitest';

import type { Brief } from '../model/brief.js';
import type { Action, Page, Section, Site } from '../model/site.js';
import { APP_KINDS, BUSINESS_KINDS, LANGUAGES } from '../model/vocabulary.js';
import { bareBrief, fullBrief } from './fixtures/briefs.js';
import { sentencesOf, textsOf } from './fixtures/texts.js';
import { planSite } from './plan-site.js';

const APP_BRIEFS = APP_KINDS.flatMap((app) =>
  LANGUAGES.map((language): [string, Brief] => [
    `${app} alone in ${language}`,
    { ...bareBrief('software', language), app },
  ]),
);
const BRIEFS: [string, Brief][] = [
  ...BUSINESS_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language): [string, Brief][] => [
      [`${kind} in ${language}, bare`, bareBrief(kind, language)],
      [`${kind} in ${language}, full`, fullBrief(kind, language)],
    ]),
  ),
  ...APP_KINDS.map((app): [string, Brief] => [`${app} of a salon`, { ...fullBrief('beauty'), app }]),
  ...APP_BRIEFS,
];

describe('planSite', () => {
  describe.each(BRIEFS)('%s', (_, brief) => {
    const site = planSite(brief);

    it('has 5 to 9 pages with a home page, a contact page and a hidden legal page', () => {
      expect(site.pages.length).toBeGreaterThanOrEqual(5);
      expect(site.pages.length).toBeLessThanOrEqual(9);
      expect(site.pages[0]!.slug).toBe('index');
      expect(site.pages.find(({ slug }) => slug === 'legal')?.isHidden).toBe(true);
      expect(formsOf(site).map(({ collection }) => collection)).toContain('messages');
    });

    it('has unique slugs and ids, one head per page, and links that lead somewhere', () => {
      expect(duplicates(site.pages.map(({ slug }) => slug))).toEqual([]);
      for (const page of site.pages) {
        expect(page.slug).toMatch(/^[a-z][a-z0-9-]*$/u);
        expect(duplicates(page.sections.map(({ id }) => id))).toEqual([]);
        expect(page.sections.filter(({ type }) => type === 'hero')).toHaveLength(1);
        expect(page.sections[0]!.type).toBe('hero');
      }
      expect(actionsOf(site).filter(({ href }) => !leads(href, site))).toEqual([]);
    });

    it('stores what its forms and its app send', () => {
      const names = site.collections.map(({ name }) => name);
      expect(duplicates(names)).toEqual([]);
      const sent = site.pages.flatMap(({ sections }) =>
        sections.flatMap((section) =>
          section.type === 'form' || section.type === 'app' ? [section.collection] : [],
        ),
      );
      expect(sent.filter((name) => !names.includes(name))).toEqual([]);
    });

    it('has clean texts', () => {
      const texts = [site.tagline, site.description, ...allTexts(site)];
      expect(texts.filter(isUnclean)).toEqual([]);
      const sentences = sectionsOf(site).flatMap(sentencesOf);
      expect(sentences.filter((text) => !/[.!?。！？…][»”」』)]*$/u.test(text))).toEqual([]);
      expect([...site.description].length).toBeGreaterThanOrEqual(50);
      expect([...site.description].length).toBeLessThanOrEqual(160);
    });

    it('names no number that the brief does not, and boasts of nothing', () => {
      const told = JSON.stringify(brief);
      const numbers = allTexts(site).flatMap((text) => text.match(/\d+/gu) ?? []);
      expect(numbers.filter((number) => !told.includes(number))).toEqual([]);
      expect(allTexts(site).filter((text) => BOASTS.test(text))).toEqual([]);
    });
  });

  it.each(BUSINESS_KINDS)('shows what the brief of a %s tells', (kind) => {
    const brief = fullBrief(kind);
    const site = planSite(brief);
    const texts = [site.tagline, ...allTexts(site)].join('\n');
    for (const told of ['Small workshop in Lyon', 'Things made by hand.', 'curious neighbours', 'Ana Reis']) {
      expect(texts).toContain(told);
    }
    for (const statement of brief.statements) expect(texts).toContain(statement);
    const items = sectionsOf(site).flatMap((section) => (section.type === 'items' ? section.items : []));
    expect(items).toEqual(expect.arrayContaining(brief.items));
    expect(texts).toContain('Mira: €4.50');
  });

  it.each(BUSINESS_KINDS)('plans the same pages and sections for a %s in all languages', (kind) => {
    const english = outlineOf(planSite(fullBrief(kind, 'en')));
    for (const language of LANGUAGES) expect(outlineOf(planSite(fullBrief(kind, language)))).toEqual(english);
  });

  it('gives every kind a shape of its own', () => {
    const homes = BUSINESS_KINDS.map((kind) => {
      const [home] = planSite(fullBrief(kind)).pages;
      return home!.sections.map(({ type, id }) => `${type}#${id}`).join(' ');
    });
    expect(new Set(homes).size).toBe(BUSINESS_KINDS.length);
  });

  it('gives the same site for the same brief', () => {
    expect(planSite(fullBrief('cafe', 'ja'))).toEqual(planSite(fullBrief('cafe', 'ja')));
  });

  it('says nothing in the language of the prompt when the site is in another', () => {
    const site = planSite({
      ...fullBrief('food_shop', 'de'),
      promptLanguage: 'en',
      trade: 'sourdough bakery',
    });
    const texts = [site.tagline, site.description, ...allTexts(site)].join('\n');
    for (const english of ['ourdough', 'von Hand gemacht', 'Nachbarn', 'Großmutter']) {
      expect(texts).not.toContain(english);
    }
    expect(texts).toContain('Mira: €4.50');
    expect(site.tagline).toMatch(/Lyon/u);
  });

  it.each([
    ['trades', 'plumbing business', 'Klempnerei in Lyon'],
    ['food_shop', 'sourdough bakery', 'Bäckerei in Lyon'],
    ['retail', 'toy shop', 'Laden in Lyon'],
  ] as const)('finds a word in the language of the site: %s, %s', (kind, trade, tagline) => {
    const brief: Brief = { ...bareBrief(kind, 'de'), promptLanguage: 'en', trade, place: 'Lyon' };
    expect(planSite(brief).tagline).toBe(tagline);
  });

  it('asks for no confirmation where an app books at once', () => {
    const site = planSite({ ...fullBrief('beauty'), app: 'booking' });
    const way = site.pages.find(({ slug }) => slug === 'appointments')!;
    expect(way.sections.flatMap(textsOf).join(' ')).not.toMatch(/confirm/u);
  });

  it('makes a site about an occasion rather than about its room', () => {
    const brief: Brief = { ...bareBrief('venue'), trade: 'wedding' };
    expect(allTexts(planSite(brief)).join(' ')).toContain('What awaits you');
    expect(allTexts(planSite({ ...brief, trade: 'wedding venue' })).join(' ')).toContain('Hire the room');
  });

  it('puts an app that stands alone below the head of the home page', () => {
    const site = planSite({ ...bareBrief('software'), app: 'tracker', trade: 'habit tracker' });
    expect(site.pages[0]!.sections.map(({ type }) => type).slice(0, 2)).toEqual(['hero', 'app']);
    expect(site.pages[0]!.sections[0]).toMatchObject({ headline: 'Habit tracker' });
  });

  it('gives the app of an undertaking a page, and calls for it on the home page', () => {
    const site = planSite({ ...fullBrief('beauty'), app: 'booking' });
    const page = site.pages.find(({ sections }) => sections.some(({ type }) => type === 'app'))!;
    const calls = actionsOf({ ...site, pages: [site.pages[0]!] }).map(({ href }) => href);
    expect(page.slug).not.toBe('index');
    expect(calls).toContain(`${page.slug}.html`);
    expect(formsOf(site).map(({ collection }) => collection)).not.toContain('booking-requests');
  });

  it('folds small pages when too many are asked for, and keeps their content', () => {
    const brief: Brief = {
      ...fullBrief('restaurant'),
      features: [
        'history',
        'team',
        'gallery',
        'blog',
        'events',
        'jobs',
        'donate',
        'price_list',
        'download',
        'search',
      ],
    };
    const site = planSite({ ...brief, app: 'booking' });
    expect(site.pages.length).toBeLessThanOrEqual(9);
    expect(formsOf(site).map(({ collection }) => collection)).toEqual(
      expect.arrayContaining(['messages', 'applications', 'pledges']),
    );
    expect(allTexts(site).join('\n')).toContain('Ana Reis');
    expect(actionsOf(site).filter(({ href }) => !leads(href, site))).toEqual([]);
  });

  it('leaves out what the brief does not tell', () => {
    const types = sectionsOf(planSite(bareBrief('restaurant'))).map(({ type }) => type);
    for (const type of ['items', 'hours', 'contact', 'people', 'quote', 'timeline', 'facts']) {
      expect(types).not.toContain(type);
    }
  });

  it('lists what is still to do in the outline', () => {
    const bare = planSite(bareBrief('cafe')).outline.at(-1)!.paragraphs;
    const full = planSite(fullBrief('cafe')).outline.at(-1)!.paragraphs;
    expect(bare.length).toBeGreaterThan(full.length);
  });
});

const BOASTS =
  /world.class|passionate|award|best in (?:town|the)|number one|leading|premium|unique|generations|organic|certified|testimonial|lorem|weltklasse|leidenschaft|preisgekrönt|führend|einzigartig|zertifiziert|passionné|primé|leader|certifié|apasionad|galardonad|líder|certificad|apaixonad|premiad|世界一|情熱|受賞|最高の|業界/iu;

function isUnclean(text: string): boolean {
  return (
    text.trim() !== text || text === '' || / {2}| [,.。、]|undefined|null|NaN|[{}[\]]|\.\.|。。/u.test(text)
  );
}

function sectionsOf(site: Site): Section[] {
  return site.pages.flatMap(({ sections }) => sections);
}

function formsOf(site: Site) {
  return sectionsOf(site).filter((section) => section.type === 'form');
}

function allTexts(site: Site): string[] {
  return [...site.pages.map(({ title }) => title), ...sectionsOf(site).flatMap(textsOf)];
}

function actionsOf(site: Site): Action[] {
  return sectionsOf(site).flatMap((section) => {
    if (section.type === 'hero' || section.type === 'call') return section.actions;
    return section.type === 'cards' ? section.cards.flatMap(({ action }) => action ?? []) : [];
  });
}

function leads(href: string, site: Site): boolean {
  if (/^(?:https:|tel:|mailto:)/u.test(href)) return true;
  const [file, anchor] = href.split('#');
  const page = site.pages.find(({ slug }) => `${slug}.html` === file);
  return page !== undefined && (anchor === undefined || page.sections.some(({ id }) => id === anchor));
}

function outlineOf(site: Site) {
  return site.pages.map(({ slug, sections }: Page) => [
    slug,
    ...sections.map(({ type, id }) => `${type}#${id}`),
  ]);
}

function duplicates(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
