import type { SubjectCopy } from '../copy.js';

export const FOOD = {
  food_shop: {
    noun: 'Food shop',
    lead: 'Come in, look at the counter and ask what is best today. We tell you what is in it and how to keep it.',
    what: {
      heading: 'Over the counter',
      cards: [
        [
          'Today at the counter',
          'What is ready lies in front of you. Ask for a piece, a bag or a whole tray.',
        ],
        ['What is in it', 'We name ingredients and allergens before you buy. Just ask.'],
        ['Set aside for you', 'Tell us what you need and when. We put your name on it.'],
      ],
    },
    offer: {
      title: 'Our goods',
      heading: 'What we make and sell',
      lead: 'The counter changes with the day. These are the things to ask for.',
      notes: [
        [
          'Keeping it fresh',
          'Ask how to store what you buy and when it tastes best. The answer differs from piece to piece.',
        ],
        [
          'Larger amounts',
          'A party, an office, a feast day: write early, so that we can plan it into the day.',
        ],
      ],
    },
    way: {
      title: 'Order ahead',
      heading: 'How to order ahead',
      lead: 'Send us your wishes. An order counts once we have confirmed it.',
      steps: [
        ['Say what and how much', 'Name the goods, the amount and the day on which you need them.'],
        ['Wait for our word', 'We check what is possible and confirm, or suggest something close to it.'],
        ['Pick it up', 'Your order waits at the counter under your name.'],
      ],
    },
    about: [
      'Food is a craft of small decisions: what goes in, how long it takes, when it is ready. We like to talk about each of them.',
      'If you come with a question, come to the counter. If you come from afar, write first, and we tell you what to expect.',
    ],
    faq: [
      [
        'Which allergens are in it?',
        'Ask before you buy, and we go through the ingredients with you. If you have a severe allergy, please say so first.',
      ],
      [
        'Can I order a larger amount?',
        'Yes, send a request with the day and the amount. We answer whether it fits.',
      ],
      [
        'How do I keep what I bought?',
        'That depends on the piece. We tell you when we hand it over; you can also write to us later.',
      ],
    ],
    call: {
      heading: 'Shall we set something aside?',
      text: 'Tell us what you would like and when you come by.',
      action: 'Order ahead',
    },
    earns: 'Sales over the counter, orders for pick-up, and larger orders for events and offices.',
  },
  restaurant: {
    noun: 'Restaurant',
    lead: 'Take a seat and take your time. Read the menu here, ask for a table, and leave the cooking to us.',
    what: {
      heading: 'At the table',
      cards: [
        ['Cooked to order', 'Your plate is made when you ask for it. Tell us what to leave out.'],
        [
          'Something to drink',
          'Ask what goes with your dish. We are happy to suggest a glass, with or without alcohol.',
        ],
        ['Room for guests', 'For two or for a long table: say how many you are, and we see what we can do.'],
      ],
    },
    offer: {
      title: 'Menu',
      heading: 'From the kitchen',
      lead: 'Have a look before you come. What is on the table today, we tell you on the spot.',
      notes: [
        [
          'Allergies and diets',
          'Tell us with your request or at the table. We say plainly what we can change and what we cannot.',
        ],
        ['With children', 'Ask for a smaller plate or a quiet corner. We do what the room allows.'],
      ],
    },
    way: {
      title: 'Reservations',
      heading: 'How to get a table',
      lead: 'Send a request with day, hour and number of guests. The table is yours once we confirm.',
      steps: [
        ['Choose day and hour', 'Name a second choice too, if you are flexible.'],
        [
          'Tell us who comes',
          'How many you are, who eats what, and whether there is something to celebrate.',
        ],
        ['Get our answer', 'We confirm your table or offer another time.'],
      ],
    },
    about: [
      'A good meal begins before the first plate: with a table that is ready, and somebody who knows the menu.',
      'We cook, you talk. If something is not as you hoped, tell us while you are here, and we can put it right.',
    ],
    faq: [
      [
        'Do I need a reservation?',
        'It is the safe way, most of all in the evening and with several guests. Without one, just ask at the door.',
      ],
      [
        'Can you cook around an allergy?',
        'Tell us before you order. We name the ingredients and say what is possible.',
      ],
      [
        'What if I am late or cannot come?',
        'Please let us know as soon as you can. Somebody else may be waiting for the table.',
      ],
    ],
    call: {
      heading: 'A table for you?',
      text: 'Tell us when you would like to come and how many you will be.',
      action: 'Request a table',
    },
    earns: 'Meals and drinks at the table, and evenings booked by groups.',
  },
  cafe: {
    noun: 'Café',
    lead: 'A cup, a seat and a moment for yourself. Come alone with a book or bring the friend you have not seen for too long.',
    what: {
      heading: 'Reasons to sit down',
      cards: [
        ['A cup as you like it', 'Strong, mild, with milk or without. Tell us, and we make it that way.'],
        ['Something beside it', 'Look at the counter, then choose with your eyes.'],
        ['Stay or go', 'Drink it at the table or take it along. Bring your own cup if you like.'],
      ],
    },
    offer: {
      title: 'Menu',
      heading: 'To drink and to eat',
      lead: 'What you find with us. The counter may hold a surprise or two.',
      notes: [
        ['Milk, sugar, nuts', 'Ask what is in your cup or cake. We are glad to look it up.'],
        ['For a group', 'Coming with several people? Write first, and we try to push tables together.'],
      ],
    },
    way: {
      title: 'Your visit',
      heading: 'How it goes here',
      lead: 'There is not much to know. But it is nice to know it.',
      steps: [
        ['Come in', 'Find a seat that you like. By the window if one is free.'],
        ['Order', 'At the counter or at the table: we tell you when you come in.'],
        ['Stay a while', 'Read, talk, look out. A second cup is easily made.'],
      ],
    },
    about: [
      'A café is a living room that belongs to the whole street. We look after the cups, the tables and the mood.',
      'You need no reason to come. A free half hour is enough.',
    ],
    faq: [
      [
        'Can I work with a laptop?',
        'Ask us at the counter. When it is full, we are glad if tables are shared.',
      ],
      [
        'Do you have something without milk or gluten?',
        'Ask what there is today. We name the ingredients of everything on the counter.',
      ],
      ['May my dog come in?', 'Ask at the door, and mind the other guests. We find an answer for today.'],
    ],
    call: {
      heading: 'The next cup is yours',
      text: 'See when we are open and how to find us.',
      action: 'Plan your visit',
    },
    earns: 'Drinks, cakes and small dishes, at the table and to take away.',
  },
} satisfies Record<string, SubjectCopy>;
