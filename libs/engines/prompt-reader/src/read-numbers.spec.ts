import type { SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { factLines, sendMessage } from './fixtures/send-message.js';

const CAMPING = `Website for Low Barn Camping near Hawes. We have 12 pitches and two shepherd's huts. Pitch £18 a night. Minimum stay two nights at weekends.
 There are three showers. Dogs welcome, one dog per pitch. Phone 01969 555120 or WhatsApp 07700 900321. We're at Low Barn, Burtersett Road, Hawes DL8 3PB.`;
const FARM = 'Website for Ings Farm, a campsite near Hawes. Pitch £18 a night. Phone 01969 555120.';
const WERKSTATT =
  'Für die Fahrradwerkstatt Kettenblatt in Jena. Inspektion 65 €. Wir haben fünf Leihräder. Telefon 03641 555120.';

const sent = (prompt: string, message: string): SiteDocument => sendMessage(prompt, message).after;

describe('how many there are of something', () => {
  it.each([
    [CAMPING, 'we have 14 pitches now', 'We have 14 pitches and two', '12 pitches'],
    [CAMPING, 'there are four showers now', 'There are four showers', 'three showers'],
    [CAMPING, 'minimum stay is three nights at weekends', 'Minimum stay three nights', 'two nights'],
    [CAMPING, 'two dogs per pitch are fine now', 'two dogs per pitch', 'one dog'],
    [CAMPING, "it's DL8 3PD not DL8 3PB", 'Hawes DL8 3PD', '3PB'],
    [WERKSTATT, 'Wir haben jetzt sieben Leihräder', 'sieben Leihräder', 'fünf'],
  ])('%#: %s', (prompt, message, there, gone) => {
    const text = factLines(sent(prompt, message));
    expect(text).toContain(there);
    expect(text).not.toContain(gone);
  });
});

describe('phone numbers by what they are', () => {
  const numbers = ({ facts }: SiteDocument): string[] =>
    facts.flatMap((fact) =>
      fact.type === 'contact' && fact.channel === 'phone' ? [`${fact.label ?? ''} ${fact.value}`.trim()] : [],
    );

  it.each([
    [CAMPING, 'WhatsApp is 07700 900555 now', ['01969 555120', 'WhatsApp 07700 900555']],
    [CAMPING, 'get rid of the whatsapp number please', ['01969 555120']],
    [FARM, 'my whatsapp is 07700 900321', ['01969 555120', 'WhatsApp 07700 900321']],
    [FARM, "we've a fax too, 01969 555121", ['01969 555120', 'Fax 01969 555121']],
    [FARM, 'new number 01969 555188', ['01969 555188']],
    [WERKSTATT, 'Handy: 0171 5550123', ['03641 555120', 'Mobil 0171 5550123']],
  ])('%#: %s', (prompt, message, expected) => {
    expect(numbers(sent(prompt, message))).toEqual(expected);
  });
});
