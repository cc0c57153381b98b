import { patchDocument, type SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage, wordsOf } from './fixtures/send-message.js';
import { readFollowUp } from './read-follow-up.js';
import { readPrompt } from './read-prompt.js';

const STUDIO = `Website for Kelp & Kiln, a pottery studio in Fowey. Taster class £26, family class £44, card of ten £210.
 Our team: Nell Tregear (potter), Amos Pike (kiln technician). Open Wednesday to Saturday 10am to 4pm.
 Workshops: saggar day on 8 May, glaze weekend on 19 June. What if I break something? Then we mend it.
 There is a contact form. Ring 01726 555310.`;
const INN = `Please make a site for The Curlew, a guesthouse in Alnmouth. Rooms: room 1 double £85, room 2 twin £78, room 3 family £120.
 Our story: the house was built in 1702 as a granary. Guests can book a room.
 What to do if you arrive late: the key is in the box by the door. E-mail stay@curlew.example.`;
const FRENCH = `Un site pour La Maison du Courlis, chambres d'hôtes à Cancale. Chambre bleue 85 €, chambre verte 78 €. Contact : sejour@courlis.example.`;
const SPANISH = `Página web para Conservas del Soto, un puesto en Ronda. Mermelada de higo 4 €, jalea de mora 4,50 €. Tel. 952 555 310.`;
const PORTUGUESE = `Site para a Doçaria do Pomar, uma banca de compotas em Évora. Compota de figo 4 €, geleia de amora 4,50 €. Tel. 266 555 310.`;
const ITALIAN = `Sito per Conserve del Poggio, un banco ad Assisi. Confettura di fichi 4 €, gelatina di more 4,50 €. Tel. 075 555310.`;
const GERMAN = `Website für die Töpferei Tonwerk in Celle. Abendkurs 28 €, Familienkurs 45 €. Kurse: Rakutag am 8. Mai, Glasurtag am 19. Juni. Tel. 05141 555310.`;
const JAPANESE = `金沢の陶芸教室「かまど工房」のサイトを作ってください。夜のクラス 3000円、親子クラス 4500円。電話 076-555-3100。`;

interface Sent {
  before: SiteDocument;
  document: SiteDocument;
  claims: string;
  isUnderstood: boolean;
  points: string[];
}

const send = (prompt: string, message: string): Sent => {
  const { before, after: document, claims, isUnderstood, points } = sendMessage(prompt, message);
  return { before, document, claims: claims.join('\n'), isUnderstood, points };
};

const orderOf = ({ pages }: SiteDocument): string[] =>
  pages.flatMap(({ sections }) => sections.map(({ id }) => id));

describe('thanks and praise', () => {
  it.each([
    [STUDIO, 'Wow, it looks gorgeous, my wife is so pleased. Thank you ever so much!'],
    [STUDIO, 'Works great on my tablet'],
    [STUDIO, 'Thrilled with it, exactly what we wanted!'],
    [GERMAN, 'Sieht toll aus, vielen Dank!'],
    [FRENCH, "C'est superbe, merci beaucoup !"],
    [SPANISH, 'Ha quedado genial, muchísimas gracias por todo'],
    [PORTUGUESE, 'Ficou muito bonito, obrigado!'],
    [ITALIAN, 'È venuto benissimo, grazie mille!'],
    [JAPANESE, 'とても素敵です。ありがとうございます！'],
    [JAPANESE, 'とても気に入りました、ありがとうございます！'],
  ])('change nothing and are answered: %#', (prompt, message) => {
    const { before, document, isUnderstood, claims } = send(prompt, message);
    expect(document).toEqual(before);
    expect(isUnderstood).toBe(true);
    expect(claims).not.toBe(send(prompt, 'flurb the gang').claims);
  });

  it.each([
    ['Looks brilliant on the phone too. Could you make the taster class £30?', '£26 → £30'],
    ['Very nice work, kindly change the family class to £46', '£44 → £46'],
    ['my bad, the card of ten is £215', '£210 → £215'],
    ['typo!! Amos is spelled Amoss', 'Amoss Pike'],
    ['Lovely! Now remove the family class', 'Removed: Family class'],
  ])('are no part of a change: %s', (message, claim) => {
    const { claims, points } = send(STUDIO, message);
    expect(claims).toContain(claim);
    expect(claims).not.toContain('Added');
    expect(points).toEqual([]);
  });

  it('are text for visitors where the site is to say them', () => {
    expect(wordsOf(send(STUDIO, 'Please add that our kiln is brilliant and lovely').document)).toContain(
      'brilliant and lovely',
    );
  });

  it.each(['my bad', 'There is a typo in the heading'])('do not say what is wrong: %s', (message) => {
    expect(send(STUDIO, message).isUnderstood).toBe(false);
  });
});

