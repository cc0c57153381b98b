import { describe, expect, it } from 'vitest';
import type { Entities } from '../../model/entity.js';
import type { Source } from '../../model/source.js';
import { detectEntities } from './detect-entities.js';
import { sourceWith } from './fixtures/source-with.js';

const plan = (subjectTerms: string[] = []) => ({ language: 'en', title: '', subjectTerms, facets: [] });
const detect = (...texts: (string | Partial<Source>)[]): Entities =>
  detectEntities(
    plan(),
    texts.map((one, index) =>
      typeof one === 'string'
        ? sourceWith(one, { id: index + 1 })
        : sourceWith(one.text ?? '', { id: index + 1, ...one }),
    ),
  );
const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

describe('detectEntities: people', () => {
  it('merges the forms of a name, and uses the fullest', () => {
    const { people } = detect(
      'Dr. Jane M. Doe, chief executive of Acme, spoke. Doe left early.',
      'According to CEO Jane Doe, sales rose.',
      'J. Doe is a physicist.',
    );
    expect(people).toEqual([
      expect.objectContaining({
        name: 'Jane M. Doe',
        role: 'chief executive',
        company: 'Acme',
        sources: [1, 2, 3],
        foundBy: ['role'],
      }),
    ]);
  });

  it('keeps people with the same surname apart, and an ambiguous form separate', () => {
    const { people } = detect('CEO Jane Doe met engineer James Doe.', 'The report is by Professor J. Doe.');
    expect(names(people).toSorted()).toEqual(['J. Doe', 'James Doe', 'Jane Doe']);
  });

  it('takes role and company from one statement, never from two', () => {
    const { people } = detect('Jane Doe is a physicist.', 'Acme CEO Jane Doe agreed.');
    expect(people[0]).toMatchObject({ role: 'CEO', company: 'Acme' });
    expect(detect('Jane Doe is a physicist.').people[0]).toMatchObject({ role: 'physicist', company: null });
  });

  it('reads bylines from metadata and text', () => {
    const { people } = detect(
      { text: 'Nothing.', author: 'By Jane Doe and John Roe' },
      { text: 'By Max Mustermann\nNothing.' },
      { text: 'Nothing.', author: 'Acme Newsroom Team' },
    );
    expect(people.map(({ name, foundBy }) => [name, ...foundBy])).toEqual([
      ['Jane Doe', 'byline'],
      ['John Roe', 'byline'],
      ['Max Mustermann', 'byline'],
    ]);
  });

  it('reads team pages', () => {
    const { people } = detect({
      text: 'Our Team\nJane Doe\nChief Technology Officer\nJohn Roe – CEO, Acme',
      headings: ['Our Team', 'Jane Doe'],
    });
    expect(people).toEqual([
      expect.objectContaining({ name: 'Jane Doe', role: 'Chief Technology Officer', foundBy: ['profile'] }),
      expect.objectContaining({ name: 'John Roe', role: 'CEO', company: 'Acme' }),
    ]);
  });

  it('reports that a name is repeated if no rule matched', () => {
    const { people } = detect('CEO Jane Doe spoke.', 'Many people like the garden of Jane Doe in spring.');
    expect(people[0]).toMatchObject({ sources: [1, 2], foundBy: ['role', 'repeated'] });
  });

  it.each([
    'Heat Pump Engineer Wanted In Berlin',
    'On Monday the White House and the European Union said nothing.',
    'Privacy Policy, Terms Of Service, Contact Us',
    'The Golden Gate Bridge said hello.',
    'Microsoft Windows, the leader, said no.',
    'In New York, Goldman Sachs said that Deutsche Bank agreed.',
    'EXPLAIN ANALYZE SELECT * FROM vents shows the plan.',
    'The plan was made with EXPLAIN ANALYZE SELECT (* is all columns).',
  ])('finds no person in: %s', (text) => {
    expect(detect(text).people).toEqual([]);
  });
});

