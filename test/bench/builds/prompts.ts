/** Prompts as owners write them, several kinds and languages. */
export const PROMPTS: readonly string[] = [
  'A website for the bakery "Krume & Korn" in Leipzig. Sourdough loaves (€6.50) and croissants (€2.20). Open Tue-Sat 7-18.',
  'A booking app for the yoga studio Quiet Mat: beginners class 60 min $18. Open Mon-Fri 9-17.',
  'Eine Website für die Tischlerei Hobel & Sohn in Bremen: Küchen, Treppen, Reparaturen. Telefon 0421 555 0100.',
  'Un site pour le restaurant "La Treille" à Lyon, menu du midi 19 €, ouvert du mardi au samedi.',
  'An online shop for the pottery studio Clay & Ash: mugs $24, bowls $38, vases $60.',
  'Una web para la peluquería "Rizos" en Sevilla con precios y contacto.',
  '京都の和菓子店「松風堂」のサイト。どら焼き200円。火曜から土曜の9時から18時まで営業。',
  'A waitlist page for Tidewater, software that plans ferry crews.',
  'A website for the dentist practice Dr. Lund in Aarhus with opening hours and how to get there.',
  'A site for the animal shelter Second Bowl: how to adopt, how to help, contact.',
];
