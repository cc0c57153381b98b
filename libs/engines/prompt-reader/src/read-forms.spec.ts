import type { RecordField, SiteDocument } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { sendMessage } from './fixtures/send-message.js';

const GARAGE = `Website for Tread Lightly, a bicycle workshop in Hexham. A form for people who want a repair: name, phone number, email,
 frame number and kind of bike (road, mountain, electric). We are open Tuesday to Saturday 9am to 5pm.`;
const PARTY = `Website for the village supper in Allendale on 3 October 2027. Guests should reply with an RSVP form: name, how many are coming,
 and meal choice (pie, curry or pasta). Reply by 1 September.`;
const CAFE =
  'One-page site for Kettle, a small café in Corbridge. Guests can book a table online. Phone 01434 555 017.';
const CHOR = `Website für den Chor Klangfarben in Ulm. Es gibt ein Formular zur Anmeldung mit Name, Alter, E-Mail und Stimmlage (Sopran, Alt).
 Wir proben montags um 19 Uhr.`;
const ATELIER = `Site pour l'atelier Bois Clair à Vannes. Un formulaire d'inscription demande le nom, l'e-mail et le téléphone.`;
const ESCUELA =
  'Página para la escuela de vela Norte en Gijón. Un formulario de reserva pide nombre, correo y teléfono.';
const MUSICA =
  'Site da escola de dança Passo em Évora. Um formulário de inscrição pede nome, e-mail e telefone.';
const CASA =
  'Sito per il bed and breakfast Le Rose a Lucca. Un modulo di prenotazione chiede nome, e-mail e telefono.';
const KYOSHITSU =
  '京都の書道教室「すみ」のサイトです。申し込みフォームでは、名前、メール、電話番号、コース（初級、中級）を聞いてください。';

const send = (prompt: string, message: string) => sendMessage(prompt.replaceAll('\n', ''), message);

const fieldsOf = ({ records }: SiteDocument): RecordField[] => records.flatMap(({ fields }) => fields);
const labelsOf = (document: SiteDocument): string[] => fieldsOf(document).map(({ label }) => label);
const optionsOf = (document: SiteDocument): string[] =>
  fieldsOf(document).flatMap(({ options = [] }) => options.map(({ label }) => label));

describe('an answer to choose from', () => {
  it.each([
    [GARAGE, 'one more kind of bike in the dropdown: cargo', ['road', 'mountain', 'electric', 'cargo']],
    [
      GARAGE,
      'In the form for people who want to bring one, could you add gravel between road and mountain?',
      ['road', 'gravel', 'mountain', 'electric'],
    ],
    [PARTY, 'theres a fourth food option now, risotto', ['pie', 'curry', 'pasta', 'risotto']],
    [PARTY, "it's not pie anymore, it's stew", ['stew', 'curry', 'pasta']],
    [PARTY, 'Please remove curry from the meal choices', ['pie', 'pasta']],
    [CHOR, 'Bei der Stimmlage bitte noch Tenor ergänzen.', ['Sopran', 'Alt', 'Tenor']],
  ])('comes, changes or goes, and the others stay as they are: %#', (prompt, message, options) => {
    const { before, after, claims } = send(prompt, message);
    expect(optionsOf(after)).toEqual(options);
    expect(claims).toHaveLength(1);
    expect(labelsOf(after)).toEqual(labelsOf(before));
    expect(after.facts).toEqual(before.facts);
  });

  it('is that of the person who was named before', () => {
    const clinic = `Website for the Elm Street practice in Leeds. Patients request an appointment with a form that asks for their name, email and
 a choice of doctor: Dr Lane, Dr Osei or Dr Brandt.`;
    const { after } = send(clinic, 'Dr Patel joins us in March, so add her to the choice of doctor.');
    expect(optionsOf(after)).toEqual(['Dr Lane', 'Dr Osei', 'Dr Brandt', 'Dr Patel']);
  });

  it.each([
    [PARTY, 'the meals are pie and stew now'],
    [PARTY, 'add a photo of the pasta'],
    [GARAGE, 'put the electric ones first in the list'],
  ])('is not made of a message that says something else: %#', (prompt, message) => {
    const { before, after } = send(prompt, message);
    expect(optionsOf(after)).toEqual(optionsOf(before));
  });
});