describe('detectEntities: organizations', () => {
  it('merges the forms of a name', () => {
    const { companies } = detect(
      'Acme Corp. raised $5 million.',
      'The company Acme grew. Acme acquired Beta Ltd.',
      'Acme, Inc. is old.',
    );
    expect(companies[0]).toMatchObject({ sources: [1, 2, 3] });
    expect(companies).toHaveLength(2);
  });

  it.each<[string, number | null]>([
    ['Acme employs about 3,400 people in two plants.', 3400],
    ['Acme is a 1,200-person company.', 1200],
    ['Die Acme GmbH beschäftigt 3.400 Mitarbeiter.', 3400],
    ['Acme S.A. emploie 3 400 salariés.', 3400],
    ['Acme Ltd has a workforce of 2.5 thousand.', 2500],
    ['Acme Ltd laid off 300 employees.', null],
    ['Acme Ltd plans to employ 500 people by 2030.', null],
    ['Acme Ltd and Beta Ltd have 900 employees.', null],
    ['Acme Ltd has 900 customers.', null],
    ['Acme Ltd was founded in 1998.', null],
  ])('extracts employees from "%s": %j', (text, count) => {
    expect(detect(text).companies.map(({ employeeCount }) => employeeCount)).toContain(count);
  });

  it.each<[string, string | null]>([
    ['Acme, a German robotics company, grew.', 'robotics'],
    ['Acme is a leading maker of heat pumps in Europe.', 'heat pumps'],
    ['The software company Acme grew.', 'software'],
    ['Acme, a Berlin-based startup, grew.', null],
    ['Acme is a company.', null],
  ])('extracts the industry from "%s": %j', (text, industry) => {
    expect(detect(text).companies).toEqual([expect.objectContaining({ name: 'Acme', industry })]);
  });

  it.each<[string, Partial<Source>, string | null]>([
    [
      'an address of mail',
      { text: 'Acme Robotics GmbH: mail to info@acme-robotics.de.' },
      'acme-robotics.de',
    ],
    [
      'an address in the text',
      { text: 'See www.acmerobotics.com. Acme Robotics GmbH grew.' },
      'acmerobotics.com',
    ],
    [
      'its own site',
      { text: 'Acme Robotics GmbH grew.', url: 'https://www.acmerobotics.com/about' },
      'acmerobotics.com',
    ],
    ['the site of others', { text: 'Acme Robotics GmbH grew, says press@agency.example.' }, null],
    [
      'two equally good candidates',
      { text: 'Acme Robotics GmbH: acmerobotics.com or acmerobotics.org.' },
      null,
    ],
  ])('uses the domain that a source states: %s', (_, source, domain) => {
    expect(detect(source).companies[0]).toMatchObject({ name: 'Acme Robotics GmbH', domain });
  });

  it('does not mistake the subject of the question for a company without a sign that it is one', () => {
    const source = sourceWith('Heat Pump raised many questions. Zeta raised $3 million.');
    expect(names(detectEntities(plan(['heat', 'pump']), [source]).companies)).toEqual(['Zeta']);
    const company = sourceWith('Heat Pump Ltd raised many questions.');
    expect(names(detectEntities(plan(['heat', 'pump', 'ltd']), [company]).companies)).toEqual([
      'Heat Pump Ltd',
    ]);
  });

  it.each([
    'In March 2024 Germany raised taxes.',
    'The French acquired it.',
    'NEWS: Contact Us Today For More',
    'Jane Doe acquired a taste for it. CEO Jane Doe laughed.',
    'The command SET SESSION CHARACTERISTICS AS changes the default.',
    'With CREATE TABLE AS a table is made of a query.',
    'A column is GENERATED ALWAYS AS an expression, or PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY.',
    'A function that is LANGUAGE SQL IMMUTABLE AS text is inlined.',
    'The letter is Lo TAGBANWA LETTER SA in the table.',
    'IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY.',
    'Currently, a vendor must do it. Currently employs nothing else.',
    'The value was made by NaN and not by numbers.',
    'A certificate is published by CA servers. Trust a CA, or several CAs.',
    'It can be made by Enhances and the like.',
    'The institute is called Research Institute in the example.',
    'The plan is produced by ANALYZE. To analyze a table takes time.',
    'Balancer raised an error. The balancer is a module.',
    'The kernel was developed by Linus Torvalds and was built by Wietse Venema.',
    'The error was acquired by ValueError and by DROP INDEX.',
    'owner_id | UUID | the company that pays',
    'owner_id | UUID | une entreprise qui paie',
    'owner_id | UUID | una empresa que paga',
  ])('finds none in: %s', (text) => {
    expect(detect(text).companies).toEqual([]);
  });
});

describe('detectEntities: names that look like others', () => {
  it.each([
    ['BMW AG and BASF SE grew.', ['BMW AG', 'BASF SE']],
    ['IKEA AB employs many people.', ['IKEA AB']],
    ['ACME PUMPS GMBH and ACME TANKS LTD grew.', ['ACME PUMPS GMBH', 'ACME TANKS LTD']],
    ['Equinor ASA and Kitron AS grew.', ['Equinor ASA', 'Kitron AS']],
    ['The company Target grew. Shoppers like Target. Sales met the target.', ['Target']],
    ['Acme acquired Beta. Write to info@acme.com or see beta.org.', ['Acme', 'Beta']],
  ])('keeps those of firms: %s', (text, companies) => {
    expect(names(detect(text).companies)).toEqual(companies);
  });

  it('does not include a plain word before a name', () => {
    const { companies } = detect('Internal Falcot Corp machines. The network is internal. Falcot grew.');
    expect(names(companies)).toEqual(['Falcot Corp']);
  });

  it('does not accept a plain word as employer', () => {
    const { people } = detect('Balancer CEO Jane Doe spoke. The balancer is old.');
    expect(people[0]).toMatchObject({ name: 'Jane Doe', role: 'CEO', company: null });
  });

  it('finds a person by a date of birth', () => {
    expect(names(detect('Jane Doe (* 1957) is old.').people)).toEqual(['Jane Doe']);
  });
});

describe('detectEntities', () => {
  it('ranks by sources, then by mentions, and returns at most fifty of each', () => {
    const many = Array.from(
      { length: 70 },
      (_, index) =>
        `Firm${String.fromCharCode(65 + (index % 26))}${'x'.repeat(1 + Math.floor(index / 26))} GmbH grew.`,
    );
    const { companies } = detect(
      `${many.join(' ')} Zeta AG grew. Zeta AG fell.`,
      'Zeta AG again. Omega AG too.',
      'Omega AG.',
    );
    expect(companies).toHaveLength(50);
    expect(names(companies).slice(0, 2)).toEqual(['Zeta AG', 'Omega AG']);
  });

  it('finds nothing in empty text, and terminates on hostile text', () => {
    const hostile = [
      '',
      'A. '.repeat(20_000),
      'Jane '.repeat(20_000),
      `${'('.repeat(5000)}CEO${','.repeat(5000)}`,
      'of the '.repeat(20_000),
      '1,'.repeat(50_000),
    ];
    expect(detect(...hostile).people).toEqual([]);
  });

  it('returns plain data', () => {
    const found = detect('Acme CEO Jane Doe spoke.');
    expect(structuredClone(found)).toEqual(found);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});
