import { describe, expect, it } from 'vitest';
import type { Edit } from '../model/edit.js';
import type { Page, Section, Site } from '../model/site.js';
import { applyStructure } from './apply-structure.js';

function hero(headline: string): Section {
  return { type: 'hero', id: 'top', headline, text: '', actions: [], size: 'small' };
}

function page(slug: string, title: string, sections: Section[] = [], isHidden = false): Page {
  return { slug, title, isHidden, sections: [hero(title), ...sections] };
}

const SITE: Site = {
  name: 'Nord',
  kind: 'cafe',
  app: null,
  language: 'en',
  tone: 'plain',
  isDark: false,
  colours: [],
  tagline: 'Café',
  description: 'Café',
  place: null,
  since: null,
  contact: { phone: null, email: null, address: null, links: [] },
  hours: [{ days: ['mo'], opens: '09:00', closes: '17:00' }],
  items: [],
  pages: [
    page('index', 'Home', [
      { type: 'text', id: 'story', heading: 'Our story', paragraphs: ['One.'] },
      { type: 'hours', id: 'hours', heading: 'Opening hours', hours: [], note: null },
      {
        type: 'call',
        id: 'call',
        heading: 'Come in',
        text: null,
        actions: [{ label: 'Contact', href: 'contact.html#contact-form' }],
      },
    ]),
    page('menu', 'Menu'),
    page('about', 'About'),
    page('contact', 'Contact', [
      {
        type: 'form',
        id: 'contact-form',
        heading: 'Write to us',
        text: null,
        collection: 'messages',
        submitLabel: 'Send',
        thanks: 'Thanks',
      },
    ]),
    page('legal', 'Legal notice', [], true),
  ],
  collections: [
    {
      name: 'messages',
      title: 'Messages',
      access: 'list',
      publicFields: ['name', 'note'],
      uniqueField: 'email',
      fields: [
        { name: 'name', label: 'Name', type: 'text', isRequired: true },
        { name: 'email', label: 'E-mail', type: 'email', isRequired: true },
        { name: 'note', label: 'Note', type: 'long_text', isRequired: false },
      ],
    },
  ],
  outline: [],
};