describe('a question of the form', () => {
  it.each([
    [GARAGE, 'Drop the frame number question from the form, it scares people off', 'Frame number'],
    [GARAGE, 'the frame number scares people off, drop it from the form', 'Frame number'],
    [ATELIER, "Le téléphone n'est plus nécessaire dans le formulaire, vous pouvez l'enlever.", 'Téléphone'],
  ])('goes, whatever the reason is: %#', (prompt, message, label) => {
    const { before, after } = send(prompt, message);
    expect(labelsOf(after)).toEqual(labelsOf(before).filter((each) => each !== label));
    expect(labelsOf(before)).toContain(label);
  });

  it.each([
    [GARAGE, 'On the form we need the wheel size as well.', ['Wheel size'], []],
    [GARAGE, 'the form needs one more thing, insurance', ['Insurance'], []],
    [GARAGE, 'In the form, please also ask for their address and their age.', ['Address', 'Age'], []],
    [
      PARTY,
      'Could you also ask about allergies and whether people need parking, in the reply form?',
      ['Allergies', 'Parking'],
      [],
    ],
    [
      GARAGE,
      'In the form please also ask which lock they use, and you can drop the frame number.',
      ['Lock'],
      ['Frame number'],
    ],
    [
      GARAGE,
      'On the form we need the wheel size as well. Frame number can go, phone stays.',
      ['Wheel size'],
      ['Frame number'],
    ],
    [ESCUELA, 'En el formulario, pregunten también la talla.', ['Talla'], []],
    [MUSICA, 'No formulário, pergunte também a idade.', ['Idade'], []],
    [KYOSHITSU, 'フォームで年齢も聞いてください。', ['年齢'], []],
  ])('comes, and those there are keep their order: %#', (prompt, message, fresh, gone: string[]) => {
    const { before, after } = send(prompt, message);
    const left = labelsOf(before).filter((label) => !gone.includes(label));
    expect(labelsOf(after).filter((label) => !fresh.includes(label))).toEqual(left);
    expect(labelsOf(after)).toEqual(expect.arrayContaining(fresh));
    expect(after.facts).toEqual(before.facts);
  });

  it.each([
    [GARAGE, 'make the phone number required', 'Phone number'],
    [ATELIER, 'Rendez le téléphone obligatoire.', 'Téléphone'],
    [ESCUELA, 'El teléfono debe ser obligatorio.', 'Teléfono'],
    [CASA, 'Il telefono deve essere obbligatorio.', 'Telefono'],
    [KYOSHITSU, '電話番号は必須にしてください。', '電話番号'],
  ])('has to be answered: %#', (prompt, message, label) => {
    const { before, after } = send(prompt, message);
    const isRequired = (document: SiteDocument): boolean | undefined =>
      fieldsOf(document).find((field) => field.label === label)?.isRequired;
    expect([isRequired(before), isRequired(after)]).toEqual([false, true]);
  });

  it('need not be answered any more', () => {
    const { after } = send(CAFE, "the email doesn't have to be filled in");
    expect(fieldsOf(after).find(({ type }) => type === 'email')?.isRequired).toBe(false);
  });

  it('takes its calendar with it', () => {
    const vet = `Small vet clinic Paws in Bramley. People should be able to request an appointment with a form that asks for their name, phone number,
 date of birth of the pet and a choice of vet: Dr Lane or Dr Osei.`;
    const { before, after } = send(
      vet,
      'You can drop the date of birth from the form, people never fill it in.',
    );
    expect(before.records[0]!.views.some(({ type }) => type === 'calendar')).toBe(true);
    expect(after.records[0]!.views).toEqual([{ type: 'form' }]);
    expect(fieldsOf(after).some(({ type }) => type === 'date')).toBe(false);
  });
});

describe('other parts of a form', () => {
  it('has a largest number of people', () => {
    const { after, claims } = send(CAFE, 'people can book online for up to 10 from now on');
    expect(fieldsOf(after).find(({ id }) => id === 'people')?.max).toBe(10);
    expect(claims.join()).toContain('10');
  });

  it('has other words on its button', () => {
    const { after } = send(CAFE, 'change the button to Reserve now');
    const actions = after.pages.flatMap(({ sections }) =>
      sections.flatMap(({ action }) => action?.label ?? []),
    );
    expect(actions).toEqual(['Reserve now']);
  });

  it('asks for a time already', () => {
    const { patch, isUnderstood } = send(CAFE, 'they should be able to choose a time');
    expect([patch, isUnderstood]).toEqual([[], true]);
  });

  it.each([
    [GARAGE, 'the form should go to repairs@treadlightly.example'],
    [MUSICA, 'Acrescente guitarra à lista de cursos do formulário.'],
  ])('that cannot be changed so is left as it is, and the page too: %#', (prompt, message) => {
    const { patch, isUnderstood } = send(prompt, message);
    expect([patch, isUnderstood]).toEqual([[], false]);
  });

  it('is not a contact form too, where people sign up for a newsletter', () => {
    const { after } = send(CAFE, 'can folk sign up for a newsletter please');
    expect(after.records.map(({ id }) => id)).toEqual(['booking', 'newsletter']);
  });

  it('comes next to a sentence for visitors', () => {
    const { after } = send(
      `${CAFE} Open Tuesday to Saturday 17:00 to 23:00.`,
      'Can you add a newsletter sign-up, and with the opening hours this sentence: The kitchen closes at 22:00.',
    );
    expect(JSON.stringify(after.facts)).toContain('The kitchen closes at 22:00.');
    expect(after.facts.find((fact) => fact.type === 'hours')).toMatchObject({ closes: '23:00' });
  });
});
