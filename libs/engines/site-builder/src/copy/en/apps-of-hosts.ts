import type { SubjectCopy } from '../copy.js';

/** Apps by which somebody receives guests and customers. */
export const APPS_OF_HOSTS = {
  booking: {
    noun: 'Online booking',
    lead: 'Pick a free time, leave your name, done. Two people never get the same slot.',
    what: {
      heading: 'What it does',
      cards: [
        ['Free times at a glance', 'What is taken disappears from the list. What you see, you can have.'],
        ['Booked in one go', 'No account, no password. Choose, fill in, send.'],
        ['All bookings in one place', 'Who runs the calendar sees every booking and can export the list.'],
      ],
    },
    offer: {
      title: 'What to book',
      heading: 'What you can book',
      lead: 'Choose first, then find a time.',
      notes: [
        ['Change of plan', 'Write through the contact form, and the time is free for somebody else.'],
        ['Nothing free?', 'Ask for another day. Cancelled times come back into the list.'],
      ],
    },
    way: {
      title: 'How it works',
      heading: 'How to book',
      lead: 'It takes about as long as reading this.',
      steps: [
        ['Choose a time', 'Pick the day, then one of the free slots.'],
        ['Say who you are', 'Your name, and a way to reach you.'],
        ['Come', 'The slot is kept for you and closed to others.'],
      ],
    },
    about: [
      'Calls back and forth to find a date cost both sides time. A list of free times ends that.',
      'This page does one thing: it brings a time and a name together.',
    ],
    faq: [
      ['Is my booking certain?', 'Once the page confirms it, the slot is closed to others.'],
      ['Can I cancel?', 'Yes, write through the contact form and name the day and time.'],
      ['Do I need an account?', 'No. Your name and a way to reach you are enough.'],
    ],
    call: { heading: 'Find your time', text: 'See what is free and book it now.', action: 'Book a time' },
    earns: 'Paid appointments, or a monthly fee from those who use the calendar.',
  },
  shop: {
    noun: 'Online shop',
    lead: 'Fill the cart, send the order request, get an answer. You pay nothing before it is confirmed.',
    what: {
      heading: 'How shopping works here',
      cards: [
        ['Look around', 'Everything on one page, with its price where one is set.'],
        ['Fill the cart', 'Change amounts as you like. The total adds itself up.'],
        ['Ask for it', 'Your order goes out as a request. You hear back before anything is final.'],
      ],
    },
    offer: {
      title: 'Goods',
      heading: 'What you can order',
      lead: 'The whole selection.',
      notes: [
        ['Payment', 'How you pay is agreed when the order is confirmed. This page asks for no card.'],
        ['Pick-up or shipping', 'Write with your order what you prefer. The answer says what is possible.'],
      ],
    },
    way: {
      title: 'How to order',
      heading: 'From cart to answer',
      lead: 'Three steps without an account.',
      steps: [
        ['Fill the cart', 'Choose goods and amounts.'],
        ['Send the request', 'With your name and a way to reach you.'],
        ['Get the answer', 'Availability, payment and handover are confirmed personally.'],
      ],
    },
    about: [
      'A small shop needs no big machine. It needs clear goods, clear prices and an answer.',
      'If you have a question about something, ask before you order.',
    ],
    faq: [
      ['When do I pay?', 'After your order has been confirmed. How, the confirmation says.'],
      ['Is an order binding?', 'You send a request. It becomes an order when both sides agree.'],
      ['Can I change my order?', 'Yes, write through the contact form as long as it is not confirmed.'],
    ],
    call: {
      heading: 'Found something?',
      text: 'Put it in the cart and ask for it.',
      action: 'Go to the shop',
    },
    earns: 'Sales of goods, minus payment and shipping costs.',
  },
  event: {
    noun: 'Event',
    lead: 'Here you find what is planned, and can say whether you come. Please answer early; it helps with chairs and food.',
    what: {
      heading: 'What awaits you',
      cards: [
        ['People you want to meet', 'The best part of an event stands beside you. Come a little early.'],
        [
          'A plan for the day',
          'Date, place and order of things stand on this site as soon as they are fixed.',
        ],
        ['A seat for you', 'Answer, and we count you in.'],
      ],
    },
    offer: {
      title: 'Programme',
      heading: 'What is planned',
      lead: 'The parts of the day, as far as they are fixed.',
      notes: [
        ['Food and access', 'Tell us with your answer what you do not eat and what you need to take part.'],
        ['Bringing somebody', 'Say how many you are, so that nobody has to stand.'],
      ],
    },
    way: {
      title: 'How to join',
      heading: 'How to take part',
      lead: 'It takes a minute.',
      steps: [
        ['Answer', 'Say whether you come, and how many you are.'],
        ['Note the date', 'Put it into your calendar right away.'],
        ['Come', 'If something gets in the way, write to us.'],
      ],
    },
    about: [
      'Somebody has to begin when people are to meet. So we did.',
      'If you would like to help, with hands or ideas, write to us.',
    ],
    faq: [
      ['Until when can I answer?', 'As early as you can. When all places are taken, the page says so.'],
      ['May I bring somebody?', 'Give the number of people with your answer.'],
      [
        'What if I cannot come after all?',
        'Write through the contact form. Then your place is free for somebody else.',
      ],
    ],
    call: {
      heading: 'Will you be there?',
      text: 'Answer in a minute, and we count you in.',
      action: 'Say you are coming',
    },
    earns: 'Tickets, partners, or a contribution by the guests.',
  },
  waitlist: {
    noun: 'Waitlist',
    lead: 'It is not open yet. Leave your address, and hear first when it is.',
    what: {
      heading: 'Why join now',
      cards: [
        ['Hear it first', 'You get word before it is announced anywhere else.'],
        ['Move up', 'Share your own link. For each person who joins by it, you move up.'],
        ['Have a say', 'Tell us what you hope for while it can still be changed.'],
      ],
    },
    offer: {
      title: 'What is coming',
      heading: 'What we are working on',
      lead: 'As much as can be said today.',
      notes: [
        ['No spam', 'Your address is used for this list only. You can leave at any time.'],
        ['When it starts', 'We name a date when we are sure of it.'],
      ],
    },
    way: {
      title: 'How it works',
      heading: 'How the list works',
      lead: 'First come, first served, with one exception: those who bring friends.',
      steps: [
        ['Join', 'Leave your e-mail address.'],
        ['Share your link', 'You get one of your own. It counts who joins by it.'],
        ['Get the word', 'When it is your turn, we write to you.'],
      ],
    },
    about: [
      'We open when it is good enough to be used, not when a calendar says so.',
      'Until then the list tells us who waits for it, and why.',
    ],
    faq: [
      ['Does joining cost anything?', 'No. And it obliges you to nothing.'],
      [
        'How do I move up?',
        'Share the link that you get when you join. Each person who joins by it moves you up.',
      ],
      ['How do I leave the list?', 'Write through the contact form, and we remove your address.'],
    ],
    call: {
      heading: 'Be there when it opens',
      text: 'Leave your address. It takes a moment.',
      action: 'Join the list',
    },
    earns: 'To be decided; the list shows how many people are interested.',
  },
} satisfies Record<string, SubjectCopy>;
