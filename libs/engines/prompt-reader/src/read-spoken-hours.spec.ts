import { describe, expect, it } from 'vitest';
import { factLines, sendMessage } from './fixtures/send-message.js';

const SHOP = `Website for Pickerings, a greengrocer in Otley. Small box £12, large box £25. Open Monday to Friday 8am to 5.30pm,
 closed Saturday and Sunday. Call 01943 960172.`;

describe('hours as they are said', () => {
  it.each([
    ['fridays we close at half past four now', ['"fr"'], '"closes":"16:30"'],
    ['shutting at half four on fridays these days', ['"fr"'], '"closes":"16:30"'],
    ['i do saturdays 10-2 from now on', ['"sa"'], '"opens":"10:00","closes":"14:00"'],
    ['oh and we now do saturdays 9 to 1 aswell', ['"sa"'], '"opens":"09:00","closes":"13:00"'],
  ])('%s', (message, days, hours) => {
    const lines = factLines(sendMessage(SHOP, message).after).split('\n');
    expect(lines.find((line) => line.includes(hours))).toContain(`"days":[${days.join(',')}]`);
  });

  it('adds hours in another language', () => {
    const { after } = sendMessage(
      'Web de la peluquería Lola en Granada. Corte 18 €. Abierto de lunes a jueves de 10:00 a 14:00.',
      'los viernes también abrimos ahora, de 16 a 19',
    );
    expect(factLines(after)).toContain('"days":["fr"],"opens":"16:00","closes":"19:00"');
  });

  it('does not take a price on a day for hours', () => {
    const { after } = sendMessage(SHOP, 'on Saturdays 10-2 a small box is £14');
    expect(factLines(after)).not.toContain('"days":["sa"],"opens"');
  });

  it('moves what a sentence says to be on a day', () => {
    const scouts = 'Website for 1st Hathersage Scouts. Beavers Tuesday 5.45pm, cubs Wednesday 6.40pm.';
    const { after } = sendMessage(scouts, 'cubs have swapped to thursdays, times are the same');
    expect(factLines(after).toLowerCase()).toContain('thursday');
    expect(factLines(after).toLowerCase()).not.toContain('wednesday');
  });
});
