import type { SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { factLines, sendMessage } from './fixtures/send-message.js';
import { readPrompt } from './read-prompt.js';

const DANCERS = `Website for the Hollin Vale Morris side in Otley. Practice is on Wednesday nights at 8pm in the Methodist hall.
 Our May Day dance is at 5.30am on Surprise View, breakfast afterwards at 7. The AGM is on 12 September at 7.30pm in the Black Bull.`;
const BAKERS =
  'Website for Bramble Bakery in Otley. Bread class on Tuesdays at 7pm. We are in Church Street.';
const POTTERY = `We run Pottery at the Forge in Corbridge. Wheel throwing class Tuesday 6.30pm to 9pm, £35. Kids' clay club Saturday 10am to 11.30am, £14.
 Open studio on Fridays from 10am till 4pm for members. Closed on Sundays.`;
const RUNNERS = `Running club in Stroud, Ashcombe Runners. Sessions: Monday 6.30pm track, Wednesday 7pm social 5k, Sunday 9am long run.`;
const CHOIR_DE = `Webseite für den Chor Vierklang in Passau. Wir proben montags um 19:30 Uhr im Pfarrsaal. Die Probe endet um 21:30 Uhr.
 Das Sommerkonzert ist am 4. Juli um 18 Uhr im Rathaushof, Einlass ab 17:30 Uhr.`;
const CHOIR_FR = `Un site pour la chorale Les Merles à Dole. Répétition le mardi à 20h à la salle des fêtes. Le concert de Noël a lieu le 12 décembre à 18h.`;
const PIANO_JA =
  'ピアノ教室「しらべ」のサイトを作ってください。火曜は10時から12時、土曜は13時半から15時半です。受付は9時から15時です。';

const sent = (prompt: string, message: string): SiteDocument => sendMessage(prompt, message).after;

describe('a time in a message', () => {
  it.each([
    [DANCERS, 'practice starts at 7.45 now', 'nights at 7.45pm in', 'nights at 8pm'],
    [DANCERS, 'Practice is at half seven from now on', 'nights at 7.30pm in', 'nights at 8pm'],
    [DANCERS, 'the AGM will be at 8', '12 September at 8pm', '7.30pm'],
    [DANCERS, 'breakfast is half past 7', 'breakfast afterwards at 7.30.', 'at 7.\\"'],
    [DANCERS, 'The AGM starts at 7pm this year and breakfast is at 7.15', 'afterwards at 7.15', 'at 7.30pm'],
    [BAKERS, 'bread class is at half past seven', 'Tuesdays at 7.30pm.', '7pm'],
    [POTTERY, 'Wheel throwing starts at 6 now', '"starts":"18:00","ends":"21:00"', '"amount":6,'],
    [POTTERY, 'the tuesday class ends at 9.30', '"starts":"18:30","ends":"21:30"', '"ends":"21:00"'],
    [POTTERY, 'kids club is now 9.30 till 11', '"starts":"09:30","ends":"11:00"', '"amount":9'],
    [POTTERY, 'open studio is 9 to 3 now', 'from 9am till 3pm', '10am till 4pm'],
    [POTTERY, 'Open studio finishes at 5 now', 'from 10am till 5pm', 'till 4pm'],
    [
      POTTERY,
      'wheel throwing is from 7 to half 9 now',
      '"starts":"19:00","ends":"21:30"',
      '"starts":"18:30"',
    ],
    [POTTERY, 'We start the kids clay club half an hour later', '"starts":"10:30","ends":"12:00"', '10:00'],
    [POTTERY, 'wheel throwing ends half an hour later', '"starts":"18:30","ends":"21:30"', '"19:00"'],
    [RUNNERS, 'Wednesday run starts at quarter past seven', 'Wednesday 7.15pm', 'Wednesday 7pm'],
    [RUNNERS, 'wednesday run is 7.15 now', 'Wednesday 7.15pm', 'Wednesday 7pm'],
    [CHOIR_DE, 'Die Probe beginnt jetzt um 19 Uhr', 'montags um 19 Uhr', '19:30'],
    [CHOIR_DE, 'Wir proben jetzt um acht', 'montags um 20:00 Uhr', '19:30'],
    [CHOIR_DE, 'Das Konzert fängt um 19 Uhr an', '4. Juli um 19 Uhr', 'um 18 Uhr'],
    [CHOIR_FR, 'La répétition commence à sept heures et demie', 'à 19h30', '20h'],
    [CHOIR_FR, 'le concert est à cinq heures', '12 décembre à 17h', '18h'],
    [PIANO_JA, '受付は16時までに変更してください', '受付は9時から16時', '15時です'],
    [PIANO_JA, '土曜は14時から16時になりました', '"opens":"14:00","closes":"16:00"', '13:30'],
  ])('is put where it belongs, in the half of the day that is meant: %#', (prompt, message, there, gone) => {
    const text = factLines(sent(prompt, message));
    expect(factLines(readPrompt(prompt).document)).not.toContain(there);
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
  });

  it.each([
    [POTTERY, 'kids club is for ages 5 to 8 now'],
    [DANCERS, 'Rule 3 is gone. Please delete it.'],
  ])('is not read where another thing is meant: %#', (prompt, message) => {
    expect(factLines(sent(prompt, message))).toBe(factLines(readPrompt(prompt).document));
  });
});
