import type { Topic } from './topic.js';

export const tidalBarrage: Topic = {
  id: 'tidal-barrage',
  subject: 'Marrow Sound tidal barrage',
  question: 'How much does the Marrow Sound tidal barrage cost and how much electricity does it generate?',
  facts: [
    {
      id: 'what',
      page: 'overview',
      sentence:
        'The Marrow Sound tidal barrage is a dam with turbines that closes the mouth of the Marrow estuary over a length of 2.4 kilometres.',
      hosts: ['encyclopedia', 'agency', 'magazine'],
    },
    {
      id: 'opened',
      page: 'overview',
      sentence: 'The Marrow Sound tidal barrage was opened in May 2014 after six years of construction.',
      hosts: ['encyclopedia', 'courier'],
    },
    {
      id: 'turbines',
      page: 'overview',
      sentence: 'The tidal barrage has 18 bulb turbines of 11 megawatts each.',
      hosts: ['encyclopedia', 'company', 'journal'],
    },
    {
      id: 'cost',
      page: 'figures',
      sentence: 'Construction of the Marrow Sound tidal barrage cost 640 million euros.',
      hosts: ['encyclopedia', 'agency', 'wire'],
    },
    {
      id: 'other-cost',
      page: 'figures',
      sentence: 'Construction of the Marrow Sound tidal barrage cost 910 million euros.',
      hosts: ['magazine'],
    },
    {
      id: 'output',
      page: 'figures',
      sentence: 'The Marrow Sound tidal barrage generates 480 gigawatt hours of electricity a year.',
      hosts: ['agency', 'company', 'university'],
    },
    {
      id: 'homes',
      page: 'figures',
      sentence: 'The electricity of the tidal barrage covers the demand of 130,000 homes.',
      hosts: ['company', 'courier'],
    },
    {
      id: 'upkeep',
      page: 'figures',
      sentence: 'Upkeep of the barrage takes 14 million euros a year, most of it for the turbines.',
      hosts: ['trade', 'agency'],
    },
    {
      id: 'silt',
      page: 'figures',
      sentence: 'Silt behind the Marrow Sound barrage has grown by 3 centimetres a year since the opening.',
      hosts: ['university', 'journal'],
    },
    {
      id: 'fish',
      page: 'overview',
      sentence: 'A survey found that 92 percent of eels pass the turbines of the barrage unharmed.',
      hosts: ['journal', 'preprints'],
    },
    {
      id: 'director',
      page: 'people',
      sentence: 'Ilse Harkness, chief executive of Marrow Tidal Ltd, has led the tidal barrage since 2019.',
      hosts: ['company', 'courier', 'trade'],
    },
    {
      id: 'engineer',
      page: 'people',
      sentence: 'Tomas Brandvold, chief engineer at Marrow Tidal Ltd, designed the gates of the barrage.',
      hosts: ['company', 'magazine'],
    },
    {
      id: 'researcher',
      page: 'people',
      sentence:
        'Professor Adaeze Lindqvist of the University of Corvane has measured the tides in Marrow Sound for 12 years.',
      hosts: ['university', 'blog'],
    },
    {
      id: 'staff',
      page: 'people',
      sentence: 'Marrow Tidal Ltd, an energy company, employs 210 people at the barrage.',
      hosts: ['company', 'trade'],
    },
  ],
  contradiction: ['cost', 'other-cost'],
  people: [
    { name: 'Ilse Harkness', role: 'chief executive', company: 'Marrow Tidal Ltd' },
    { name: 'Tomas Brandvold', role: 'chief engineer', company: 'Marrow Tidal Ltd' },
    { name: 'Adaeze Lindqvist', role: 'professor', company: 'University of Corvane' },
  ],
  companies: [{ name: 'Marrow Tidal Ltd', industry: 'energy', employeeCount: 210 }],
  table: {
    caption: 'Electricity of the Marrow Sound tidal barrage',
    header: ['Year', 'Electricity (GWh)', 'Days out of service'],
    rows: [
      ['2018', '452', '21'],
      ['2019', '461', '18'],
      ['2020', '470', '15'],
      ['2021', '466', '19'],
      ['2022', '478', '12'],
      ['2023', '480', '11'],
    ],
  },
  tableHosts: ['agency', 'university'],
};
