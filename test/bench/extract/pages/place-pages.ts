import { type StatedPage, whole } from '../stated-page.js';

/** Places, events and offers of work. */
export const placePages: readonly StatedPage[] = [
  {
    name: 'restaurant, JSON-LD with an address',
    fields: { name: '', telephone: '', price_range: '', cuisine: '', takes_reservations: '?' },
    states: {
      name: 'Osteria Molo',
      telephone: '+39 010 555 0100',
      price_range: '€€',
      cuisine: 'Ligurian',
      takes_reservations: true,
    },
    html: whole('<h1>Osteria Molo</h1>', {
      head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant","name":"Osteria Molo","telephone":"+39 010 555 0100","priceRange":"€€","servesCuisine":"Ligurian","acceptsReservations":true,"address":{"@type":"PostalAddress","streetAddress":"Via del Molo 4","addressLocality":"Genova"}}</script>`,
    }),
  },
  {
    name: 'hotel, contact by links',
    fields: { name: '', email: '', phone: '', rooms: '#', pets_allowed: '?' },
    states: {
      name: 'Hotel Quay',
      email: 'stay@quay.example',
      phone: '+44 1326 555 010',
      rooms: 24,
      pets_allowed: false,
    },
    html: whole(
      `<h1>Hotel Quay</h1><p>Write to <a href="mailto:stay@quay.example">us</a> or call <a href="tel:+441326555010">+44 1326 555 010</a>.</p><table><tr><td>Rooms</td><td>24</td></tr><tr><td>Pets allowed</td><td>no</td></tr></table>`,
    ),
  },
  {
    name: 'concert, time element',
    fields: { name: '', date: '@', venue: '', doors: '', sold_out: '?' },
    states: {
      name: 'Night of Organs',
      date: '2026-12-05',
      venue: 'St. Anne',
      doors: '19:00',
      sold_out: null,
    },
    html: whole(
      `<article><h1>Night of Organs</h1><p>Date: <time datetime="2026-12-05">Saturday, 5 December</time></p><p>Venue: St. Anne</p><p>Doors: 19:00</p></article>`,
    ),
  },
  {
    name: 'job, JSON-LD with salary',
    fields: { title: '', employer: '', salary: '#', date_posted: '@', remote: '?' },
    states: {
      title: 'Harbor pilot',
      employer: 'Port of Emden',
      salary: 68000,
      date_posted: '2026-11-02',
      remote: null,
    },
    html: whole('<h1>Harbor pilot</h1>', {
      head: `<script type="application/ld+json">{"@context":"https://schema.org/","@type":"JobPosting","title":"Harbor pilot","datePosted":"2026-11-02","hiringOrganization":{"@type":"Organization","name":"Port of Emden"},"baseSalary":{"@type":"MonetaryAmount","currency":"EUR","value":{"@type":"QuantitativeValue","value":68000,"unitText":"YEAR"}}}</script>`,
    }),
  },
  {
    name: 'Wohnung, German table',
    fields: { rent: '#', area_m2: '#', rooms: '#', balcony: '?', available_from: '@' },
    states: { rent: 780, area_m2: 64.5, rooms: 2.5, balcony: true, available_from: '2027-02-01' },
    html: whole(
      `<h1>Helle Wohnung am Deich</h1><table><tr><th>Rent (Kaltmiete)</th><td>780,00 €</td></tr><tr><th>Area</th><td>64,5 m²</td></tr><tr><th>Rooms</th><td>2,5</td></tr><tr><th>Balcony</th><td>Ja</td></tr><tr><th>Available from</th><td>1.2.2027</td></tr></table>`,
      { language: 'de' },
    ),
  },
  {
    name: 'museum, opening hours as a table of days',
    fields: { name: '', admission: '#', wheelchair_accessible: '?', founded: '#' },
    states: { name: 'Museum of Knots', admission: 7.5, wheelchair_accessible: true, founded: 1931 },
    html: whole(
      `<h1>Museum of Knots</h1><table><tr><th>Day</th><th>Opens</th><th>Closes</th></tr><tr><td>Tuesday</td><td>10:00</td><td>17:00</td></tr><tr><td>Sunday</td><td>11:00</td><td>16:00</td></tr></table><dl><dt>Admission</dt><dd>€7.50</dd><dt>Wheelchair accessible</dt><dd>Yes</dd><dt>Founded</dt><dd>1931</dd></dl>`,
    ),
  },
  {
    name: 'ferry, label and value in one list item',
    fields: { from: '', to: '', duration_min: '#', cars: '?' },
    states: { from: 'Norddeich', to: 'Juist', duration_min: 95, cars: false },
    html: whole(
      `<h1>Ferry to Juist</h1><ul><li>From: Norddeich</li><li>To: Juist</li><li>Duration: 1 h 35 min</li><li>Cars: no</li></ul>`,
    ),
  },
  {
    name: 'course, an ambiguous date',
    fields: { title: '', starts: '@', fee: '#', places: '#' },
    states: { title: 'Splicing for beginners', starts: null, fee: 120, places: 8 },
    html: whole(`<h1>Splicing for beginners</h1><p>Starts: 03/04/2027</p><p>Fee: $120</p><p>Places: 8</p>`, {
      title: 'Splicing for beginners',
    }),
  },
  {
    name: 'yacht, values as ranges',
    fields: { length_m: '#', berths: '#', price: '#', year_built: '#' },
    states: { length_m: 11.3, berths: null, price: 98000, year_built: 2009 },
    html: whole(
      `<h1>Sloop Anke</h1><table><tr><td>Length</td><td>11.30 m</td></tr><tr><td>Berths</td><td>6–8</td></tr><tr><td>Price</td><td>€ 98,000</td></tr><tr><td>Year built</td><td>2009</td></tr></table>`,
    ),
  },
  {
    name: 'campsite, prose only',
    fields: { pitches: '#', price: '#', dogs_welcome: '?' },
    states: { pitches: 40, price: 18, dogs_welcome: false },
    html: whole(
      `<h1>Dune Camp</h1><p>Our site has 40 pitches behind the dunes. A night costs 18 euros for two people. Unfortunately dogs are not welcome.</p>`,
    ),
  },
];
