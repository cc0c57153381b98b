import type { SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { factLines, sendMessage } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const STITCHERS = `Website for the Harbour Stitchers, a quilting group in Whitby. We meet every Tuesday at 7pm in the Friendship Rooms, 12 Church Street, Whitby.
 Sewing day is on Saturday 6 March 2027 at 10am in the Pannett Park hall. £3 a session. Our chair is Nora Bligh.`;
const MENDERS = `Website for Menders, a repair café. First Saturday of every month, 10am to 1pm, St Mary's Hall, 3 Junction Street, Leeds LS6 5LA. Questions to Morag.`;
const NAEHTREFF = `Webseite für den Nähtreff Nadelöhr in Wismar. Wir treffen uns dienstags um 19 Uhr im Haus der Begegnung, Lübsche Straße 12, 23966 Wismar. Kosten 3 € pro Abend.`;
const COUTURE = `Site pour l'atelier couture Fil Rouge à Auray. On se retrouve le mardi à 19h à la Maison des associations, 3 rue du Lait, 56400 Auray. 4 € la séance.`;

const TRUCK =
  "Make a site for Smoky Joe, a food truck. We're at Himmel Park on Thursdays 11am-2pm, at the Mercado on Fridays 5pm-9pm.";

const sent = (prompt: string, message: string): SiteDocument => sendMessage(prompt, message).after;

describe('a number and a name after a preposition', () => {
  const places = (sentence: string): unknown[] =>
    readPrompt(`Website for the heel bar Otter. ${sentence}`).document.facts.filter(
      ({ type }) => type === 'place',
    );

  it.each([
    'We are at 12 Flowergate.',
    'Find us in Whitby, at 12 Flowergate.',
    'Our shop is at 12 Flowergate, Whitby.',
  ])('are an address: %s', (sentence) => {
    expect(places(sentence)).toContainEqual(
      expect.objectContaining({ address: expect.stringMatching(/^12 Flowergate/) }),
    );
  });

  it.each([
    'The market is on 12 December.',
    'We open at 7 Thursday.',
    'The hall is at 7pm. It has 12 Tables.',
  ])('are not, where they are a time: %s', (sentence) => {
    expect(JSON.stringify(places(sentence))).not.toContain('address');
  });
});

describe('another place', () => {
  it.each([
    [
      STITCHERS,
      "We've moved to the Brunswick Centre, 4 Brunswick Street, Whitby",
      '7pm in the Brunswick Centre, 4 Brunswick Street, Whitby',
      'Friendship',
    ],
    [
      STITCHERS,
      'we now meet in the Coliseum, 4 Victoria Place',
      'in the Coliseum, 4 Victoria Place, Whitby.',
      'Church Street',
    ],
    [STITCHERS, 'We meet in the Coliseum now', '7pm in the Coliseum.', '12 Church Street'],
    [
      STITCHERS,
      'From now on we meet at the Coliseum instead of the Friendship Rooms',
      '7pm in the Coliseum.',
      '12 Church Street',
    ],
    [
      STITCHERS,
      'From now on we meet in the Scout Hut, 8 Shore Street, Whitby instead of the Friendship Rooms',
      'in the Scout Hut, 8 Shore Street, Whitby.',
      'Friendship',
    ],
    [STITCHERS, 'Sewing day has been moved to the Sneaton Centre', '10am in the Sneaton Centre', 'Pannett'],
    [
      MENDERS,
      "We've moved! From now on it's at the Drill Hall, 36 Dale Street, Leeds LS6 8RG.",
      '1pm, Drill Hall, 36 Dale Street, Leeds LS6 8RG.',
      'Junction Street',
    ],
    [TRUCK, 'On Fridays we are now at the Annex', 'At the Annex on Fridays 5pm-9pm', 'Mercado'],
    [
      NAEHTREFF,
      'Wir treffen uns jetzt im Bürgerhaus, Markt 4, 23966 Wismar',
      'im Bürgerhaus, Markt 4, 23966 Wismar',
      'Lübsche',
    ],
    [NAEHTREFF, 'Wir sind ins Bürgerhaus umgezogen', '19 Uhr im Bürgerhaus.', 'Lübsche'],
    [
      COUTURE,
      "On se retrouve maintenant à l'Espace Athéna, 2 place du Gohlen, 56400 Auray",
      "à l'Espace Athéna, 2 place du Gohlen, 56400 Auray",
      'Maison',
    ],
  ])('takes the place of the one before it, with its address: %#', (prompt, message, there, gone) => {
    const text = factLines(sent(prompt, message));
    expect(factLines(readPrompt(prompt).document)).toContain(gone);
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
  });

  it('of one thing leaves those of others as they are', () => {
    expect(factLines(sent(STITCHERS, 'The sewing day is at the Sneaton Centre now'))).toContain(
      'Friendship Rooms, 12 Church Street',
    );
    expect(factLines(sent(STITCHERS, 'We meet in the Coliseum now'))).toContain('Pannett Park hall');
  });

  it('is no price list with names and numbers', () => {
    const shop = 'Website for the Bike Shed in Jena. Service £65, Tyre £12. We are in the Old Mill.';
    const text = factLines(sent(shop, 'Service is £69 now, Tyre 15'));
    expect(text).toContain('"amount":69');
    expect(text).toContain('"amount":15');
  });
});
