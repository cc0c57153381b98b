import { describe, expect, it } from 'vitest';
import { readSchema } from '../schema/read-schema.js';
import { extractFields } from './extract-fields.reading.js';
import type { Filled } from './filled.js';

const URL_TEXT = 'https://shop.example/p/1';
const fieldsOf = (properties: object, body: string, head = ''): Filled => {
  const html = `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
  const read = extractFields({ url: URL_TEXT, headers: {}, html }, readSchema({ properties }));
  if (read.wall !== null) throw new Error(`taken for a wall: ${read.wall}`);
  return read.fields;
};
const valueOf = (properties: object, body: string, head = '') => fieldsOf(properties, body, head).value;
const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT };

const PRODUCT = jsonLd({
  '@graph': [
    { '@type': 'Organization', name: 'The Shop', url: 'https://shop.example/', brand: 'No' },
    {
      '@type': 'Product',
      name: 'Capstan 300',
      brand: { '@type': 'Brand', name: 'Harbor' },
      offers: { price: '1299.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      review: [
        { author: { name: 'Ada' }, reviewRating: { ratingValue: 5 } },
        { author: { name: 'Bo' }, reviewRating: { ratingValue: 3 } },
      ],
    },
  ],
});

describe('extractFields', () => {
  it('reads a field with a unit from a label without one, where the value has a unit', () => {
    const properties = { weight_kg: NUMBER, length_m: NUMBER, depth_m: NUMBER };
    const body =
      '<dl><dt>Weight</dt><dd>1,150 g</dd><dt>Length</dt><dd>12</dd><dt>Depth (m)</dt><dd>3</dd></dl>';
    expect(valueOf(properties, body)).toEqual({ weight_kg: 1.15, length_m: null, depth_m: 3 });
  });

  it('reads labels and values below a row of headers', () => {
    const rows =
      '<tr><th>Property</th><th>Value</th></tr><tr><td>Width</td><td>6 mm</td></tr><tr><th>Material</th><td>Steel</td></tr>';
    const body = `<table>${rows}</table>`;
    expect(valueOf({ width_mm: NUMBER, material: TEXT, property: TEXT }, body)).toEqual({
      width_mm: 6,
      material: 'Steel',
      property: null,
    });
  });

  it('takes no cell of a wider table for the value of a label', () => {
    const head = '<tr><th>Model</th><th>Width</th><th>Weight</th></tr>';
    const body = `<table>${head}<tr><td>Weight</td><td>6 mm</td><td>2 kg</td></tr></table>`;
    expect(valueOf({ weight: TEXT }, body)).toBeNull();
  });

  it('reads JSON-LD of the thing that the schema is about, with places', () => {
    const properties = {
      title: TEXT,
      brand: TEXT,
      price: NUMBER,
      currency: TEXT,
      availability: { type: 'string', enum: ['in stock', 'out of stock'] },
      color: TEXT,
    };
    expect(fieldsOf(properties, PRODUCT)).toEqual({
      value: {
        title: 'Capstan 300',
        brand: 'Harbor',
        price: 1299,
        currency: 'EUR',
        availability: 'in stock',
        color: null,
      },
      places: [
        { path: 'title', source: 'json_ld', quote: '"name": "Capstan 300"' },
        { path: 'brand', source: 'json_ld', quote: '"brand": "Harbor"' },
        { path: 'price', source: 'json_ld', quote: '"price": "1299.00"' },
        { path: 'currency', source: 'json_ld', quote: '"priceCurrency": "EUR"' },
        { path: 'availability', source: 'json_ld', quote: '"availability": "https://schema.org/InStock"' },
      ],
    });
  });

  it('reads lists of things, and objects within', () => {
    const properties = {
      reviews: {
        type: 'array',
        items: { type: 'object', properties: { author: TEXT, rating: { type: 'integer' } } },
      },
      offers: { type: 'object', properties: { price: NUMBER, shipping: NUMBER } },
    };
    expect(valueOf(properties, PRODUCT)).toEqual({
      reviews: [
        { author: 'Ada', rating: 5 },
        { author: 'Bo', rating: 3 },
      ],
      offers: { price: 1299, shipping: null },
    });
  });

  it('reads microdata and RDFa', () => {
    const microdata =
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Rope</h1><div itemprop="offers" itemscope><b itemprop="price" content="12.50">12,50 €</b></div></div>';
    const rdfa =
      '<div vocab="https://schema.org/" typeof="Person"><b property="name">Ada</b><a property="url" href="/ada">x</a></div>';
    expect(valueOf({ name: TEXT, price: NUMBER }, microdata)).toEqual({ name: 'Rope', price: 12.5 });
    expect(valueOf({ name: TEXT, url: { type: 'string', format: 'uri' } }, rdfa)).toEqual({
      name: 'Ada',
      url: 'https://shop.example/ada',
    });
  });

  it.each<[string, string, string]>([
    ['tables', '<table><tr><th>Weight</th><td>3.5 kg</td></tr></table>', 'table'],
    ['definition lists', '<dl><dt>Weight:</dt><dd>3.5 kg</dd></dl>', 'definition_list'],
    ['labels', '<p>Sizes vary.</p><p><b>Weight:</b> 3.5 kg<br>Color: red</p>', 'label'],
  ])('reads %s', (_title, body, source) => {
    const { value, places } = fieldsOf({ weight: NUMBER, weight_g: NUMBER, length: NUMBER }, body);
    expect(value).toEqual({ weight: 3.5, weight_g: 3500, length: null });
    const quote = expect.stringMatching(/Weight:? 3\.5 kg/) as string;
    expect(places).toEqual([
      { path: 'weight', source, quote },
      { path: 'weight_g', source, quote },
    ]);
  });

  it('reads meta tags, links, headings and the content below them', () => {
    const head =
      '<meta property="article:published_time" content="2026-03-14T09:00:00Z"><meta name="description" content="About ropes.">';
    const body =
      '<h1>Ropes</h1><p>Intro.</p><h2>Ingredients</h2><ul><li>Hemp</li><li>Tar</li></ul><h2>Returns</h2><p>Within 30 days.</p><a href="tel:+49405550142">Call</a>';
    const properties = {
      name: TEXT,
      published: { type: 'string', format: 'date' },
      description: TEXT,
      ingredients: TEXTS,
      returns: TEXT,
      phone: TEXT,
    };
    expect(valueOf(properties, body, head)).toEqual({
      name: 'Ropes',
      published: '2026-03-14',
      description: 'About ropes.',
      ingredients: ['Hemp', 'Tar'],
      returns: 'Within 30 days.',
      phone: '+49405550142',
    });
  });

  it('reads rows of tables as a list of objects', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const body = `<table><thead><tr><th>Plan</th><th>Price per month</th></tr></thead><tbody>${row('Small', '$9')}${row('Large', '$1,200')}</tbody></table>`;
    const plans = { type: 'array', items: { type: 'object', properties: { plan: TEXT, price: NUMBER } } };
    expect(fieldsOf({ plans }, body)).toEqual({
      value: {
        plans: [
          { plan: 'Small', price: 9 },
          { plan: 'Large', price: 1200 },
        ],
      },
      places: [
        { path: 'plans.0.plan', source: 'table', quote: 'Plan: Small' },
        { path: 'plans.0.price', source: 'table', quote: 'Price per month: $9' },
        { path: 'plans.1.plan', source: 'table', quote: 'Plan: Large' },
        { path: 'plans.1.price', source: 'table', quote: 'Price per month: $1,200' },
      ],
    });
  });

  it('invents nothing', () => {
    const body = `${PRODUCT}<p>Prices between 3 and 5. The price is right: 300.</p><nav>Color: red</nav><p hidden>Size: 3</p><p>See <a href="https://x.example">x</a>: 7 prices</p>`;
    expect(valueOf({ color: TEXT, size: TEXT, discount: NUMBER }, body)).toBeNull();
    expect(valueOf({ name: TEXT, isbn: TEXT }, '<p>Nothing here.</p>')).toBeNull();
  });

  it('keeps fields and properties with names of prototypes apart', () => {
    const body = jsonLd({ constructor: 'a', toString: 'b' });
    expect(valueOf({ constructor: TEXT, valueOf: TEXT, hasOwnProperty: TEXT }, body)).toEqual({
      constructor: 'a',
      valueOf: null,
      hasOwnProperty: null,
    });
  });

  it.each([
    ['JSON-LD that is not JSON', '<script type="application/ld+json">{oops</script>'],
    [
      'JSON-LD of unusual values',
      jsonLd([null, 1, 'a', [[[[1]]]], { '@graph': null }, { price: { '@value': [] } }]),
    ],
    ['deep markup', '<div>'.repeat(5_000)],
    ['items within items', '<div itemscope itemprop="a">'.repeat(300)],
  ])('reads %s as nothing', (_title, body) => {
    expect(valueOf({ price: NUMBER }, body)).toBeNull();
  });

  it('recognizes a bot wall', () => {
    const html = '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>';
    expect(
      extractFields({ url: URL_TEXT, headers: {}, html }, readSchema({ properties: { a: {} } })),
    ).toEqual({
      wall: expect.stringContaining('Cloudflare') as string,
    });
  });
});
