import type { SubjectCopy } from '../copy.js';

export const SERVICES = {
  professional: {
    noun: 'Consultancy',
    lead: 'You bring the question. We sort the facts, show the options and say what we would do.',
    what: {
      heading: 'How we help',
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
