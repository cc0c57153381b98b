import { describe, expect, it } from 'vitest';
import { nameExamples } from './reading/name-examples.js';
import { readPrompt } from './read-prompt.js';

const nameOf = (prompt: string): string => readPrompt(prompt).document.identity.name;
const candidates = (prompt: string): (string | null)[] => nameExamples(prompt).map(({ name }) => name);

describe('names', () => {
  it.each([
    ['Mobile knife sharpening in Skipton. Cleavers £6, scissors £5. name on the van is EDGEWAYS', 'EDGEWAYS'],
    ['Cake stall at the market. Business name: Crumb & Clover. Sundays only.', 'Crumb & Clover'],
    ['Faço bolos por encomenda em Lisboa (bairro Alto). Doce Nalva é o nome.', 'Doce Nalva'],
    ['Passeios de barco em Faro. Nome: Onda Mansa. Bilhetes a 15 €.', 'Onda Mansa'],
    ['Fahrräder und Reparaturen in Halle. Unser Name ist Radküche. Service 45 €.', 'Radküche'],
    ['Spettacoli di burattini per le scuole. Il nome da mettere: Teatrino Corvi.', 'Teatrino Corvi'],
    ['パン屋のサイトをお願いします。店名は「むぎの音」です。京都で営業しています。', 'むぎの音'],
  ])('takes what a prompt says is the name: %s', (prompt, name) => {
    expect(nameOf(prompt)).toBe(name);
  });

  it.each([
    ['Roda Solta. Tel. 912 555 014. Oficina de bicicletas em Évora.', 'Roda Solta. Tel'],
    ['Mobile knife sharpening:\nMon Hebden Bridge\nTue Haworth', 'Hebden Bridge Tue'],
    ['Praxis Dr. Lüdtke in Celle. Sprechstunde montags.', 'Praxis Dr'],
    ['La Maison Ferrand depuis 1911 à Lyon', 'Maison Ferrand depuis 1911'],
    ['Dear Sir or Madam,\nOur hall needs a website.', 'Dear Sir or Madam'],
  ])('has no candidate that begins or ends within something else: %s', (prompt, part) => {
    expect(candidates(prompt)).not.toContain(part);
  });

  it.each([
    ['Das Grün ist mir zu grell, lieber etwas Gedecktes', 'Grün'],
    ['Die Schrift ist zu klein, und das Logo darf größer sein', 'Schrift'],
  ])('has no candidate that is a part of the site: %s', (prompt, part) => {
    expect(candidates(prompt)).not.toContain(part);
  });

  it('does not take a table of names that are asked for as a statement of the name', () => {
    expect(
      nameOf('A form for our allotment society with name, plot and phone. Wrenfield Allotments.'),
    ).not.toBe('Plot');
  });
});
