import type { SubjectCopy } from '../copy.js';

export const FARM = {
  farm: {
    noun: 'Farm',
    lead: 'What grows here follows the season. See what there is, ask what comes next, and fetch it where it grew.',
    what: {
      heading: 'From field and yard',
      cards: [
        ['By the season', 'Sun, rain and frost write the list. Ask what is ready this week.'],
        ['Close to the source', 'You talk to the people who sow and harvest. Ask them anything.'],
        ['To cook with', 'Not sure what to do with it? We tell you how we eat it ourselves.'],
      ],
    },
    offer: {
      title: 'Produce',
      heading: 'What the land gives',
      lead: 'A list to choose from. Nature decides what is there on the day.',
      notes: [
        [
          'When there is none',
          'Some things are ripe for a short while only. Ask, and we tell you when to come back.',
        ],
        ['For kitchens and shops', 'Need more than a basket? Write to us with amounts and days.'],
      ],
    },
    way: {
      title: 'How to buy',
      heading: 'From our field to your table',
      lead: 'Write before you come, so that nobody drives in vain.',
      steps: [
        ['Ask what is ready', 'Tell us what you look for. We answer with what there is.'],
        ['Order your share', 'Name amount and day. We confirm what we can harvest for you.'],
        ['Fetch it', 'Come at the time agreed and bring a basket.'],
      ],
    },
    about: [
      'Work on the land starts early and is never quite done. What we sell is what comes of it.',
      'Whoever wants to know how something was grown gets an answer, from the people who did it.',
    ],
    faq: [
      ['What is in season?', 'That changes from week to week. Write to us or ask when you come.'],
      [
        'How do you grow it?',
        'Ask us about soil, water and plant care. We tell you as it is, field by field.',
      ],
      [
        'Can we come and look?',
        'Please write first. A farm is a workplace, and then somebody has time for you.',
      ],
    ],
    call: {
      heading: 'What would you like to cook?',
      text: 'Ask what is ready, and we put it aside for you.',
      action: 'Ask what is ready',
    },
    earns: 'Produce sold directly to households, and to kitchens and shops nearby.',
  },
} satisfies Record<string, SubjectCopy>;