/** Deeply frozen, so that a change of the argument fails. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object') {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}

function apply(...edits: Edit[]): Site {
  return applyStructure(frozen(structuredClone(SITE)), frozen(edits));
}

const slugs = (site: Site) => site.pages.map(({ slug }) => slug);
const pageOf = (site: Site, slug: string) => site.pages.find((other) => other.slug === slug);
const ids = (site: Site, slug: string) => pageOf(site, slug)?.sections.map(({ id }) => id);
const fields = (site: Site) => site.collections[0]?.fields.map(({ name }) => name);

describe('applyStructure', () => {
  it('gives back the site as it is where nothing names a page', () => {
    const site = structuredClone(SITE);
    expect(applyStructure(site, [{ kind: 'rename', name: 'Süd' }])).toBe(site);
  });

  it('adds a page among those of the navigation, with what is told', () => {
    const site = apply({ kind: 'add_page', title: 'Über das Haus', statements: ['One.', 'Two.'] });
    expect(slugs(site)).toEqual(['index', 'menu', 'uber-das-haus', 'about', 'contact', 'legal']);
    expect(pageOf(site, 'uber-das-haus')?.sections).toMatchObject([
      { type: 'hero', headline: 'Über das Haus' },
      { type: 'text', paragraphs: ['One.', 'Two.'], isDraft: false },
    ]);
  });

  it('marks a page without text as a draft', () => {
    const site = apply({ kind: 'add_page', title: 'Parking', statements: [] });
    expect(pageOf(site, 'parking')?.sections[1]).toMatchObject({ type: 'text', isDraft: true });
  });

  it('makes slugs that are ASCII, of their own and stable', () => {
    const add = (title: string): Edit => ({ kind: 'add_page', title, statements: [] });
    const site = apply(add('Parking'), add('Parking'), add('店の歴史'), add('2024'));
    const added = slugs(site).filter((slug) => !slugs(SITE).includes(slug));
    expect(new Set(added).size).toBe(4);
    for (const slug of added) expect(slug).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(slugs(apply(add('店の歴史')))).toContain(added.find((slug) => slug.startsWith('page-')));
  });

  it('removes a page with what led to it and what its form stored', () => {
    const site = apply({ kind: 'remove_page', page: 'contact' });
    expect(slugs(site)).toEqual(['index', 'menu', 'about', 'legal']);
    expect(ids(site, 'index')).toEqual(['top', 'story', 'hours']);
    expect(site.collections).toEqual([]);
  });

  it('keeps the home page, and the site without an edit whose target is gone', () => {
    expect(apply({ kind: 'remove_page', page: 'index' })).toEqual(SITE);
    expect(
      apply({ kind: 'remove_page', page: 'careers' }, { kind: 'headline', page: 'careers', text: 'x' }),
    ).toEqual(SITE);
    expect(
      apply({ kind: 'move_section', page: 'index', section: 'hours', to: { before: 'nothing' } }),
    ).toEqual(SITE);
  });

  it('leaves pages that no edit names as they are', () => {
    const site = apply(
      { kind: 'rename_page', page: 'about', title: 'Who we are' },
      { kind: 'headline', page: null, text: 'Welcome' },
      { kind: 'add_page', title: 'Parking', statements: [] },
    );
    for (const slug of ['menu', 'contact', 'legal']) expect(pageOf(site, slug)).toEqual(pageOf(SITE, slug));
    expect(site.collections).toEqual(SITE.collections);
  });

  it('renames a page and the headline that is its title', () => {
    const site = apply({ kind: 'rename_page', page: 'the about page', title: 'Who we are' });
    expect(pageOf(site, 'about')).toMatchObject({
      title: 'Who we are',
      sections: [{ headline: 'Who we are' }],
    });
  });

  it.each<[Extract<Edit, { kind: 'move_page' }>['to'], string[]]>([
    ['first', ['index', 'about', 'menu', 'contact', 'legal']],
    ['last', ['index', 'menu', 'contact', 'legal', 'about']],
    [{ before: 'menu' }, ['index', 'about', 'menu', 'contact', 'legal']],
    [{ before: 'index' }, ['index', 'about', 'menu', 'contact', 'legal']],
    [{ after: 'contact' }, ['index', 'menu', 'contact', 'about', 'legal']],
  ])('moves a page to %j', (to, order) => {
    expect(slugs(apply({ kind: 'move_page', page: 'about', to }))).toEqual(order);
  });

  it('moves sections below the head of their page', () => {
    const move = (to: Extract<Edit, { kind: 'move_section' }>['to']) =>
      ids(apply({ kind: 'move_section', page: 'index', section: 'opening hours', to }), 'index');
    expect(move('first')).toEqual(['top', 'hours', 'story', 'call']);
    expect(move({ before: 'top' })).toEqual(['top', 'hours', 'story', 'call']);
    expect(move('last')).toEqual(['top', 'story', 'call', 'hours']);
    expect(move({ after: 'call' })).toEqual(['top', 'story', 'call', 'hours']);
  });

  it('removes sections, but never the head of a page', () => {
    expect(ids(apply({ kind: 'remove_section', page: null, section: 'hours' }), 'index')).not.toContain(
      'hours',
    );
    expect(apply({ kind: 'remove_section', page: 'index', section: 'top' })).toEqual(SITE);
  });

  it('adds sections with facts of the site, questions, or text', () => {
    const add = (feature: 'opening_hours' | 'faq' | null, statements: string[]): Edit => ({
      kind: 'add_section',
      page: 'about',
      feature,
      title: 'More',
      statements,
    });
    const site = apply(add('opening_hours', []), add('faq', ['Why?', 'Because.']), add(null, ['Text.']));
    expect(pageOf(site, 'about')?.sections.slice(1)).toMatchObject([
      { type: 'hours', id: 'more', hours: SITE.hours },
      { type: 'faq', id: 'more-2', questions: [{ question: 'Why?', answer: 'Because.' }] },
      { type: 'text', id: 'more-3', paragraphs: ['Text.'] },
    ]);
  });

  it('changes headlines and texts', () => {
    const site = apply(
      { kind: 'headline', page: 'menu', text: 'What we cook' },
      { kind: 'text', page: null, section: null, text: 'Below.' },
      { kind: 'text', page: null, section: 'story', text: 'Two.\n\nThree.' },
    );
    expect(pageOf(site, 'menu')?.sections[0]).toMatchObject({ headline: 'What we cook' });
    expect(site.pages[0]?.sections[0]).toMatchObject({ headline: 'Home', text: 'Below.' });
    expect(site.pages[0]?.sections[1]).toMatchObject({ paragraphs: ['Two.', 'Three.'] });
  });

  it('adds form fields with names of their own, and removes them', () => {
    const add = (label: string): Edit => ({
      kind: 'add_field',
      form: 'messages',
      label,
      type: 'text',
      isRequired: false,
    });
    const site = apply(add('Größe'), add('Name'), add('アレルギー'), {
      kind: 'remove_field',
      form: 'contact form',
      field: 'note',
    });
    expect(fields(site)?.slice(0, 4)).toEqual(['name', 'email', 'grosse', 'name_2']);
    expect(fields(site)?.[4]).toMatch(/^field_[a-z0-9]+$/);
    expect(site.collections[0]?.publicFields).toEqual(['name']);
  });

  it('keeps a field that the form rests on', () => {
    expect(fields(apply({ kind: 'remove_field', form: 'messages', field: 'email' }))).toContain('email');
  });

  it('brings a removed page back when its feature is asked for again', () => {
    const history = page('history', 'History');
    const planned = { ...SITE, pages: [...SITE.pages, history] };
    const edits: Edit[] = [
      { kind: 'remove_page', page: 'history' },
      { kind: 'add_feature', feature: 'history', title: 'Our roots', statements: ['We began in 1920.'] },
    ];
    const site = applyStructure(planned, edits);
    expect(pageOf(site, 'history')).toMatchObject({
      title: 'Our roots',
      sections: [{ headline: 'Our roots' }, { paragraphs: ['We began in 1920.'] }],
    });
  });
});
