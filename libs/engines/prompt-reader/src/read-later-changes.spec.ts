import { describe, expect, it } from 'vitest';
import { factLines, sendMessage, type SentMessage } from './fixtures/send-message.js';

const SITES: Record<string, string> = {
  en: 'Website for Fernhill Dairy, a farm shop near Bala. Milk £1.20, butter £3, cheddar £6. Open Tuesday to Sunday 10am to 4pm. Call 01678 555 017.',
  de: 'Website für die Schneiderei Nadelöhr in Ulm. Hose kürzen 14 €, Reißverschluss 22 €. Geöffnet Montag bis Freitag 9 bis 17 Uhr. Telefon 0731 555 0122.',
  fr: 'Site pour la librairie Le Marque-page à Dinan. Carnet 4 €, sac 8 €. Ouvert du mardi au samedi de 10h à 19h. Téléphone 02 96 55 01 33.',
  es: 'Web para la ferretería Tornillo en Soria. Copia de llave 3 €, afilado 5 €. Abierto de lunes a viernes de 9 a 19. Teléfono 975 555 014.',
  pt: 'Site para a florista Malmequer em Évora. Ramo 15 €, coroa 40 €. Aberto de segunda a sábado das 9h às 18h. Telefone 266 555 018.',
  it: 'Sito per la gelateria Brina a Udine. Cono 3 €, coppa 4 €. Aperto da martedì a domenica dalle 11 alle 22. Telefono 0432 555 016.',
  ja: '奈良のパン屋「むぎの音」のホームページを作ってください。食パン 320円、あんパン 180円。営業時間は8時から17時、月曜定休。電話は0742-55-0101。',
};

const noticeOf = ({ after }: SentMessage): string[] => {
  const [first] = after.pages[0]!.sections;
  if (first?.component !== 'notice') return [];
  return after.facts.flatMap((fact) =>
    first.facts.includes(fact.id) && fact.type === 'statement' ? [fact.text] : [],
  );
};

/** What the site says without its notice. */
const restOf = (sent: SentMessage): string[] => {
  const notice = new Set(noticeOf(sent));
  const facts = sent.after.facts.filter((fact) => fact.type !== 'statement' || !notice.has(fact.text));
  return factLines({ ...sent.after, facts }).split('\n');
};

describe('a change from a later day', () => {
  it.each([
    ['en', "From January we're closed on Wednesdays"],
    ['en', "From Monday we're closed on Tuesdays"],
    ['en', 'From 1 March cheddar is £7'],
    ['en', 'Butter will be £3.50 from Monday 3 March'],
    ['en', 'From May the butter goes up to £4 a pack and the cheddar to £8.'],
    ['en', 'As of next month milk is £1.40'],
    ['en', 'Prices go up by 10% from 1 April'],
    ['en', 'Our new number is 01678 555 088 from 1 May'],
    ['en', 'Cheddar is off the menu from 1 March'],
    ['de', 'Ab Januar haben wir mittwochs geschlossen'],
    ['de', 'Ab dem 1. März kostet der Reißverschluss 25 €'],
    ['fr', 'À partir du 1er mars, le sac est à 9 €'],
    ['fr', 'Dès janvier nous sommes fermés le mercredi'],
    ['es', 'A partir del 1 de marzo el afilado cuesta 6 €'],
    ['es', 'Desde enero cerramos los miércoles'],
    ['pt', 'A partir de 1 de março a coroa custa 45 €'],
    ['pt', 'A partir de janeiro fechamos às quartas'],
    ['it', 'Dal 1 marzo la coppa costa 5 €'],
    ['it', 'Da gennaio siamo chiusi il mercoledì'],
    ['ja', '3月1日から食パンは340円になります'],
    ['ja', '1月から水曜日も休みます'],
  ])('%s: is a notice, and nothing else changes: %s', (code, message) => {
    const sent = sendMessage(SITES[code]!, message);
    const [notice, more] = noticeOf(sent);
    expect([notice?.replace(/\.$/u, '').toLowerCase(), more]).toEqual([
      message.replace(/\.$/u, '').toLowerCase(),
      undefined,
    ]);
    expect(restOf(sent)).toEqual(factLines(sent.before).split('\n'));
    expect(sent.claims).toEqual([expect.stringContaining(notice ?? '-')]);
    expect(sent.points).toEqual([]);
  });

  it('leaves the rest of a message to be done', () => {
    const sent = sendMessage(SITES['en']!, 'Hi, from 1 March butter is £4. Also add cream for £2.');
    expect(noticeOf(sent)).toEqual(['From 1 March butter is £4.']);
    expect(factLines(sent.after)).toContain('"name":"Cream"');
    expect(factLines(sent.after)).toContain('"name":"Butter","price":{"amount":3,');
  });

  it.each([
    ['en', 'Can you put butter up to £4 from 1 March?'],
    ['en', 'Change the price of cheddar to £7 from May'],
    ['en', 'Take the cheddar off from 1 March'],
    ['de', 'Setz den Reißverschluss ab 1. März auf 25 €'],
    ['fr', 'Passez le sac à 9 € à partir du 2 avril'],
    ['es', 'Pon el afilado a 6 € desde marzo'],
    ['it', 'Metti la coppa a 5 € da marzo'],
    ['ja', '来月から食パンを340円にしてください'],
  ])('%s: that is ordered in words for the builder is not done and not claimed: %s', (code, message) => {
    const { isSame, isUnderstood } = sendMessage(SITES[code]!, message);
    expect([isSame, isUnderstood]).toEqual([true, false]);
  });
});

describe('a change that holds now', () => {
  it.each([
    ['en', 'From now on cheddar is £7', '"name":"Cheddar","price":{"amount":7,'],
    ['en', 'From Tuesday to Thursday we open at 9', '"days":["tu","we","th"],"opens":"09:00"'],
    ['en', 'Open from 9am on Saturdays', '"days":["sa"],"opens":"09:00"'],
    ['de', 'Von Montag bis Mittwoch haben wir ab 8 Uhr auf', '"days":["mo","tu","we"],"opens":"08:00"'],
    ['es', 'Abrimos de lunes a jueves desde las 8', '"days":["mo","tu","we","th"],"opens":"08:00"'],
  ])('%s: is done: %s', (code, message, fact) => {
    const sent = sendMessage(SITES[code]!, message);
    expect(noticeOf(sent)).toEqual([]);
    expect(factLines(sent.after)).toContain(fact);
  });
});
