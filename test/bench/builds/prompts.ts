/**
 * Prompts as owners write them, several kinds and languages. No page is checked twice, so every build has a name of its
 * own.
 */
export const PROMPTS: readonly ((number: number) => string)[] = [
  (number) =>
    `A website for the bakery "Krume & Korn ${number}" in Leipzig. Sourdough loaves (€6.50) and croissants (€2.20). Open Tue-Sat 7-18.`,
  (number) =>
    `A booking app for the yoga studio "Quiet Mat ${number}": beginners class 60 min $18. Open Mon-Fri 9-17.`,
  (number) =>
    `Eine Website für die Tischlerei "Hobel & Sohn ${number}" in Bremen: Küchen, Treppen, Reparaturen. Telefon 0421 555 0100.`,
  (number) =>
    `Un site pour le restaurant "La Treille ${number}" à Lyon, menu du midi 19 €, ouvert du mardi au samedi.`,
  (number) => `An online shop for the pottery "Clay & Ash ${number}": mugs $24, bowls $38, vases $60.`,
  (number) => `Una web para la peluquería "Rizos ${number}" en Sevilla con precios y contacto.`,
  (number) => `京都の和菓子店「松風堂${number}」のサイト。どら焼き200円。火曜から土曜の9時から18時まで営業。`,
  (number) => `A waitlist page for "Tidewater ${number}", software that plans ferry crews.`,
  (number) => `A website for the dentist "Dr. Lund ${number}" in Aarhus with opening hours and directions.`,
  (number) => `A site for the animal shelter "Second Bowl ${number}": how to adopt, how to help, contact.`,
];