describe('a question', () => {
  it.each([
    [STUDIO, 'Can I have my own domain for this later on? Just a question, please do not change anything.'],
    [STUDIO, 'I wonder about my own address for the page. Only asking'],
    [STUDIO, 'Is £26 for a class too cheap?'],
    [STUDIO, 'is 210 for ten too much do you think'],
    [GERMAN, 'Ist 28 € zu billig?'],
    [GERMAN, 'Nur eine Frage: können die Leute hier bezahlen?'],
    [FRENCH, '85 € la nuit, à votre avis, ça va ?'],
    [SPANISH, '¿Crees que 4 € es poco?'],
    [PORTUGUESE, 'você acha que 4 € é muito pouco?'],
    [ITALIAN, 'secondo voi 4 € sono troppi?'],
  ])('changes nothing and is named as one: %#', (prompt, message) => {
    const { before, document, claims, isUnderstood } = send(prompt, message);
    expect(document).toEqual(before);
    expect(isUnderstood).toBe(true);
    expect(claims).toMatch(/question|Frage|pregunta|pergunta|domanda/u);
  });

  it('that asks for a change is one', () => {
    expect(send(STUDIO, 'Do you think you could make the taster class £30?').claims).toContain('£30');
    expect(send(STUDIO, 'Are you able to change the taster class to £29?').claims).toContain('£29');
    expect(send(STUDIO, 'Quick question, can you add a field for allergies?').claims).toContain('llergies');
  });

  it.each([
    [STUDIO, 'can you call everyone who booked for Saturday and text them that we are closed'],
    [STUDIO, 'could you rig it so the shop door opens by itself'],
    [GERMAN, 'Können Sie bitte alle anrufen und absagen?'],
    [FRENCH, "Pouvez-vous appeler tout le monde et dire que c'est fermé ?"],
    [ITALIAN, 'potete chiamare tutti e disdire?'],
  ])('for what no site can do gets this answer: %#', (prompt, message) => {
    const { before, document, claims } = send(prompt, message);
    expect(document).toEqual(before);
    expect(claims).toBe(send(prompt, firstOnGoogle[prompt] ?? '').claims);
  });

  it('leaves what visitors are to read about it', () => {
    expect(wordsOf(send(STUDIO, 'Please add that the wheels turn by themselves').document)).toContain(
      'by themselves',
    );
  });
});

const firstOnGoogle: Record<string, string> = {
  [STUDIO]: 'Make us first on Google please',
  [GERMAN]: 'Bitte macht, dass wir ganz oben bei Google sind',
  [FRENCH]: 'Il faudrait être premier sur Google',
  [ITALIAN]: 'Vorrei essere primo su Google',
};

describe('a wish to check', () => {
  it.each([
    [STUDIO, 'Please check that it says £210 for the card of ten, if so leave it'],
    [STUDIO, "Make sure it says 01726 555310. If that's right don't touch it."],
    [GERMAN, 'Bitte prüfen Sie, dass der Abendkurs 28 € kostet, wenn ja so lassen'],
  ])('changes nothing where it is so: %#', (prompt, message) => {
    const { before, document, claims } = send(prompt, message);
    expect(document).toEqual(before);
    expect(claims).toMatch(/says so already|steht schon so/u);
  });

  it('changes what is not so', () => {
    const { claims } = send(STUDIO, 'Make sure it says £220 for the card of ten');
    expect(claims).toContain('£210 → £220');
  });
});

