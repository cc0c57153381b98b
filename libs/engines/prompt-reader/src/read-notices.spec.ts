import { patchDocument, type SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { readFollowUp } from './read-follow-up.js';
import { readPrompt } from './read-prompt.js';

const DAIRY = `Website for Fernhill Dairy, a farm shop near Bala. Milk £1.20, butter £3, cheddar £6. Open Thursday to Sunday 10am to 4pm.
 We are at Fernhill, Llanfor. Call 01678 555 017. Cheese can be ordered a week ahead.`;
const SITES: Record<string, string> = {
  en: DAIRY,
  de: 'Website für die Schneiderei Nadelöhr in Ulm. Hose kürzen 14 €, Reißverschluss 22 €. Geöffnet Montag bis Freitag 9 bis 17 Uhr. Telefon 0731 555 0122.',
  fr: 'Site pour la librairie Le Marque-page à Dinan. Ouvert du mardi au samedi de 10h à 19h. Téléphone 02 96 55 01 33. Commandes sous trois jours.',
  es: 'Web para la ferretería Tornillo en Soria. Copia de llave 3 €, afilado 5 €. Abierto de lunes a viernes de 9 a 19. Teléfono 975 555 014.',
  pt: 'Site para a florista Malmequer em Évora. Ramo 15 €, coroa 40 €. Aberto de segunda a sábado das 9h às 18h. Telefone 266 555 018.',
  it: 'Sito per la gelateria Brina a Udine. Cono 3 €, coppa 4 €. Aperto da martedì a domenica dalle 11 alle 22. Telefono 0432 555 016.',
  ja: '奈良のパン屋「むぎの音」のホームページを作ってください。食パン 320円、あんパン 180円。営業時間は8時から17時、月曜定休。電話は0742-55-0101。',
};

interface Sent {
  document: SiteDocument;
  claims: readonly string[];
}

/** A site after messages, one after the other, with what is claimed of the last. */
function send(prompt: string, ...messages: readonly string[]): Sent {
  let { document, ledger } = readPrompt(prompt);
  let claims: readonly string[] = [];
  for (const message of messages) {
    const read = readFollowUp(document, ledger, message);
    const patched = patchDocument(document, read.patch);
    if ('faults' in patched) throw new Error(JSON.stringify(patched.faults));
    ({ document } = patched);
    ledger = [...ledger, ...read.ledger];
    ({ claims } = read);
  }
  return { document, claims };
}

/** What is above everything else on the home page. */
function noticesOf({ pages, facts }: SiteDocument): string[] {
  const [first] = pages[0]!.sections;
  if (first?.component !== 'notice') return [];
  return first.facts.flatMap((id) =>
    facts.flatMap((fact) => (fact.id === id && fact.type === 'statement' ? [fact.text] : [])),
  );
}

/** Everything but the notice. */
const restOf = ({ pages, facts, identity }: SiteDocument): unknown => {
  const notice = new Set(
    pages[0]!.sections.filter(({ component }) => component === 'notice').flatMap((each) => each.facts),
  );
  return {
    identity,
    facts: facts.filter(({ id }) => !notice.has(id)),
    sections: pages.flatMap(({ sections }) => sections.filter(({ component }) => component !== 'notice')),
  };
};

describe('a message with something that people are to see', () => {
  it.each([
    [
      'en',
      "We're shut from 6 to 14 March, can you put that where people see it?",
      "We're shut from 6 to 14 March.",
    ],
    ['en', 'No cheddar on 2 and 9 June. Please make sure everybody sees that', 'No cheddar on 2 and 9 June.'],
    [
      'en',
      'the lane is closed until 5 May - put that at the very top of the page so people do not get stuck',
      'The lane is closed until 5 May.',
    ],
    [
      'en',
      'Butter is off till the new churn comes, say so on the page',
      'Butter is off till the new churn comes.',
    ],
    [
      'en',
      'please put up a notice: No butter this week, the churn is broken',
      'No butter this week, the churn is broken.',
    ],
    [
      'en',
      'could we have a banner saying we are closed on Easter Monday?',
      'We are closed on Easter Monday.',
    ],
    [
      'en',
      'Pop a note on the front page that the Thursday market is cancelled on 12 May',
      'The Thursday market is cancelled on 12 May.',
    ],
    [
      'en',
      "for this week only, a sign at the top of the home page please: 'Cash only, the card machine is away'",
      'Cash only, the card machine is away',
    ],
    [
      'en',
      'Add a banner: "Lambs in the far field. Dogs on leads!"',
      'Lambs in the far field. Dogs on leads!',
    ],
    [
      'en',
      'put a notice on the home page about the winter break, 20 December to 6 January',
      'Winter break, 20 December to 6 January.',
    ],
    [
      'de',
      'Vom 5. bis 19. August haben wir Betriebsferien, bitte gut sichtbar auf die Startseite.',
      'Vom 5. bis 19. August haben wir Betriebsferien.',
    ],
    [
      'de',
      'Bitte oben einen Hinweis, dass die Schneiderei am 2. Mai geschlossen bleibt',
      'Die Schneiderei bleibt am 2. Mai geschlossen.',
    ],
    [
      'fr',
      "Nous fermons du 3 au 10 mars, merci de le mettre bien en vue sur la page d'accueil",
      'Nous fermons du 3 au 10 mars.',
    ],
    [
      'fr',
      'Ajoute un bandeau en haut disant que nous sommes fermés le 8 mai',
      'Nous sommes fermés le 8 mai.',
    ],
    [
      'es',
      'La semana que viene cerramos por inventario. Ponlo bien visible arriba porfa',
      'La semana que viene cerramos por inventario.',
    ],
    [
      'pt',
      'Fechamos de 2 a 9 de março, coloca isso em destaque no topo do site',
      'Fechamos de 2 a 9 de março.',
    ],
    [
      'it',
      'Metti un avviso in alto: chiusi per ferie dal 7 al 21 gennaio',
      'Chiusi per ferie dal 7 al 21 gennaio.',
    ],
    [
      'ja',
      '8月13日から16日までお休みします。トップページの目立つところに載せてください',
      '8月13日から16日までお休みします。',
    ],
    ['ja', '「来週の火曜日は臨時休業です」というお知らせを出してください', '来週の火曜日は臨時休業です'],
  ])('%s: %s', (code, message, notice) => {
    const { document, claims } = send(SITES[code]!, message);
    expect(noticesOf(document)).toEqual([notice]);
    expect(claims.join('\n')).toContain(notice);
    expect(restOf(document)).toEqual(restOf(readPrompt(SITES[code]!).document));
  });
});

describe('news that ask for no change', () => {
  it.each([
    [
      'en',
      "No cheese counter on 9 February as it's half term",
      "No cheese counter on 9 February as it's half term.",
    ],
    [
      'en',
      'ok so we are away from 3 to 21 november visiting family',
      'We are away from 3 to 21 november visiting family.',
    ],
    [
      'de',
      'Ich bin vom 12. bis 26. August nicht erreichbar, in dieser Zeit vertritt mich Joachim Thelen.',
      'Ich bin vom 12. bis 26. August nicht erreichbar, in dieser Zeit vertritt mich Joachim Thelen.',
    ],
    [
      'fr',
      'Le camion est au garage : pas de marché à Die cette semaine, Crest aura lieu.',
      'Le camion est au garage : pas de marché à Die cette semaine, Crest aura lieu.',
    ],
    ['pt', 'Em agosto estamos fora, do dia 9 ao dia 23', 'Em agosto estamos fora, do dia 9 ao dia 23.'],
    ['ja', '12月26日はお休みです。', '12月26日はお休みです。'],
  ])('%s: %s', (code, message, notice) => {
    const { document, claims } = send(SITES[code]!, message);
    expect(noticesOf(document)).toEqual([notice]);
    expect(claims.join('\n')).toContain(notice);
    expect(restOf(document)).toEqual(restOf(readPrompt(SITES[code]!).document));
  });

  it.each([
    'We sing on Monday',
    'is the shop closed on 3 May?',
    'The shop is at Glan y Nant on 3 May, not 4 May',
    'the page looks odd today',
    'Milk is free this week',
    'My sister comes over on 3 May, could you show her the site?',
  ])('not "%s"', (message) => {
    expect(noticesOf(send(DAIRY, message).document)).toEqual([]);
  });
});

describe('a message about something else', () => {
  it.each([
    'put the prices at the top of the page',
    'we need a week of notice for cheese boards',
    'can we have a banner?',
    'We are closed on Mondays',
    'the headline on the front page should say Milk from grass',
    'add a note: bring your own bottles',
    'put up a big notice about parking',
    'add a banner picture at the top of the page',
    'Can you add a message saying that we have a cold room',
    'take the notice down',
    'We open at 9 on Saturdays, put that at the top',
  ])('%s', (message) => {
    expect(noticesOf(send(DAIRY, message).document)).toEqual([]);
  });
});

describe('a notice that is there', () => {
  const CLOSED = 'put up a banner: Closed 12 to 19 April';

  it.each([
    ['en', CLOSED, 'take the banner down please'],
    ['en', CLOSED, "We're back! The notice can come off again"],
    ['de', 'Bitte ein Banner: Vom 3. bis 9. Mai geschlossen', 'Der Hinweis kann wieder weg'],
    ['fr', 'Ajoutez un avis : fermé du 3 au 9 mai', "On peut enlever l'avis"],
    ['es', 'Pon un aviso: cerrado del 3 al 9 de mayo', 'quita el aviso'],
    ['pt', 'Põe um aviso: fechado de 3 a 9 de maio', 'tira o aviso'],
    ['it', 'Metti un avviso: chiuso dal 3 al 9 maggio', "togli l'avviso"],
    ['ja', '「5月3日から9日まで休業します」というお知らせを載せてください', 'お知らせを消してください'],
  ])('%s: goes with "%s" and "%s"', (code, first, second) => {
    const { document, claims } = send(SITES[code]!, first, second);
    expect(noticesOf(send(SITES[code]!, first).document)).toHaveLength(1);
    expect(document.pages[0]!.sections.map(({ component }) => component)).not.toContain('notice');
    expect(claims).toHaveLength(1);
    expect(restOf(document)).toEqual(restOf(readPrompt(SITES[code]!).document));
  });

  it.each([
    ['en', CLOSED, 'the closure is until the 22nd now', 'Closed 12 to 22 April.'],
    ['en', CLOSED, "we're closed until 2 May now", 'Closed 12 April to 2 May.'],
    ['en', CLOSED, "we're closed 14 to 21 April instead", 'Closed 14 to 21 April.'],
    ['en', CLOSED, 'The banner should say Closed for the whole of April', 'Closed for the whole of April.'],
    [
      'de',
      'Bitte ein Banner: Vom 3. bis 9. Mai geschlossen',
      'Wir haben doch bis zum 11. Mai geschlossen',
      'Vom 3. bis 11. Mai geschlossen.',
    ],
    [
      'fr',
      'Ajoutez un avis : fermé du 3 au 9 mai',
      "la fermeture est jusqu'au 12 maintenant",
      'Fermé du 3 au 12 mai.',
    ],
    [
      'es',
      'Pon un aviso: cerrado del 3 al 9 de mayo',
      'el cierre es hasta el 11',
      'Cerrado del 3 al 11 de mayo.',
    ],
    [
      'pt',
      'Põe um aviso: fechado de 3 a 9 de maio',
      'O aviso deve dizer: Fechado de 4 a 9 de maio',
      'Fechado de 4 a 9 de maio.',
    ],
    [
      'it',
      'Metti un avviso: chiuso dal 3 al 9 maggio',
      'la chiusura è fino al 12 maggio',
      'Chiuso dal 3 al 12 maggio.',
    ],
    [
      'ja',
      '「5月3日から9日まで休業します」というお知らせを載せてください',
      '休業は12日までになりました',
      '5月3日から12日まで休業します',
    ],
  ])('%s: after "%s", "%s" makes it another', (code, first, second, notice) => {
    const { document, claims } = send(SITES[code]!, first, second);
    expect(noticesOf(document)).toEqual([notice]);
    expect(claims).not.toEqual([]);
    expect(restOf(document)).toEqual(restOf(readPrompt(SITES[code]!).document));
  });

  it.each(["we're closed on 1 May", "we're closed 1 to 3 May"])(
    'stays where another closure is said: %s',
    (message) => {
      expect(noticesOf(send(DAIRY, CLOSED, message).document)).toEqual(['Closed 12 to 19 April.']);
    },
  );

  it('gets a second one below it, and each goes by its own words', () => {
    const both = [CLOSED, 'add another notice: No cream this week'];
    expect(noticesOf(send(DAIRY, ...both).document)).toEqual([
      'Closed 12 to 19 April.',
      'No cream this week.',
    ]);
    expect(noticesOf(send(DAIRY, ...both, 'take the notice about the cream down').document)).toEqual([
      'Closed 12 to 19 April.',
    ]);
  });

  it('does not get the texts of later messages', () => {
    const { document } = send(DAIRY, CLOSED, 'Please add: Our cows are on grass all year.');
    expect(noticesOf(document)).toEqual(['Closed 12 to 19 April.']);
    expect(JSON.stringify(document.facts)).toContain('Our cows are on grass all year');
  });

  it('stays above what is moved to the top', () => {
    const { document } = send(DAIRY, CLOSED, 'put the opening hours at the top');
    expect(document.pages[0]!.sections.slice(0, 3).map(({ component }) => component)).toEqual([
      'notice',
      'hero',
      'hours',
    ]);
  });
});

describe('a first prompt', () => {
  it.each([
    [
      'en',
      'Please put a banner at the top saying we are closed from 12 to 19 April.',
      'We are closed from 12 to 19 April.',
    ],
    ['de', 'Bitte oben ein Hinweis: Vom 3. bis 9. Mai geschlossen.', 'Vom 3. bis 9. Mai geschlossen.'],
    ['fr', 'Mets un bandeau : fermé du 3 au 9 mai.', 'Fermé du 3 au 9 mai.'],
  ])('%s: with "%s" has the notice, and is otherwise as without it', (code, order, notice) => {
    const { document, ledger } = readPrompt(`${SITES[code]} ${order}`);
    expect(noticesOf(document)).toEqual([notice]);
    const plain = readPrompt(SITES[code]!);
    expect(document.openPoints).toEqual(plain.document.openPoints);
    expect(restOf(document)).toEqual(restOf(plain.document));
    expect(ledger.slice(0, -1)).toEqual(plain.ledger);
    expect(ledger.at(-1)?.outcome).toMatchObject({ kind: 'placed', factIds: ['notice-1'] });
  });

  it.each([
    'Cheese boards need a week of notice in May.',
    'I want a banner with a cow, and a notice board for news.',
  ])('has none because of "%s"', (sentence) => {
    expect(noticesOf(readPrompt(`${DAIRY} ${sentence}`).document)).toEqual([]);
  });
});
