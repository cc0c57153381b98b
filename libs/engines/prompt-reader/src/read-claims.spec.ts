import type { Fact, SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';
import { type ReadFollowUp, readFollowUp } from './read-follow-up.js';
import { readPrompt } from './read-prompt.js';

const PROMPT = `Crumb & Stone, bakery in Leeds. Rye loaf £4.80, buns £2, Annual hamper £30. Open Tue-Sat 7am to 2pm.
Owners: Ann Ray, Tom Hill. Call 0113 496 0123. Baking class on 5 May in the shop. Dogs cost £1 a visit.`;

function send(message: string, prompt = PROMPT): ReadFollowUp & { after: SiteDocument; text: string } {
  const sent = sendMessage(prompt, message);
  return { ...sent, text: JSON.stringify(sent.after.facts) };
}

const openOf = ({ after }: { after: SiteDocument }): string =>
  after.openPoints.map(({ text }) => text).join('; ');
const names = ({ facts }: SiteDocument, type: Fact['type']): string[] =>
  facts.flatMap((fact) => (fact.type === type && 'name' in fact ? [fact.name ?? ''] : []));

describe('a message is not taken as understood', () => {
  it.each([
    [
      'that something is removed which cannot be found',
      'Remove the section about the wobbly gnarps on our hamper page',
    ],
    ['for praise next to an order that fails', 'Love the look but make the pottery at the kiln 7pm'],
    ['because a request ends with a question mark', 'Could you spell Zebedee with one d?'],
  ])('%s', (_, message) => {
    expect(send(message)).toMatchObject({ patch: [], isUnderstood: false });
  });

  it('where two things fit equally well, and asks which one', () => {
    const { patch, claims, isUnderstood } = send(
      'Drop the day',
      'Dovey Trail Rides takes riders through the hills above the town. Half day £60, Full day £110. The last pick-up is at 16:30.',
    );
    expect({ patch, isUnderstood }).toEqual({ patch: [], isUnderstood: false });
    expect(claims).toEqual(['Which one is meant: Half day / Full day?']);
  });
});

describe('a change that was asked for with praise', () => {
  it('is done', () => {
    expect(send('Love the look, but buns are £2.50 now').text).toContain('"amount":2.5');
  });
});

describe('an undo', () => {
  it.each(['Lessons start again on 5 September', 'Reset the price of the buns to £3'])(
    'is not %s',
    (message) => {
      const { document, ledger } = readPrompt(PROMPT);
      const previous = { ...document, identity: { ...document.identity, name: 'Old Crumb' } };
      expect(readFollowUp(document, ledger, message, { previous }).claims).not.toContain(
        'The last change was undone.',
      );
    },
  );

  it('may be said in many words', () => {
    const { document, ledger } = readPrompt(PROMPT);
    const { claims } = readFollowUp(document, ledger, 'No sorry, please go back to how it was before', {
      previous: document,
    });
    expect(claims).toEqual(['The last change was undone.']);
  });
});

describe('what is added', () => {
  it.each(['Please add a honey cake for £9', 'Add Rose Miller as receptionist'])(
    '%s: does not change the colors',
    (message) => {
      const { after, text } = send(message);
      expect(after.theme).toEqual(readPrompt(PROMPT).document.theme);
      expect(text).toMatch(/Honey cake|Rose Miller/);
    },
  );

  it('is not claimed while visitors cannot see it', () => {
    const answer = send('We want a photo gallery');
    expect(answer.claims).toEqual([]);
    expect(openOf(answer)).toBe('We want a photo gallery');
    expect(answer.after.openPoints.at(-1)?.reason).toContain('send pictures');
    expect(
      answer.after.pages.flatMap(({ sections }) => sections.map(({ component }) => component)),
    ).not.toContain('gallery');
  });

  it('is no sentence for visitors where it is a feature that is there', () => {
    const { text } = send('We want a members area', `${PROMPT} With a members area.`);
    expect(text).not.toContain('members area"');
  });

  it('is not excluded any more', () => {
    const { after } = send('We want a newsletter now', `${PROMPT} No newsletter please.`);
    expect(after.records.map(({ id }) => id)).toContain('newsletter');
    expect(after.constraints.filter(({ value }) => value === 'newsletter')).toEqual([]);
  });

  it('is not what could not be changed', () => {
    const { text, isChange } = send('The pottery course moves to the kiln, it is £95');
    expect(text).not.toContain('95');
    expect(isChange).toBe(true);
  });
});

describe('a message with two values', () => {
  it('is claimed only for the one that was written', () => {
    const answer = send('The baking class moves to 12 May at 6pm');
    expect(answer.text).toContain('12 May');
    expect(answer.claims.join(' ')).not.toContain('6pm');
    expect(openOf(answer)).toContain('6pm');
  });

  it('has both where the site has a place for both', () => {
    const { text, after } = send(
      'The baking class moves to 12 May at 6pm',
      'Crumb & Stone, bakery in Leeds. Buns £2. Baking class on 5 May at 5pm in the shop.',
    );
    expect(text).toMatch(/12 May at 6pm/);
    expect(after.openPoints).toEqual([]);
  });
});

describe('a new name', () => {
  it('is written for whole words only', () => {
    const { after } = send('It is Anne Ray, not Ann Ray');
    expect(names(after, 'person')).toContain('Anne Ray');
    expect(names(after, 'item')).toContain('Annual hamper');
  });
});

describe('a claim', () => {
  it('has prices as the pages have them', () => {
    expect(send('Rye loaf £5.20').claims).toEqual(['Rye loaf: £4.80 → £5.20']);
  });

  it('names what was moved', () => {
    expect(send('Put the buns before the rye loaf').claims).toEqual(['Moved: Buns']);
  });

  it('has no arrow where nothing was there before', () => {
    expect(send('We are closed on Tuesdays now').claims.join(' ')).not.toMatch(/: {2}→|→ *$/);
  });
});
