/** One site per kind of business, in several languages. */
export const BUSINESSES: Readonly<Record<string, string>> = {
  food_shop:
    'A website for the bakery "Krume & Korn" in Leipzig. Sourdough loaves (€6.50), croissants (€2.20). Open Tue-Sat 7-18.',
  restaurant: 'Un site pour le restaurant "La Treille" à Lyon, menu du midi 19 €, ouvert du mardi au samedi.',
  cafe: 'A website for the coffee house Second Cup Lane in Bristol: flat white £3.40, open daily 8-17.',
  beauty: 'Una web para la peluquería "Rizos" en Sevilla con precios y contacto.',
  health: 'A website for the dentist practice Dr. Lund in Aarhus with opening hours and how to get there.',
  fitness: 'A website for the climbing gym Granite Hall in Innsbruck: day pass €14, courses, opening hours.',
  trades: 'Eine Website für den Klempner Rohr & Söhne in Bremen. Notdienst, Telefon 0421 555 0100.',
  retail: 'A website for the bookshop Paper Harbour in Galway, events and opening hours.',
  lodging: 'A website for the hotel "Fjord Rest" in Bergen: double room 140 EUR, breakfast included.',
  professional: 'A website for the law firm Abel & Stone in Boston: contracts, employment, disputes.',
  studio: 'A portfolio for the photographer Mina Okafor in Lagos: weddings, portraits, prices on request.',
  software: 'A landing page for Tidewater, software that plans ferry crews, with prices 29 and 99 dollars.',
  education: 'Um site para a escola de línguas "Palavra" no Porto: cursos de inglês e alemão, 120 € por mês.',
  nonprofit: 'A site for the animal shelter Second Bowl in Leeds: how to adopt, how to help, contact.',
  venue: 'A website for the theatre Lantern Hall in Ghent with programme and tickets.',
  farm: '京都の農園「みどり農園」のサイト。野菜セット3000円、直売所は土曜の9時から15時まで。',
};

/** One site per kind of app. */
export const APPS: Readonly<Record<string, string>> = {
  booking: 'A booking app for the yoga studio Quiet Mat: beginners class 60 min $18. Open Mon-Fri 9-17.',
  shop: 'An online shop for the pottery studio Clay & Ash: mugs $24, bowls $38, vases $60.',
  directory: 'A directory of craft breweries in Flanders where anybody can search by town.',
  board: 'A notice board for the neighbours of Elm Street where people post offers and requests.',
  tracker: 'A habit tracker app where I note each day what I have done.',
  event: 'An event page with RSVP for the street party "Elm Street Sings" on 5 June 2027 at 15:00.',
  waitlist: 'A waitlist page for Tidewater, software that plans ferry crews.',
};