describe('what is taken or sold out', () => {
  it.each([
    [INN, 'room 2 is taken now', 'Room 2 twin', 'taken'],
    [
      INN,
      'Room 3 is taken until June, leave it up but mark it as taken',
      'Room 3 family',
      'taken until June',
    ],
    [STUDIO, 'The taster class is fully booked', 'Taster class', 'fully booked'],
    [STUDIO, "Family class is sold out! Don't take it off, just say so.", 'Family class', 'sold out'],
    [
      STUDIO,
      'The card of ten is finished until autumn, please write there sold out',
      'Card of ten',
      'sold out until autumn',
    ],
    [GERMAN, 'Der Abendkurs ist ausgebucht, bitte stehen lassen', 'Abendkurs', 'ausgebucht'],
    [FRENCH, 'La chambre verte est complète, laissez-la mais indiquez-le', 'Chambre verte', 'complète'],
    [SPANISH, 'La jalea está agotada hasta octubre, no la quites', 'Jalea de mora', 'agotada hasta octubre'],
    [PORTUGUESE, 'a geleia esgotou, não tires, põe que está esgotada', 'Geleia de amora', 'esgotada'],
    [ITALIAN, 'la gelatina è esaurita, non toglierla', 'Gelatina di more', 'esaurita'],
    [JAPANESE, '親子クラスは満席です。消さないで、満席と書いてください', '親子クラス', '満席'],
  ])('stays, with a note: %#', (prompt, message, name, note) => {
    const { before, document, points } = send(prompt, message);
    const [old, now] = [before, document].map(({ facts }) =>
      facts.find((fact) => fact.type === 'item' && fact.name === name),
    );
    expect(now).toEqual({ ...old, note });
    expect(document.facts).toHaveLength(before.facts.length);
    expect(points).toEqual([]);
  });

  it('may be an entry of a list', () => {
    const workshops = wordsOf(send(STUDIO, 'saggar day is full, keep it up but say its full').document);
    expect(workshops).toContain('Saggar day on 8 May (full)\nGlaze weekend on 19 June');
  });

  it.each(['room 1 and room 2 are taken', 'room 1 is taken, room 2 too'])(
    'may be two rooms: %s',
    (message) => {
      const rooms = send(INN, message).document.facts;
      const notes = rooms.flatMap((fact) => (fact.type === 'item' ? [fact.note] : []));
      expect(notes).toEqual(['taken', 'taken', undefined]);
    },
  );

  it('has no note any more when it is free again', () => {
    const { document, ledger } = readPrompt(INN);
    const taken = patchDocument(document, readFollowUp(document, ledger, 'room 3 is taken until June').patch);
    if ('faults' in taken) throw new Error('no note');
    const free = readFollowUp(
      taken.document,
      ledger,
      'room 3 has come free again, so its not taken any more, same price',
    );
    expect(patchDocument(taken.document, free.patch)).toMatchObject({ document: { facts: document.facts } });
    expect(free.isUnderstood).toBe(true);
  });

  it('goes where the message says so', () => {
    expect(send(STUDIO, 'The taster class is sold out, take it off').claims).toBe('Removed: Taster class');
    expect(send(STUDIO, 'The taster class is sold out. Please remove it.').claims).toBe(
      'Removed: Taster class',
    );
  });

  it.each([
    [INN, 'rooms 1 and 3 are fully booked this summer'],
    [STUDIO, 'the workshop on the 9th is fully booked'],
  ])('is not guessed: %#', (prompt, message) => {
    const { before, document, isUnderstood } = send(prompt, message);
    expect(document).toEqual(before);
    expect(isUnderstood).toBe(false);
  });
});

describe('the order of sections', () => {
  it.each([
    [STUDIO, 'put the questions right at the top', ['rules', 'offer']],
    [STUDIO, 'opening times should come first', ['hours', 'offer']],
    [STUDIO, 'Kindly shift the FAQ above the fees', ['rules', 'offer']],
    [STUDIO, 'The contact form should go underneath the opening hours', ['hours', 'form']],
    [STUDIO, 'contact details to the top please', ['contact', 'offer']],
    [STUDIO, 'move the team to the bottom of the page', ['contact', 'people']],
    [INN, 'move the bit about arriving late to the very top, before everything else', ['rules', 'offer']],
    [INN, 'what to do if you arrive late should go to the top', ['rules', 'offer']],
    [INN, 'Our story first, then the rooms please', ['about', 'offer']],
    [GERMAN, 'Die Kurse sollen ganz nach oben', ['list-1', 'offer']],
  ])('is as they are named: %#', (prompt, message, [first, second]) => {
    const { document, before } = send(prompt, message);
    const ids = orderOf(document);
    expect(orderOf(before).indexOf(first!)).toBeGreaterThan(orderOf(before).indexOf(second!));
    expect(ids.indexOf(first!)).toBeLessThan(ids.indexOf(second!));
    expect(wordsOf(document).split('\n').toSorted()).toEqual(wordsOf(before).split('\n').toSorted());
  });

  it('is left where it is so already', () => {
    const { before, document, isUnderstood } = send(
      INN,
      'Please put the prices above our story, people ask for those first',
    );
    expect(document).toEqual(before);
    expect(isUnderstood).toBe(true);
  });
});
