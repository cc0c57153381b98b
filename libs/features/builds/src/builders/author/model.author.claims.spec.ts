import { describe, expect, it } from 'vitest';
import { readSite } from '../reader/read-site.js';
import { answer, built, documentOf, homeOf, PROMPT, type ScriptedEdit } from './fixtures/author-build.js';
import { saidTexts } from './said-texts.js';

const homeAfter = async (edits: readonly ScriptedEdit[], prompt = PROMPT): Promise<string> => {
  const { session } = await built([answer(edits)], { prompt });
  return homeOf(session);
};

const addFact = (fact: object, component: string, variant: string): ScriptedEdit[] => [
  { op: 'add', path: '/facts/-', value: { id: 'new', ...fact } },
  { op: 'add', path: '/pages/home/sections/-', value: { id: 'more', component, variant, facts: ['new'] } },
];

const addCopy = (text: string): ScriptedEdit => ({
  op: 'add',
  path: '/pages/home/sections/-',
  value: {
    id: 'more',
    component: 'statement',
    variant: 'pull',
    heading: { text, basis: ['statement-1'] },
    facts: [],
  },
});

describe('facts of the owner', () => {
  const dropped: ScriptedEdit[] = [
    {
      op: 'replace',
      path: '/facts',
      value: [{ id: 'statement-1', type: 'statement', text: 'We bake with natural yeast.' }],
    },
    {
      op: 'replace',
      path: '/pages',
      value: [
        {
          id: 'home',
          path: '/',
          title: 'Home',
          inNavigation: true,
          sections: [{ id: 'top', component: 'hero', variant: 'cover', facts: ['statement-1'] }],
        },
      ],
    },
    { op: 'replace', path: '/records', value: [] },
    { op: 'remove', path: '/identity/tagline' },
  ];
  const edits = dropped.slice(0, 3);

  it('go back once if no page shows them', async () => {
    const { session, models } = await built([
      answer(edits),
      answer([
        {
          op: 'add',
          path: '/facts/-',
          value: { id: 'rye', type: 'item', name: 'Rye bread', price: { amount: 4, currency: 'EUR' } },
        },
        {
          op: 'add',
          path: '/pages/home/sections/-',
          value: { id: 'breads', component: 'products', variant: 'grid', facts: ['rye'] },
        },
      ]),
    ]);
    expect(models.questions).toHaveLength(2);
    expect(models.questions[1]?.prompt).toMatch(
      /Still to be done:\n(- .+\n)*- no page shows this item: Rye bread, 4 EUR/,
    );
    expect(documentOf(session).pages[0]?.sections.map(({ id }) => id)).toContain('breads');
  });

  it('are restored from the document of the reader if the model drops them again', async () => {
    const { session } = await built([answer(edits), answer([])]);
    for (const text of ['Rye bread', 'Corn bread', '222 345 678', '18:00']) {
      expect(homeOf(session).toLowerCase()).toContain(text.toLowerCase());
    }
    expect(session.of('builder.changed').at(-1)).toMatchObject({ to: 'openai' });
  });

  it('are restored also if the model fails in the second call', async () => {
    const { session } = await built([answer(edits)]);
    expect(homeOf(session)).toContain('222 345 678');
    expect(documentOf(session).pages[0]?.sections[0]).toMatchObject({ variant: 'cover' });
  });

  it('are put right where the model has another price', async () => {
    const home = await homeAfter([{ op: 'replace', path: '/facts/item-1/price/amount', value: 3 }]);
    expect(home.match(/€\s?[34]|[34](?:[.,]00)?\s?€/g)?.length).toBeGreaterThanOrEqual(2);
    expect(home).toMatch(/4/);
  });
});

