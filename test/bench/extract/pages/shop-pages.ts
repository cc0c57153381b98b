import { type StatedPage, whole } from '../stated-page.js';

/** Things that are sold. */
export const shopPages: readonly StatedPage[] = [
  {
    name: 'lamp, JSON-LD in a graph',
    fields: { name: '', price: '#', currency: '', brand: '', in_stock: '?', warranty_years: '#' },
    states: {
      name: 'Arc Lamp 40',
      price: 149.9,
      currency: 'EUR',
      brand: 'Lumo',
      in_stock: true,
      warranty_years: null,
    },
    html: whole('<h1>Arc Lamp 40</h1><p>A lamp for reading corners.</p>', {
      title: 'Arc Lamp 40 | Lumo',
      head: `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Lumo shop","url":"https://lumo.example"},{"@type":"Product","name":"Arc Lamp 40","brand":{"@type":"Brand","name":"Lumo"},"offers":{"@type":"Offer","price":"149.90","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}]}</script>`,
    }),
  },
  {
    name: 'kettle, table of two columns with units',
    fields: { capacity_l: '#', power_w: '#', weight_kg: '#', color: '', dishwasher_safe: '?' },
    states: { capacity_l: 1.7, power_w: 2200, weight_kg: 1.15, color: 'Matt black', dishwasher_safe: false },
    html: whole(
      `<h1>Kettle K17</h1><h2>Technical data</h2><table class="specs"><tbody><tr><th scope="row">Capacity</th><td>1.7 l</td></tr><tr><th scope="row">Power</th><td>2,200 W</td></tr><tr><th scope="row">Weight</th><td>1,150 g</td></tr><tr><th scope="row">Colour</th><td>Matt black</td></tr><tr><th scope="row">Dishwasher safe</th><td>No</td></tr></tbody></table>`,
    ),
  },
  {
    name: 'Fahrrad, definition list, German numbers',
    fields: { price: '#', weight_kg: '#', brand: '', frame_height_cm: '#', gears: '#' },
    states: { price: 1249, weight_kg: 14.8, brand: 'Nordwind', frame_height_cm: 54, gears: 9 },
    html: whole(
      `<h1>Trekkingrad Küste</h1><dl><dt>Preis</dt><dd>1.249,00&nbsp;€</dd><dt>Gewicht</dt><dd>14,8 kg</dd><dt>Marke</dt><dd>Nordwind</dd><dt>Rahmenhöhe (frame height)</dt><dd>54 cm</dd><dt>Gänge (gears)</dt><dd>9</dd></dl>`,
      { language: 'de' },
    ),
  },
  {
    name: 'headphones, microdata',
    fields: { name: '', price: '#', rating: '#', sku: '', description: '' },
    states: {
      name: 'Quiet Two',
      price: 89,
      rating: 4.4,
      sku: 'QT-2-BLK',
      description: 'Over-ear headphones with 30 hours of play.',
    },
    html: whole(
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Quiet Two</h1><p itemprop="description">Over-ear headphones with 30 hours of play.</p><meta itemprop="sku" content="QT-2-BLK"><div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><span itemprop="ratingValue">4.4</span> of 5 (<span itemprop="reviewCount">212</span>)</div><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="priceCurrency" content="USD">$</span><span itemprop="price" content="89.00">89</span></div></div>`,
    ),
  },
  {
    name: 'tent, labels in bold',
    fields: { persons: '#', weight_kg: '#', packed_size: '', waterproof: '?', material: '' },
    states: {
      persons: 3,
      weight_kg: 2.9,
      packed_size: '45 x 16 cm',
      waterproof: true,
      material: 'Ripstop polyester',
    },
    html: whole(
      `<h1>Ridge 3</h1><p><strong>Persons:</strong> 3<br><strong>Weight:</strong> 2.9 kg<br><strong>Packed size:</strong> 45 x 16 cm<br><strong>Waterproof:</strong> Yes<br><strong>Material:</strong> Ripstop polyester</p>`,
    ),
  },
  {
    name: 'chair, two products on one page',
    fields: { name: '', price: '#', color: '' },
    states: { name: 'Chair Oslo', price: 240, color: null },
    html: whole(
      `<h1>Chair Oslo</h1><p class="price">Price: £240.00</p><h2>You may also like</h2><ul><li><a href="/bergen">Chair Bergen</a> £310.00</li><li><a href="/turku">Stool Turku</a> £95.00</li></ul>`,
    ),
  },
  {
    name: 'camera, flat divs with classes',
    fields: { resolution_mp: '#', sensor: '', weather_sealed: '?', released: '@' },
    states: { resolution_mp: 33, sensor: 'Full frame', weather_sealed: true, released: '2025-10-09' },
    html: whole(
      `<h1>M33</h1><div class="spec"><div class="spec-row"><div class="label">Resolution</div><div class="value">33 MP</div></div><div class="spec-row"><div class="label">Sensor</div><div class="value">Full frame</div></div><div class="spec-row"><div class="label">Weather sealed</div><div class="value">✓</div></div><div class="spec-row"><div class="label">Released</div><div class="value">9 October 2025</div></div></div>`,
    ),
  },
  {
    name: 'book, meta tags only',
    fields: { title: '', author: '', isbn: '', pages: '#', price: '#' },
    states: {
      title: 'The Long Harbor',
      author: 'Mina Osei',
      isbn: '9781234567897',
      pages: null,
      price: null,
    },
    html: whole('<h1>The Long Harbor</h1><p>A novel of the north coast.</p>', {
      title: 'The Long Harbor',
      head: '<meta property="og:type" content="book"><meta property="og:title" content="The Long Harbor"><meta property="book:author" content="Mina Osei"><meta property="book:isbn" content="9781234567897"><meta name="author" content="Mina Osei">',
    }),
  },
  {
    name: 'jacket, list of features',
    fields: { name: '', features: '[]', sizes: '[]', vegan: '?' },
    states: {
      name: 'Drift Jacket',
      features: ['Taped seams', 'Two-way zip', 'Adjustable hood'],
      sizes: ['XS', 'S', 'M', 'L'],
      vegan: null,
    },
    html: whole(
      `<h1>Drift Jacket</h1><h3>Features</h3><ul><li>Taped seams</li><li>Two-way zip</li><li>Adjustable hood</li></ul><p>Sizes: XS, S, M, L</p>`,
    ),
  },
  {
    name: 'vélo, French page with RDFa',
    fields: { name: '', price: '#', brand: '' },
    states: { name: 'Vélo Rivage', price: 899.5, brand: 'Rivage' },
    html: whole(
      `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Vélo Rivage</h1><span property="brand">Rivage</span><div property="offers" typeof="Offer"><span property="price" content="899.50">899,50</span> <span property="priceCurrency" content="EUR">€</span></div></div>`,
      { language: 'fr' },
    ),
  },
];
