import type { SubjectCopy } from '../copy.js';

export const CARE = {
  beauty: {
    noun: 'Salon',
    lead: 'We look, listen and then begin. You leave the way you wanted to, and know how to keep it at home.',
    what: {
      heading: 'Time for you',
      cards: [
        ['First a talk', 'What do you like, what never worked? We start there.'],
        ['Then the work', 'One appointment, one person, one pair of hands that knows what was agreed.'],
        ['And at home', 'We show you how to keep it up, with what you have on the shelf.'],
      ],
    },
    offer: {
      title: 'Treatments',
      heading: 'What we do',
      lead: 'Choose what you need. If you are unsure, describe it, and we suggest something.',
      notes: [
        [
          'Skin and allergies',
          'Tell us what you do not tolerate. We check the ingredients, or test a small spot first.',
        ],
        ['How long it takes', 'Hair, skin and nails differ. We tell you the time before we start.'],
      ],
    },
    way: {
      title: 'Appointments',
      heading: 'How to get an appointment',
      lead: 'Send a request. The hour is yours once we confirm it.',
      steps: [
        ['Choose', 'Pick a treatment, or describe what you have in mind.'],
        ['Name your times', 'Two or three suggestions help us find a match.'],
        ['Come as you are', 'We confirm the appointment and tell you if there is anything to prepare.'],
      ],
    },
    about: [
      'Good work in this trade is mostly listening. The rest is practice, clean tools and a steady hand.',
      'We tell you honestly when something will not suit or will not last. You decide.',
    ],
    faq: [
      [
        'How do I prepare?',
        'Come as you are. If a treatment needs preparation, we tell you when we confirm.',
      ],
      ['What if I do not like it?', 'Say so at once, best while you are still here. We look at it together.'],
      [
        'Can I move my appointment?',
        'Yes, please write or call as early as you can, so that somebody else may have the time.',
      ],
    ],
    call: {
      heading: 'When would suit you?',
      text: 'Tell us what you would like and which times work.',
      action: 'Request an appointment',
    },
    earns: 'Treatments by appointment, vouchers, and care products for home.',
  },
  health: {
    noun: 'Practice',
    lead: 'Tell us what troubles you. We take the time to listen, examine and explain before anything is decided.',
    what: {
      heading: 'How we can help',
      cards: [
        [
          'Listening first',
          'When did it start, what makes it better, what worse? Your answers lead the way.',
        ],
        ['Plain explanations', 'We say what we found in words that you can repeat at home.'],
        [
          'Decisions together',
          'You learn what speaks for and against each option. Nothing happens without your yes.',
        ],
      ],
    },
    offer: {
      title: 'Services',
      heading: 'What we treat',
      lead: 'An overview. If your concern is not on the list, ask; we tell you whether we are the right place.',
      notes: [
        [
          'Papers to bring',
          'Earlier findings, a list of your medicines and your insurance details save time.',
        ],
        ['In an emergency', 'Do not write to us. Call the emergency number of your country.'],
      ],
    },
    way: {
      title: 'First visit',
      heading: 'Your first visit',
      lead: 'So that you know what to expect before you come.',
      steps: [
        [
          'Ask for an appointment',
          'Say in a few words what it is about and when you can come. Leave out private details.',
        ],
        ['Talk and examination', 'We ask, look and explain what we see.'],
        ['A plan', 'You go home knowing what comes next, and whom to ask.'],
      ],
    },
    about: [
      'Care begins with attention. We ask questions until we understand, and answer yours until you do.',
      'What you tell us stays with us.',
    ],
    faq: [
      [
        'What should I bring to the first visit?',
        'Earlier findings if you have any, a list of your medicines, and the questions that you want answered.',
      ],
      [
        'Who pays for it?',
        'That depends on the treatment and on your insurance. Ask us before the first appointment.',
      ],
      ['What if I cannot come?', 'Please cancel as early as you can. Somebody else may need the time.'],
    ],
    call: {
      heading: 'How can we help?',
      text: 'Ask for an appointment. We answer with a time.',
      action: 'Request an appointment',
    },
    earns: 'Treatments and consultations, paid by patients or their insurance.',
  },
  fitness: {
    noun: 'Studio for movement',
    lead: 'Start where you are today. We show you the next step, and the one after that.',
    what: {
      heading: 'What training here is like',
      cards: [
        [
          'Beginners welcome',
          'Nobody needs to be fit before the first hour. That is what the hours are for.',
        ],
        ['Technique first', 'A clean movement before a fast or heavy one. We look and correct.'],
        [
          'A rhythm that holds',
          'A fixed day is worth more than a firm resolution. Find the one that suits you.',
        ],
      ],
    },
    offer: {
      title: 'Classes',
      heading: 'Classes and training',
      lead: 'Find what suits your body, your week and your mood.',
      notes: [
        [
          'What to wear',
          'Clothes that you can move in and something to drink. We tell you if a class needs more.',
        ],
        ['After an injury', 'Tell us before you begin, and ask your doctor. We adapt the exercises.'],
      ],
    },
    way: {
      title: 'Get started',
      heading: 'Your first hour',
      lead: 'Three small steps, then you are on the floor.',
      steps: [
        ['Write to us', 'Tell us what you have done so far and what you would like to do.'],
        ['Try it', 'We suggest a class or hour that fits, and tell you what to bring.'],
        ['Decide afterwards', 'See how it felt the next morning. Then choose.'],
      ],
    },
    about: [
      'Movement is not a contest. It is a habit, and habits grow best in company.',
      'We keep groups where everybody is seen, and say so when an exercise is not for you.',
    ],
    faq: [
      [
        'Am I fit enough?',
        'Yes. Exercises can be made easier or harder. If you have a medical condition, ask your doctor first.',
      ],
      [
        'What do I need for the first class?',
        'Comfortable clothes, something to drink and a little time before the start.',
      ],
      [
        'Can I try before I decide?',
        'Ask us. We tell you what is possible for the class that you have in mind.',
      ],
    ],
    call: {
      heading: 'Ready for the first step?',
      text: 'Tell us what you would like to try. We find the class for it.',
      action: 'Ask for a first hour',
    },
    earns: 'Single hours, multi-visit passes and memberships; personal training.',
  },
} satisfies Record<string, SubjectCopy>;
