import type { SubjectCopy } from '../copy.js';

export const PLACES = {
  lodging: {
    noun: 'Guest house',
    lead: 'Arrive, put down your bag, open the window. The rest of the day has no plan until you make one.',
    what: {
      heading: 'While you are here',
      cards: [
        ['A bed that is ready', 'Clean sheets, a key and somebody who tells you where the light switch is.'],
        ['Mornings', 'Tell us when you get up and what you like. We say what we can offer.'],
        ['The surroundings', 'Ask us where we go ourselves. You get a map and an opinion.'],
      ],
    },
    offer: {
      title: 'Rooms',
      heading: 'Where you sleep',
      lead: 'Choose by view, size or price. If you are unsure, ask us.',
      notes: [
        ['Children, dogs, bicycles', 'Write who and what travels with you. We tell you whether it fits.'],
        ['Arriving late', 'Let us know when you expect to be here. We agree on how you get in.'],
      ],
    },
    way: {
      title: 'Your stay',
      heading: 'How to reserve',
      lead: 'Ask us directly. A stay is reserved once we confirm it.',
      steps: [
        ['Name your dates', 'Arrival, departure, how many people. Tell us if you can shift by a day.'],
        ['Get an offer', 'We answer with a room and its price for these nights.'],
        ['Arrive', 'You know the way, the hour and whom to call on the road.'],
      ],
    },
    about: [
      'A house for guests lives on small things: a warm radiator, a quiet door, an answer at the right moment.',
      'Tell us what you need to sleep well. The rest is our job.',
    ],
    faq: [
      [
        'When can I arrive and leave?',
        'We tell you the hours when we confirm. If yours differ, ask; often it can be arranged.',
      ],
      [
        'Can I cancel?',
        'Our terms come with the offer, before you say yes. Write to us as soon as your plans change.',
      ],
      [
        'How do I get there?',
        'Tell us where you start from. We send you the best way by train, car or on foot.',
      ],
    ],
    call: {
      heading: 'When would you like to come?',
      text: 'Send us your dates. We answer with a room.',
      action: 'Ask for your dates',
    },
    earns: 'Nights, breakfast and extras during the stay.',
  },
  venue: {
    noun: 'Venue',
    lead: 'A room waits for people. See what is on, or fill it with an evening of your own.',
    what: {
      heading: 'What a room can be',
      cards: [
        ['An evening out', 'Come for the programme and stay for the conversation afterwards.'],
        [
          'Your own event',
          'A feast, a talk, a concert, a meeting. Say what you plan, and we look at the room together.',
        ],
        ['A stage', 'You make music, theatre or something without a name? Write to us.'],
      ],
    },
    offer: {
      title: 'Rooms and programme',
      heading: 'What you find here',
      lead: 'Dates, rooms and what belongs to them.',
      notes: [
        [
          'Getting in',
          'Tell us if you need a step-free way or a seat with space. We say what the house allows.',
        ],
        [
          'Sound and light',
          'Ask what is there and what you should bring. Better before than on the evening.',
        ],
      ],
    },
    way: {
      title: 'Hire the room',
      heading: 'From idea to open doors',
      lead: 'Whoever plans an event has many questions. We start with three.',
      steps: [
        ['What and when', 'The occasion, the date, the number of people. Rough is fine.'],
        [
          'Come and see',
          'We walk through the rooms and talk about chairs, sound and the way to the kitchen.',
        ],
        ['Agree', 'You get an offer that names everything. After your yes the date is yours.'],
      ],
    },
    about: [
      'Rooms remember evenings. Our part is to unlock them, light them and keep the exits clear.',
      'What happens in between is up to the people who come.',
    ],
    faq: [
      ['Can I see the rooms first?', 'Yes, write to us and we agree on a time.'],
      [
        'How do I get tickets?',
        'Each event says how. If you are unsure, ask us with the name and date of the event.',
      ],
      [
        'May we bring our own food and drink?',
        'Tell us what you plan. We say what is possible and write it into the offer.',
      ],
    ],
    call: {
      heading: 'Is your date still free?',
      text: 'Tell us what you plan. We look in the calendar.',
      action: 'Ask for a date',
    },
    earns: 'Hire of rooms, tickets, and food and drink on the evening.',
  },
  education: {
    noun: 'School',
    lead: 'Learn it step by step, with somebody who notices where it gets stuck and shows it once more.',
    what: {
      heading: 'How you learn here',
      cards: [
        ['Start at your level', 'We find out together what you already know. Then we begin just beyond it.'],
        ['Doing it yourself', 'Nobody learns by watching alone. You try, we correct, you try again.'],
        ['Questions wanted', 'The question you hardly dare to ask is the one half the room has.'],
      ],
    },
    offer: {
      title: 'Courses',
      heading: 'What you can learn',
      lead: 'Choose a course, or tell us your aim and we suggest one.',
      notes: [
        ['Missed a lesson?', 'Tell us in advance if you can. We explain how to catch up.'],
        ['Material', 'What you need for a course you hear before it begins. Not more than that.'],
      ],
    },
    way: {
      title: 'Enrol',
      heading: 'How to join',
      lead: 'From the first question to the first lesson.',
      steps: [
        ['Tell us your aim', 'What would you like to be able to do, and by when?'],
        ['Find the level', 'A short talk shows which course fits.'],
        ['Begin', 'You get date, place and a list of what to bring.'],
      ],
    },
    about: [
      'Teaching means finding the one explanation that works for this person. If the first does not, there is a second.',
      'We prefer small steps that last to big ones that are forgotten by the weekend.',
    ],
    faq: [
      ['Which level is right for me?', 'Write to us what you know already. A short talk settles the rest.'],
      ['Can I join later?', 'It depends on the course. Ask us; we say honestly whether you can catch up.'],
      [
        'What happens if I miss a lesson?',
        'Tell us, and we explain what was covered and how to make up for it.',
      ],
    ],
    call: {
      heading: 'What would you like to learn?',
      text: 'Tell us your aim and what you know so far.',
      action: 'Ask about a course',
    },
    earns: 'Course fees, single lessons and materials.',
  },
  nonprofit: {
    noun: 'Association',
    lead: 'Some things only change when people do them together. Here you see what we do and where a hand is needed.',
    what: {
      heading: 'What we work on',
      cards: [
        ['The cause', 'We name what is wrong, and what can be done about it from here.'],
        ['The work', 'Much of it is small: meetings, phone calls, boxes to carry. It adds up.'],
        ['The people', 'Whoever has an hour, a skill or a question is welcome.'],
      ],
    },
    offer: {
      title: 'Our work',
      heading: 'What we do',
      lead: 'Our projects, in plain words.',
      notes: [
        ['Where the money goes', 'Ask us. We tell you what a gift is used for before you give it.'],
        ['Working with us', 'Schools, clubs, companies: write to us if you see something to do together.'],
      ],
    },
    way: {
      title: 'Get involved',
      heading: 'How to help',
      lead: 'With time, with a skill or with money. Each of it moves something.',
      steps: [
        ['Get in touch', 'Tell us what you care about and how much time you have.'],
        ['Come along once', 'See how we work, without promising anything.'],
        ['Find your part', 'Regularly or now and then. Both help.'],
      ],
    },
    about: [
      'We are people who do together what nobody manages alone.',
      'We tell you openly what we achieve, what we do not, and what we need for the next step.',
    ],
    faq: [
      ['Do I need experience to help?', 'No. Tell us what you like doing, and we look for a task.'],
      ['What is a donation used for?', 'Ask us about the current project. You learn it before you give.'],
      ['Can I get a receipt?', 'Write to us with your gift. We tell you which proof we may issue.'],
    ],
    call: {
      heading: 'Will you lend a hand?',
      text: 'Write what you would like to do. We answer with a first step.',
      action: 'Get involved',
    },
    earns: 'Donations, membership fees, grants, and proceeds of events.',
  },
} satisfies Record<string, SubjectCopy>;
