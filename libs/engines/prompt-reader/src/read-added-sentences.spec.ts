import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';

const SITES: Record<string, string> = {
  en: 'Website for Fernhill Dairy, a farm shop near Bala. Milk £1.20, butter £3. Open Tuesday to Sunday 10am to 4pm. Call 01678 555 017.',
  de: 'Website für die Schneiderei Nadelöhr in Ulm. Hose kürzen 14 €. Geöffnet Montag bis Freitag 9 bis 17 Uhr. Telefon 0731 555 0122.',
  fr: 'Site pour la librairie Le Marque-page à Dinan. Carnet 4 €. Ouvert du mardi au samedi de 10h à 19h. Téléphone 02 96 55 01 33.',
  es: 'Web para la ferretería Tornillo en Soria. Copia de llave 3 €. Abierto de lunes a viernes de 9 a 19. Teléfono 975 555 014.',
  pt: 'Site para a florista Malmequer em Évora. Ramo 15 €. Aberto de segunda a sábado das 9h às 18h. Telefone 266 555 018.',
  it: 'Sito per la gelateria Brina a Udine. Cono 3 €. Aperto da martedì a domenica dalle 11 alle 22. Telefono 0432 555 016.',
  ja: '奈良のパン屋「むぎの音」のホームページを作ってください。食パン 320円。営業時間は8時から17時、月曜定休。電話は0742-55-0101。',
};

describe('an order that names a page and nothing to write there', () => {
  it.each([
    ['en', 'Add it to the website, thanks'],
    ['en', 'Please add that on the front page'],
    ['de', 'Fügt das bitte auf der Startseite hinzu'],
    ['fr', "Ajoutez ça sur la page d'accueil s'il vous plaît"],
    ['es', 'Añade eso a la página principal por favor'],
    ['pt', 'Acrescenta isso à página inicial, por favor'],
    ['it', 'Aggiungi questo alla pagina iniziale per favore'],
    ['ja', 'それをトップページに追加してください'],
  ])('%s: is no text for visitors: %s', (code, message) => {
    const { isSame, isUnderstood } = sendMessage(SITES[code]!, message);
    expect([isSame, isUnderstood]).toEqual([true, false]);
  });
});

describe('what is to be added after "that"', () => {
  it.each([
    ['en', 'Please add that we are shut in winter', 'We are shut in winter'],
    ['de', 'Ergänzt bitte, dass wir nachts zu haben', 'Wir haben nachts zu'],
    ['de', 'Ergänzt, dass wir auch Vorhänge nähen', 'Wir nähen auch Vorhänge'],
    ['de', 'Ergänzen Sie bitte, dass Hunde willkommen sind', 'Hunde sind willkommen'],
    ['de', 'Bitte schreibt noch dazu, dass die Werkstatt im August zu ist', 'Die Werkstatt ist im August zu'],
    ['de', 'Schreiben Sie bitte dazu, dass man hier parken kann', 'Man kann hier parken'],
    ['fr', 'Ajoutez que nous sommes fermés en hiver', 'Nous sommes fermés en hiver'],
    ['es', 'Añade por favor que cerramos en invierno', 'Cerramos en invierno'],
    ['pt', 'Acrescenta por favor que fechamos no inverno', 'Fechamos no inverno'],
    ['it', "Aggiungi per favore che siamo chiusi d'inverno", "Siamo chiusi d'inverno"],
  ])('%s: is a whole sentence: %s', (code, message, sentence) => {
    const { before, after, points } = sendMessage(SITES[code]!, message);
    const known = new Set(before.facts.map(({ id }) => id));
    const texts = after.facts.flatMap((fact) =>
      known.has(fact.id) ? [] : [fact.type === 'statement' ? fact.text : fact.type],
    );
    expect([texts, points]).toEqual([[sentence], []]);
  });
});

describe('the number of the business', () => {
  it.each([
    ['en', 'Add that our phone number is 01678 555 099', 'Phone: 01678 555 017 → 01678 555 099'],
    ['de', 'Ergänzt, dass unsere Telefonnummer 0731 555 0199 ist', 'Telefon: 0731 555 0122 → 0731 555 0199'],
    [
      'fr',
      'Ajoutez que notre numéro de téléphone est le 02 96 55 01 99',
      'Téléphone : 02 96 55 01 33 → 02 96 55 01 99',
    ],
    ['es', 'Añade que nuestro teléfono es el 975 555 099', 'Teléfono: 975 555 014 → 975 555 099'],
    ['pt', 'Mudámos de telefone: agora é 266 555 099', 'Telefone: 266 555 018 → 266 555 099'],
    ['pt', 'Acrescenta que o nosso telefone é 266 555 099', 'Telefone: 266 555 018 → 266 555 099'],
    ['it', 'Aggiungi che il nostro telefono è 0432 555 099', 'Telefono: 0432 555 016 → 0432 555 099'],
  ])('%s: takes the place of the only one, and is claimed as a whole: %s', (code, message, claim) => {
    const { after, claims } = sendMessage(SITES[code]!, message);
    expect(after.facts.filter(({ type }) => type === 'contact')).toHaveLength(1);
    expect(claims).toEqual([claim]);
  });

  it.each([
    'Add that we have another phone number: 01678 555 099',
    'Add that our mobile number is 07700 900321',
  ])('is next to one more: %s', (message) => {
    const { after } = sendMessage(SITES['en']!, message);
    expect(after.facts.filter(({ type }) => type === 'contact')).toHaveLength(2);
  });
});