describe('what the owner did not say', () => {
  it.each([
    ['a sentence', [addCopy('The best bread in Portugal.')], 'best bread'],
    ['a number', [addCopy('We bake 400 loaves.')], '400'],
    [
      'a price',
      addFact(
        { type: 'item', name: 'Corn bread', price: { amount: 99, currency: 'EUR' } },
        'products',
        'grid',
      ),
      '€99',
    ],
    ['a person', addFact({ type: 'person', name: 'Maria Sousa', role: 'Baker' }, 'people', 'cards'), 'Maria'],
    [
      'a review',
      addFact({ type: 'quote', text: 'Wonderful!', by: 'A guest' }, 'quotes', 'wall'),
      'Wonderful',
    ],
    ['an address', addFact({ type: 'place', address: 'Rua Nova 7' }, 'location', 'panel'), 'Rua Nova'],
    [
      'other hours',
      addFact({ type: 'hours', days: ['su'], opens: '07:00', closes: '18:00' }, 'hours', 'week'),
      'Sun',
    ],
    [
      'a title that states something',
      [{ op: 'replace' as const, path: '/pages/home/title', value: 'Award-winning bakery' }],
      'Award',
    ],
    [
      'a link',
      [
        {
          op: 'add' as const,
          path: '/pages/home/sections/0/action',
          value: { label: 'Order', target: 'https://evil.example/' },
        },
      ],
      'evil.example',
    ],
    ['a script', [addCopy('<script>alert(1)</script>')], 'alert'],
    [
      'a choice',
      [
        {
          op: 'add' as const,
          path: '/records/-',
          value: {
            id: 'cakes',
            name: 'Order',
            plural: 'Orders',
            fields: [
              {
                id: 'cake',
                label: 'Cake',
                type: 'choice',
                isRequired: true,
                options: [{ value: 'a', label: 'Wedding cake' }],
              },
            ],
            views: [{ type: 'form' }],
            access: { read: 'owner', create: 'anyone', update: 'owner' },
          },
        },
        {
          op: 'add' as const,
          path: '/pages/home/sections/-',
          value: { id: 'cakes', component: 'form', variant: 'plain', facts: [], record: 'cakes' },
        },
      ],
      'Wedding',
    ],
  ])('is not on the pages: %s', async (_, edits, trace) => {
    const { session } = await built([answer(edits)]);
    expect(session.of('builder.changed').at(-1)).toMatchObject({ to: 'openai' });
    expect(homeOf(session)).not.toContain(trace);
  });

  it('does not come in through a name', async () => {
    const { session } = await built([
      answer([{ op: 'replace', path: '/identity/name', value: 'Best of Porto' }]),
    ]);
    expect(documentOf(session).identity.name).toBe('Alma');
    expect(session.siteName).toBe('Alma');
  });

  it('leaves sentences in the words of the owner, and headings that state nothing', async () => {
    const home = await homeAfter([addCopy('Natural yeast, baked in Porto.')]);
    expect(home).toContain('Natural yeast, baked in Porto.');
    expect(await homeAfter([addCopy('Welcome! Call us today.')])).toContain('Welcome! Call us today.');
  });
});

describe('what the owner does not want', () => {
  const prompt = `${PROMPT} No online shop please.`;

  it('stays out, also as a record', async () => {
    const { session } = await built(
      [
        answer([
          {
            op: 'add',
            path: '/records/-',
            value: {
              id: 'basket',
              name: 'Order',
              plural: 'Orders',
              fields: [{ id: 'name', label: 'Name', type: 'text', isRequired: true }],
              views: [{ type: 'form' }],
              access: { read: 'owner', create: 'anyone', update: 'owner' },
            },
          },
          {
            op: 'add',
            path: '/pages/home/sections/-',
            value: { id: 'basket', component: 'form', variant: 'plain', facts: [], record: 'basket' },
          },
          { op: 'replace', path: '/constraints', value: [] },
        ]),
      ],
      { prompt },
    );
    const { records, constraints } = documentOf(session);
    expect(records.map(({ id }) => id)).not.toContain('basket');
    expect(constraints).toMatchObject([{ kind: 'without-feature', value: 'shop' }]);
  });
});

describe('saidTexts', () => {
  it('has neither what is for the builder only nor what is unwanted', () => {
    const prompt = 'Be quick. No shop. We bake.';
    const spans = ['Be quick.', 'No shop.', 'We bake.'].map((text) => ({
      prompt: 0,
      start: prompt.indexOf(text),
      end: prompt.indexOf(text) + text.length,
    }));
    const document = readSite('A bakery').document;
    const texts = saidTexts({
      prompts: [prompt],
      ledger: [
        { span: spans[0]!, outcome: { kind: 'addressed-to-builder' } },
        { span: spans[1]!, outcome: { kind: 'obeyed', constraint: 0 } },
        { span: spans[2]!, outcome: { kind: 'placed', factIds: ['a'], where: [] } },
      ],
      document: {
        ...document,
        constraints: [{ kind: 'without-feature', value: 'shop', source: spans[1]! }],
      },
      isFirst: true,
      mayAsk: false,
    });
    expect(texts[0]?.trim()).toBe('We bake.');
  });
});
