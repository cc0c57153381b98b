import type { Topic } from './topic.js';

export const dulseFarming: Topic = {
  id: 'dulse-farming',
  subject: 'vertical dulse farming',
  question: 'What are the benefits and the yield of vertical dulse farming?',
  facts: [
    {
      id: 'what',
      page: 'overview',
      sentence: 'Vertical dulse farming grows the seaweed dulse on nets in tanks that are 9 metres high.',
      hosts: ['encyclopedia', 'agency', 'blog'],
    },
    {
      id: 'begun',
      page: 'overview',
      sentence: 'The first plant for vertical dulse farming was built in Veldry in 2011.',
      hosts: ['encyclopedia', 'magazine'],
    },
    {
      id: 'water',
      page: 'overview',
      sentence: 'A benefit of vertical dulse farming is that it needs 96 percent less water than lettuce.',
      hosts: ['university', 'magazine', 'trade'],
    },
    {
      id: 'protein',
      page: 'overview',
      sentence: 'Dulse from vertical farming holds 19 grams of protein in 100 grams of dry weight.',
      hosts: ['journal', 'encyclopedia'],
    },
    {
      id: 'yield',
      page: 'figures',
      sentence: 'The yield of vertical dulse farming is 44 kilograms of seaweed per square metre and year.',
      hosts: ['agency', 'journal', 'trade'],
    },
    {
      id: 'other-yield',
      page: 'figures',
      sentence: 'The yield of vertical dulse farming is 27 kilograms of seaweed per square metre and year.',
      hosts: ['preprints'],
    },
    {
      id: 'energy',
      page: 'figures',
      sentence: 'Lamps and pumps of a dulse farm use 5.2 kilowatt hours for each kilogram of seaweed.',
      hosts: ['university', 'wire'],
    },
    {
      id: 'price',
      page: 'figures',
      sentence: 'Farmed dulse sold for 38 euros a kilogram in 2022, dried and packed.',
      hosts: ['trade', 'courier'],
    },
    {
      id: 'disease',
      page: 'figures',
      sentence: 'Red mould destroyed 12 percent of the dulse harvest in 2020.',
      hosts: ['agency', 'forum'],
    },
    {
      id: 'manager',
      page: 'people',
      sentence:
        'Yasmin Thorvald, managing director of Veldry Sea Farms Ltd, opened a second dulse plant in 2021.',
      hosts: ['company', 'courier'],
    },
    {
      id: 'biologist',
      page: 'people',
      sentence: 'Dr Hugo Penrose, marine biologist at the University of Corvane, bred 6 strains of dulse.',
      hosts: ['university', 'magazine'],
    },
    {
      id: 'staff',
      page: 'people',
      sentence: 'Veldry Sea Farms Ltd, a food company, employs 85 people in vertical dulse farming.',
      hosts: ['company', 'trade'],
    },
  ],
  contradiction: ['yield', 'other-yield'],
  people: [
    { name: 'Yasmin Thorvald', role: 'managing director', company: 'Veldry Sea Farms Ltd' },
    { name: 'Hugo Penrose', role: 'marine biologist', company: 'University of Corvane' },
  ],
  companies: [{ name: 'Veldry Sea Farms Ltd', industry: 'food', employeeCount: 85 }],
  table: {
    caption: 'Harvest of vertical dulse farming',
    header: ['Year', 'Harvest (tonnes)', 'Price (EUR per kg)'],
    rows: [
      ['2018', '120', '45'],
      ['2019', '155', '43'],
      ['2020', '149', '41'],
      ['2021', '198', '39'],
      ['2022', '231', '38'],
    ],
  },
  tableHosts: ['agency', 'journal'],
};
