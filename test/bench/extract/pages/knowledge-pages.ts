import { type StatedPage, whole } from '../stated-page.js';

/** People, papers, recipes, software and organizations. */
export const knowledgePages: readonly StatedPage[] = [
  {
    name: 'recipe, JSON-LD with durations',
    fields: { name: '', prep_time_min: '#', servings: '#', ingredients: '[]', vegetarian: '?' },
    states: {
      name: 'Kelp soup',
      prep_time_min: 25,
      servings: 4,
      ingredients: ['200 g kelp', '1 l stock', '2 leeks'],
      vegetarian: null,
    },
    html: whole('<h1>Kelp soup</h1>', {
      head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Kelp soup","prepTime":"PT25M","recipeYield":"4","recipeIngredient":["200 g kelp","1 l stock","2 leeks"]}</script>`,
    }),
  },
  {
    name: 'article, author and date in meta tags',
    fields: { headline: '', author: '', date_published: '@', section: '' },
    states: {
      headline: 'Harbor opens again',
      author: 'Lea Brandt',
      date_published: '2026-08-14',
      section: 'Local',
    },
    html: whole(
      '<article><h1>Harbor opens again</h1><p>After nine months of work the harbor is open.</p></article>',
      {
        title: 'Harbor opens again - The Tide',
        head: '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-08-14"><meta property="article:section" content="Local"><meta name="author" content="Lea Brandt"><meta property="og:title" content="Harbor opens again">',
      },
    ),
  },
  {
    name: 'person, infobox with links',
    fields: { name: '', born: '@', nationality: '', occupation: '', children: '#' },
    states: {
      name: 'Ida Thorne',
      born: '1887-05-02',
      nationality: 'Norwegian',
      occupation: 'Engineer',
      children: null,
    },
    html: whole(
      `<h1>Ida Thorne</h1><table class="infobox"><caption>Ida Thorne</caption><tr><th>Born</th><td>2 May 1887</td></tr><tr><th>Nationality</th><td><a href="/no">Norwegian</a></td></tr><tr><th>Occupation</th><td><a href="/e">Engineer</a></td></tr></table><p>Ida Thorne built the first steam capstan of the fjord.</p>`,
    ),
  },
  {
    name: 'software, labels with tabs',
    fields: { version: '', license: '', released: '@', size_mb: '#', open_source: '?' },
    states: { version: '4.2.1', license: 'MIT', released: '2026-01-19', size_mb: 84, open_source: true },
    html: whole(
      `<h1>Splice</h1><table><tr><td><b>Version</b></td><td>4.2.1</td></tr><tr><td><b>License</b></td><td>MIT</td></tr><tr><td><b>Released</b></td><td>2026-01-19</td></tr><tr><td><b>Size</b></td><td>84 MB</td></tr><tr><td><b>Open source</b></td><td>Yes</td></tr></table>`,
    ),
  },
  {
    name: 'company, definition list in a grid',
    fields: { founded: '#', employees: '#', headquarters: '', ceo: '', listed: '?' },
    states: {
      founded: 1998,
      employees: 1240,
      headquarters: 'Bergen, Norway',
      ceo: 'Tor Aune',
      listed: false,
    },
    html: whole(
      `<h1>Fjord Cranes</h1><dl class="grid"><div><dt>Founded</dt><dd>1998</dd></div><div><dt>Employees</dt><dd>1,240</dd></div><div><dt>Headquarters</dt><dd>Bergen, Norway</dd></div><div><dt>CEO</dt><dd>Tor Aune</dd></div><div><dt>Listed</dt><dd>No</dd></div></dl>`,
    ),
  },
  {
    name: 'paper, citation tags',
    fields: { title: '', authors: '[]', doi: '', published: '@', peer_reviewed: '?' },
    states: {
      title: 'Friction of wet rope',
      authors: ['A. Weil', 'B. Nor'],
      doi: '10.5555/rope.7',
      published: '2024-03-11',
      peer_reviewed: null,
    },
    html: whole(
      '<h1>Friction of wet rope</h1><h2>Abstract</h2><p>We measure the friction of wet rope on steel.</p>',
      {
        head: '<meta name="citation_title" content="Friction of wet rope"><meta name="citation_author" content="A. Weil"><meta name="citation_author" content="B. Nor"><meta name="citation_doi" content="10.5555/rope.7"><meta name="citation_publication_date" content="2024/03/11">',
      },
    ),
  },
  {
    name: 'planet, table with a unit in the header',
    fields: { diameter_km: '#', moons: '#', orbital_period_days: '#', has_rings: '?' },
    states: { diameter_km: 12104, moons: 0, orbital_period_days: 224.7, has_rings: false },
    html: whole(
      `<h1>Venus</h1><table><tr><th>Diameter (km)</th><td>12,104</td></tr><tr><th>Moons</th><td>0</td></tr><tr><th>Orbital period (days)</th><td>224.7</td></tr><tr><th>Rings</th><td>No</td></tr></table>`,
    ),
  },
  {
    name: 'film, Spanish page with labels',
    fields: { title: '', director: '', year: '#', duration_min: '#', awards: '[]' },
    states: { title: 'La marea', director: 'Inés Roca', year: 2019, duration_min: 112, awards: null },
    html: whole(
      `<h1>La marea</h1><p><b>Director:</b> Inés Roca</p><p><b>Año (year):</b> 2019</p><p><b>Duración:</b> 112 min</p>`,
      { language: 'es' },
    ),
  },
  {
    name: 'podcast, headings above values',
    fields: { host: '', episodes: '#', language: '', explicit: '?' },
    states: { host: 'Joan Ferry', episodes: 88, language: 'English', explicit: false },
    html: whole(
      `<h1>Rope and Water</h1><h4>Host</h4><p>Joan Ferry</p><h4>Episodes</h4><p>88</p><h4>Language</h4><p>English</p><h4>Explicit</h4><p>No</p>`,
    ),
  },
  {
    name: 'animal, values in prose and a misleading table of another thing',
    fields: { latin_name: '', lifespan_years: '#', weight_kg: '#', endangered: '?' },
    states: { latin_name: 'Phoca vitulina', lifespan_years: 30, weight_kg: 110, endangered: false },
    html: whole(
      `<h1>Harbor seal</h1><p>The harbor seal (Phoca vitulina) lives up to 30 years and weighs about 110 kg. It is not endangered.</p><h2>Our seal boat</h2><table><tr><th>Weight</th><td>9,400 kg</td></tr><tr><th>Length</th><td>12 m</td></tr></table>`,
    ),
  },
];
