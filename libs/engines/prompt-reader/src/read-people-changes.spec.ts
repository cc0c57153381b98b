import { describe, expect, it } from 'vitest';
import { sendMessage, wordsOf } from './fixtures/send-message.js';

const CHOIR = `Website for the Larkfield Singers, a choir in Settle. We rehearse on Mondays from 7pm to 9pm at the Parish Hall. Subs are £40 a term.
 Our musical director is Helen Brockway and our accompanist is Yusuf Demir. Organiser of the tea is Margaret Oyelaran. Email sing@larkfield.example.`;
const SCHNEIDEREI = `Webseite für die Schneiderei Fadenlauf in Bamberg. Ich heiße Renate Vogl und meine Mitarbeiterin ist Dilara Aksoy. Hose kürzen 14 €. Telefon 0951 5550134.`;

const SALON = `Website for the hair salon Fringe in Thirsk. Cut £42. Stylists: Leanne (owner), Kayleigh, Mo.`;

const send = (prompt: string, message: string) => {
  const sent = sendMessage(prompt, message);
  return { ...sent, text: wordsOf(sent.after), name: sent.after.identity.name };
};

describe('a person who goes', () => {
  it.each([
    [CHOIR, 'Yusuf is moving to Leeds so he needs to come off the site.', 'Yusuf', 'Helen Brockway'],
    [SCHNEIDEREI, 'Dilara hat uns leider verlassen', 'Dilara', 'Renate Vogl'],
  ])('is nowhere on the site, and others stay', (prompt, message, gone, stays) => {
    const { text } = send(prompt, message);
    expect(text).not.toContain(gone);
    expect(text).toContain(stays);
    expect(text).not.toContain('Leeds');
  });

  it('is not guessed where two are named', () => {
    const message =
      "Kayleigh's off on maternity from the 1st, so just me and Mo doing appointments until further notice. Can you take her off the list";
    const { after, points } = sendMessage(SALON, message);
    const people = after.facts.flatMap((fact) => (fact.type === 'person' ? [fact.name] : []));
    expect(people).toEqual(expect.arrayContaining(['Kayleigh', 'Mo']));
    expect(points).toEqual(['Can you take her off the list']);
  });

  it('is not meant where something moves to another day', () => {
    expect(send(CHOIR, 'Yusuf is moving to Thursday').text).toContain('Yusuf Demir');
  });
});

describe('a person who comes', () => {
  it.each([
    [CHOIR, 'Yusuf has had enough lol, the accompanist is now Tom Bickley.', 'Yusuf Demir', 'Tom Bickley'],
    [CHOIR, 'New musical director = Odile Brankovich', 'Helen Brockway', 'Odile Brankovich'],
    [SCHNEIDEREI, 'neue Mitarbeiterin ist Sevgi Kaya', 'Dilara Aksoy', 'Sevgi Kaya'],
  ])('takes the place of the one with this role', (prompt, message, old, fresh) => {
    const { text } = send(prompt, message);
    expect(text).not.toContain(old);
    expect(text).toContain(fresh);
  });

  it('joins others where only a new one is named', () => {
    const { text } = send(CHOIR, 'We have a new accompanist, Grace Hall');
    expect(text).toContain('Yusuf Demir');
    expect(text).toContain('Grace Hall');
  });
});

describe('the spelling of a name', () => {
  it.each([
    [CHOIR, 'its Helen Brockaway', 'Helen Brockaway', 'Helen Brockway'],
    [CHOIR, 'oh dear, my typo: its Oyelaren with an e', 'Margaret Oyelaren', 'Oyelaran'],
    [SCHNEIDEREI, 'mein Name ist Fogl mit F', 'Renate Fogl', 'Vogl'],
  ])('is put right although what is wrong is not named', (prompt, message, right, wrong) => {
    const { text } = send(prompt, message);
    expect(text).toContain(right);
    expect(text).not.toContain(wrong);
  });

  it('is also that of the site', () => {
    expect(send(CHOIR, 'its Larksfield not Larkfield').name).toContain('Larksfield');
  });

  it.each(['Peter Smithson knows about it', 'We sing on Monday'])(
    'is not changed by other names: %s',
    (message) => {
      expect(send(CHOIR, message).isSame).toBe(true);
    },
  );
});
