import type { SubjectCopy } from '../copy.js';

export const TRADE = {
  trades: {
    noun: 'Trade business',
    lead: 'Tell us what is broken, planned or overdue. We look at it, name a price and then get to work.',
    what: {
      heading: 'What you can call us for',
      cards: [
        ['Repairs', 'Something drips, sticks or gives no sign of life. Describe it, best with a picture.'],
        ['New work', 'From the first idea to the last screw: say what it should become.'],
        ['Upkeep', 'What is looked after in time costs less later. We tell you what can wait.'],
      ],
    },
    offer: {
      title: 'Services',
      heading: 'What we do',
      lead: 'The work that we take on. If yours is not here, ask; we say yes or no quickly.',
      notes: [
        ['Before we start', 'Ask for scope and price in writing. Then both sides mean the same job.'],
        ['When we are done', 'We walk through the work with you. Say at once if something is not right.'],
      ],
    },
    way: {
      title: 'Get a quote',
      heading: 'From call to finished job',
      lead: 'The better we know the job, the closer the quote.',
      steps: [
        ['Describe the job', 'Where, what, since when, and by when. Measurements help.'],
        ['Get a quote', 'We ask what is missing, come and look if needed, and send you a price.'],
        ['We do it', 'You choose the day. We come, work and clear up.'],
      ],
    },
    about: [
      'Our work is easy to judge: you see whether it was done properly. Or not.',
      'We would rather say no to a job than do it by halves.',
    ],
    faq: [
      [
        'What does a quote need?',
        'A short description, the place, pictures if you have some, and your preferred date.',
      ],
      [
        'How soon can you come?',
        'That depends on the job and the week. Tell us how urgent it is, and we name a date.',
      ],
      [
        'Do I have to be at home?',
        'For the first look it helps. For the rest we agree with you how to get in.',
      ],
    ],
    call: {
      heading: 'What needs doing?',
      text: 'Describe it in a few lines. You get an answer with a next step.',
      action: 'Ask for a quote',
    },
    earns: 'Jobs by quote or by the hour, material, and maintenance contracts.',
  },
  retail: {
    noun: 'Shop',
    lead: 'Things that you can pick up, turn over and ask about. Come by and take your time.',
    what: {
      heading: 'On our shelves',
      cards: [
        ['Touch before you buy', 'Try it, hold it, compare it. That is what a shop is for.'],
        ['Honest advice', 'We also tell you what you do not need.'],
        ['A gift in mind?', 'Describe the person, not the thing. We look for it together.'],
      ],
    },
    offer: {
      title: 'Range',
      heading: 'A look at the shelves',
      lead: 'Some of what you find with us. The shop holds more than a page can.',
      notes: [
        ['Not on the shelf?', 'Ask us. If it can be had, we find out where and at what price.'],
        [
          'Keep the receipt',
          'If something is wrong with what you bought, bring both along and we talk about it.',
        ],
      ],
    },
    way: {
      title: 'How to buy',
      heading: 'From shelf to door',
      lead: 'In person it is nicest. But you need not come in vain.',
      steps: [
        ['Ask first', 'Write what you are looking for. We tell you whether it is there.'],
        ['Have a look', 'Come in, try it, compare it.'],
        ['Take it along', 'Or think it over. The shelf is patient.'],
      ],
    },
    about: [
      'A shop is a selection. Somebody decided what stands here and what does not, and can tell you why.',
      'Ask for that reason. It is the best part of the job.',
    ],
    faq: [
      ['Is it in stock?', 'Write to us what you are looking for, and we look on the shelf.'],
      ['Can you put something aside?', 'Ask us, and tell us when you come. We confirm what we hold for you.'],
      [
        'Can I bring something back?',
        'Come by with the item and the receipt and talk to us. If it is faulty, you have rights by law anyway.',
      ],
    ],
    call: {
      heading: 'Looking for something?',
      text: 'Tell us what it is. We look, then we answer.',
      action: 'Ask about an item',
    },
    earns: 'Sales in the shop, and orders on request.',
  },
} satisfies Record<string, SubjectCopy>;
