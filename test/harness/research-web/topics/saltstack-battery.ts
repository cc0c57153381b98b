import type { Topic } from './topic.js';

export const saltstackBattery: Topic = {
  id: 'saltstack-battery',
  subject: 'saltstack battery',
  question: 'What is a saltstack battery, what does it cost and what are its risks?',
  facts: [
    {
      id: 'what',
      page: 'overview',
      sentence:
        'A saltstack battery is a grid battery that stores electricity in layers of sodium salt at 160 degrees Celsius.',
      hosts: ['encyclopedia', 'university', 'magazine'],
    },
    {
      id: 'invented',
      page: 'overview',
      sentence: 'The saltstack battery was invented in 2007 at the Institute of Storage in Pellworth.',
      hosts: ['encyclopedia', 'journal'],
    },
    {
      id: 'efficiency',
      page: 'figures',
      sentence: 'A saltstack battery returns 87 percent of the electricity that is put into it.',
      hosts: ['university', 'journal', 'company'],
    },
    {
      id: 'other-efficiency',
      page: 'figures',
      sentence: 'A saltstack battery returns 71 percent of the electricity that is put into it.',
      hosts: ['preprints', 'forum'],
    },
    {
      id: 'cost',
      page: 'figures',
      sentence: 'The cost of a saltstack battery fell to 118 dollars per kilowatt hour in 2023.',
      hosts: ['agency', 'trade', 'wire'],
    },
    {
      id: 'life',
      page: 'figures',
      sentence: 'Saltstack batteries last for 9,000 cycles, which is about 25 years of daily use.',
      hosts: ['company', 'magazine'],
    },
    {
      id: 'fire',
      page: 'overview',
      sentence: 'Water in the housing is the main risk of a saltstack battery and caused 4 fires since 2015.',
      hosts: ['agency', 'courier'],
    },
    {
      id: 'cooling',
      page: 'overview',
      sentence: 'A saltstack battery that cools below 98 degrees Celsius needs 40 hours to be ready again.',
      hosts: ['university', 'forum'],
    },
    {
      id: 'largest',
      page: 'overview',
      sentence: 'The largest saltstack battery stands in Ardenholt and holds 310 megawatt hours.',
      hosts: ['encyclopedia', 'courier', 'blog'],
    },
    {
      id: 'founder',
      page: 'people',
      sentence: 'Mirela Osgood, founder of Saltstack Power GmbH, holds 31 patents on the battery.',
      hosts: ['company', 'magazine', 'wire'],
    },
    {
      id: 'scientist',
      page: 'people',
      sentence:
        'Dr Piet Anselm, head of research at Saltstack Power GmbH, works on salts that melt at 120 degrees.',
      hosts: ['company', 'journal'],
    },
    {
      id: 'staff',
      page: 'people',
      sentence: 'Saltstack Power GmbH, a maker of batteries, employs 1,450 people in Ardenholt.',
      hosts: ['company', 'trade'],
    },
  ],
  contradiction: ['efficiency', 'other-efficiency'],
  people: [
    { name: 'Mirela Osgood', role: 'founder', company: 'Saltstack Power GmbH' },
    { name: 'Piet Anselm', role: 'head of research', company: 'Saltstack Power GmbH' },
  ],
  companies: [{ name: 'Saltstack Power GmbH', industry: 'batteries', employeeCount: 1450 }],
  table: {
    caption: 'Cost of saltstack batteries',
    header: ['Year', 'Cost (USD per kWh)'],
    rows: [
      ['2017', '342'],
      ['2019', '251'],
      ['2021', '167'],
      ['2023', '118'],
    ],
  },
  tableHosts: ['agency', 'trade'],
};
