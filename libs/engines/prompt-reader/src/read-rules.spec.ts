import { wordsOfFact } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage, wordsOf } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const SITES = {
  lodge: `Website for Fern Lodge, a guest house in Alnwick. A double room is £85, a single £60. Gas, electric, water and wifi are
 included. The deposit is 4 weeks rent. No dogs. We don't take cards. Parking is free behind the chapel. You have to stay at least
 2 nights. Breakfast is served until 10am.`,
  choir: `Website for the Otter Choir in Tiverton. We rehearse on Tuesdays at 7.30pm in the Methodist hall. Membership is £40 a term.
 Rule 1: Phones are off. Rule 2: Be on time. Rule 3: Members wear black. We have two whippets who guard the sheet music.
 Entry to concerts costs £5.`,
  de: 'Website für den Hofladen Lindner in Aschau. Eier 3 €, Honig 6 €. Wir nehmen keine Karten. Hunde sind nicht erlaubt.',
  fr: 'Site pour le gîte Les Tilleuls à Cluny. La nuit coûte 80 €. Les animaux ne sont pas acceptés.',
  es: 'Web para la academia Faro en Cádiz. La clase cuesta 20 €. No se admiten perros.',
  pt: 'Site para a Padaria Sol, em Campinas. Pão francês R$ 1, bolo de milho R$ 18. Não fazemos entrega.',
  it: 'Sito per la trattoria Da Pina a Lucca. Tordelli 12 €, zuppa 9 €. Non accettiamo carte. Il coperto è incluso.',
  ja: '鎌倉の陶芸教室「土の音」のホームページを作ってください。体験は3000円です。カードは使えません。',
};

const promptOf = (site: keyof typeof SITES): string => SITES[site].replaceAll('\n ', ' ');

const textAfter = (site: keyof typeof SITES, message: string): string =>
  wordsOf(sendMessage(promptOf(site), message).after);

describe('a rule that says otherwise takes the place of the old one', () => {
  it.each([
    ['lodge', "dogs are ok if they're on a leash", "Dogs are ok if they're on a leash.", 'No dogs'],
    ['lodge', 'we do take cards now', 'We do take cards.', "don't take cards"],
    ['lodge', "Parking isn't free any more, it's £2 in the box", "it's £2 in the box.", 'Parking is free'],
    ['lodge', "the deposit isn't 4 weeks rent any more, it's 6", 'The deposit is 6 weeks rent.', '4 weeks'],
    ['lodge', 'instead of No dogs write Dogs by arrangement', 'Dogs by arrangement.', 'No dogs'],
    ['choir', 'rule 2 should say: Be ten minutes early', 'Rule 2: Be ten minutes early.', 'Be on time'],
    ['choir', 'Rule 3 has been abolished by the AGM. Please delete it.', 'Rule 2: Be on time.', 'Rule 3'],
    [
      'choir',
      "it should read three whippets; there's a new one",
      'We have three whippets who',
      'two whippets',
    ],
    ['de', 'Wir nehmen jetzt auch Karten', 'Wir nehmen auch Karten.', 'keine Karten'],
    ['de', 'Hunde sind jetzt erlaubt, aber nur an der Leine', 'Hunde sind erlaubt, aber nur an der', 'nicht'],
    ['fr', 'Les animaux sont acceptés maintenant, 5 € par nuit', 'sont acceptés, 5 € par nuit.', 'ne sont'],
    ['es', 'Ahora sí se admiten perros', 'Sí se admiten perros.', 'No se'],
    [
      'pt',
      'A gente agora faz entrega sim, só no centro, com taxa de R$ 12',
      'com taxa de R$ 12.',
      'Não fazemos',
    ],
    ['it', 'Adesso accettiamo anche le carte', 'Accettiamo anche le carte.', 'Non accettiamo'],
    ['it', 'Il coperto non è più incluso', 'Il coperto non è più incluso.', 'Il coperto è'],
    ['ja', 'カードが使えるようになりました', 'カードが使えるようになりました', '使えません'],
  ] as const)('%s: %s', (site, message, there, gone) => {
    const text = textAfter(site, message);
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
  });

  it('takes only what it names out of a row of things', () => {
    expect(
      textAfter('lodge', "Electric isn't included any more but gas, water and wifi still are"),
    ).toContain('Gas, water and wifi are included.');
  });

  it('makes something free that had a price', () => {
    expect(textAfter('choir', 'Entry to concerts is free now')).toContain('Entry to concerts\nFree');
  });
});

describe('a rule of its own is added', () => {
  it.each([
    ['choir', 'Parking is behind the Heron pub', 'Parking is behind the Heron pub.'],
    ['choir', 'Last time you can join in is 8.15, please say so', 'Last time you can join in is 8.15.'],
    ['choir', 'put "the side door is open" somewhere x', 'the side door is open'],
    ['choir', 'could you say "Tea at half time" with the rehearsals?', 'Tea at half time'],
    ['choir', "people keep asking if there's parking: yes, behind the hall", 'Parking\nBehind the hall.'],
    ['choir', "ok. smoking isn't allowed in the hall. Thanks, my wife loves it", "Smoking isn't allowed"],
    ['lodge', 'in July and August you have to stay at least 5 nights', 'at least\n 2 nights'],
    ['lodge', "dogs aren't allowed any more, and please move the prices to the top", 'No dogs'],
  ] as const)('%s: %s', (site, message, there) => {
    expect(textAfter(site, message).replaceAll(/\s+/gu, ' ')).toContain(there.replaceAll(/\s+/gu, ' '));
  });

  it.each([
    ['lodge', 'The dog next door is driving us mad, sorry for the delay'],
    ['lodge', 'my kids think the page is ugly'],
    ['choir', 'The rehearsal went really well and the children loved it'],
    ['choir', 'you can change the photo whenever you like'],
  ] as const)('publishes no remark to the builder: %s: %s', (site, message) => {
    const { document } = readPrompt(promptOf(site));
    expect(textAfter(site, message)).toBe(document.facts.flatMap((fact) => wordsOfFact(fact)).join('\n'));
  });
});
