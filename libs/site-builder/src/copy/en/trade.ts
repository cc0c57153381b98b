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
      'Our trade is easy to judge: it holds, it is tight, it works. Or it does not.',
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
  professional: {
    noun: 'Consultancy',
    lead: 'You bring the question. We sort the facts, show the options and say what we would do.',
    what: {
      heading: 'What we take off your desk',
      cards: [
        [
          'A clear picture',
          'Where do things stand, what is urgent, what only looks urgent? That comes first.',
        ],
        ['Options with consequences', 'Each way has its price and its risk. We write both down.'],
        ['Work that gets done', 'Letters, figures, deadlines: agreed in advance, then ticked off.'],
      ],
    },
    offer: {
      title: 'Services',
      heading: 'What we do for you',
      lead: 'The fields in which we work. At the edges we tell you who knows better.',
      notes: [
        [
          'Confidential',
          'What you tell us stays between us. Please send sensitive papers only after we have agreed on a way.',
        ],
        ['Fees', 'You learn how we charge before the work begins. In writing.'],
      ],
    },
    way: {
      title: 'How we work',
      heading: 'How we work together',
      lead: 'No long forms. A conversation, then a plan.',
      steps: [
        [
          'First conversation',
          'You describe the matter; we ask. At the end both sides know whether it fits.',
        ],
        ['Proposal', 'Scope, schedule and fee on paper. You decide at your desk, not at ours.'],
        ['Work and report', 'You hear where things stand without having to ask.'],
      ],
    },
    about: [
      'Good advice can be recognised: afterwards the matter is simpler than before.',
      'So we ask until we understand it, and only then give an answer.',
    ],
    faq: [
      [
        'What should I prepare?',
        'The question in two or three sentences, any deadline, and a list of the papers that exist.',
      ],
      ['How are fees set?', 'By the matter, the effort and what we agree. You know it before we start.'],
      [
        'How do we stay in touch?',
        'As you prefer: in person, by phone or in writing. We agree on it in the first conversation.',
      ],
    ],
    call: {
      heading: 'What is it about?',
      text: 'A few lines are enough. We answer with a time for a first conversation.',
      action: 'Arrange a conversation',
    },
    earns: 'Fees by the hour, by the project or as a monthly retainer.',
  },
  studio: {
    noun: 'Studio',
    lead: 'You have a reason and a deadline. We find the form for it, and show every step on the way.',
    what: {
      heading: 'What we make of it',
      cards: [
        ['Listening for the point', 'What should change when it is out in the world? We begin with that.'],
        ['Drafts you can hold', 'Early, rough and several. It is easier to choose than to imagine.'],
        ['Finished work', 'Files, prints, pieces: handed over complete and in order.'],
      ],
    },
    offer: {
      title: 'Services',
      heading: 'What you can ask us for',
      lead: 'Commissions large and small. The first conversation shows which.',
      notes: [
        ['Rights of use', 'Where, how long and for what: we settle it with the quote, in plain words.'],
        ['Rounds of changes', 'We agree on how many before we begin. So nobody has to count later.'],
      ],
    },
    way: {
      title: 'Process',
      heading: 'From brief to finished piece',
      lead: 'Three stages, and after each one you decide how it goes on.',
      steps: [
        ['Brief', 'Tell us the purpose, the audience, the deadline and what you can spend.'],
        ['Draft', 'You see directions, not decorations. We talk about what works.'],
        ['Delivery', 'We finish it, hand it over and stay reachable for questions.'],
      ],
    },
    about: [
      'Making things means leaving things out. Most of our work is finding what may go.',
      'We like clear briefs, frank words and deadlines that mean something.',
    ],
    faq: [
      [
        'What does a project cost?',
        'That depends on scope, use and time. Describe it, and you get a quote to decide on.',
      ],
      [
        'How long does it take?',
        'Tell us your date first. We say whether it is realistic and what it needs from you.',
      ],
      ['What if I do not like the drafts?', 'Then we talk about why. That is what drafts are for.'],
    ],
    call: {
      heading: 'What are you working on?',
      text: 'Send us the idea, however rough. We answer with questions and a next step.',
      action: 'Describe a project',
    },
    earns: 'Commissions by quote, day rates, and licences for use.',
  },
} satisfies Record<string, SubjectCopy>;
