import type { BranchCopy } from '../branch.js';

/** Branches of work done for others. */
export const WORK_BRANCHES = {
  cleaning: {
    noun: 'Cleaning',
    lead: 'You open the door and smell that somebody was here. Tell us what should be clean, how often and when.',
    cards: [
      ['Regularly', 'The same day, the same list, so that you need not think of it.'],
      ['Once and thoroughly', 'After the builders, before the move, when spring comes.'],
      ['With care', 'Tell us which surfaces are delicate, and what we should leave alone.'],
    ],
  },
  garden: {
    noun: 'Gardens and landscaping',
    lead: 'A garden is never finished, and that is what is good about it. Tell us how you want to live in yours.',
    cards: [
      ['New gardens', 'Sun, soil, slope and habits: we look before we plan.'],
      ['Upkeep', 'Cutting, mowing, planting. Each at its time of the year.'],
      ['Trees and hedges', 'What may stay, what has to go, and what is allowed when.'],
    ],
  },
  vehicles: {
    noun: 'Vehicle workshop',
    lead: 'It rattles, pulls or does not start. Tell us what you hear, and we find out what it is.',
    cards: [
      ['Finding the fault', 'We look first and talk about the price before we repair.'],
      ['Service', 'Oil, brakes, tyres, chain: what wears gets checked.'],
      ['What can wait', 'We tell you what is urgent and what is not.'],
    ],
  },
  transport: {
    noun: 'Transport',
    lead: 'From here to there, in one piece and at the hour agreed. Tell us what, where and when.',
    cards: [
      ['What it is about', 'People, parcels or a whole flat: size and weight help us plan.'],
      ['The way', 'Stairs, parking, narrow doors. Tell us before, not on the spot.'],
      ['The time', 'We agree on an hour and on how to reach each other on the road.'],
    ],
  },
  sewing: {
    noun: 'Tailoring and repairs',
    lead: 'Too long, too tight, torn or worn out: bring it along. We look at what can be done.',
    cards: [
      ['Alterations', 'Put it on, we pin it, you look in the mirror.'],
      ['Repairs', 'What is well made deserves a second life.'],
      ['Made to measure', 'Fabric, cut, fitting. We tell you how long it takes.'],
    ],
  },
  travel: {
    noun: 'Travel and tours',
    lead: 'Where to, how long, with whom? Tell us what a good day looks like for you, and we plan from there.',
    cards: [
      ['Listening to wishes', 'Early riser or night owl, sea or steps: it all counts.'],
      ['A plan with air', 'Routes, times, places. And room for chance.'],
      ['On the way', 'You know whom to ask if something turns out differently.'],
    ],
  },
  planner: {
    noun: 'Event planning',
    lead: 'You look forward to the day; we keep the list. Tell us the date, the guests and the dream.',
    cards: [
      ['The idea', 'What should people still talk about at breakfast?'],
      ['The budget', 'Written down early, looked at often.'],
      ['The day', 'Somebody has the schedule in hand. It need not be you.'],
    ],
  },
  property: {
    noun: 'Property',
    lead: 'A home is found with patience and good questions. Tell us what you look for, or what you want to part with.',
    cards: [
      ['Searching', 'Say what you need and what you could do without.'],
      ['Selling and letting', 'A sober look at the value, and honest pictures.'],
      ['Viewing', 'Come twice, at different hours. Ask everything.'],
    ],
  },
  photo: {
    noun: 'Photography and film',
    lead: 'Most people say that they do not look good in pictures. That is our job, not yours.',
    cards: [
      ['Before', 'Place, light, clothes, mood: a short talk saves a long day.'],
      ['During', 'You need not pose. We look, wait and press the button.'],
      ['After', 'You get a selection, and we agree on what may be used where.'],
    ],
  },
  music: {
    noun: 'Music',
    lead: 'Turn it up, or come and hear it in the room. For dates, bookings and everything else: write to us.',
    heading: 'To hear and to book',
    cards: [
      ['On stage', 'Tell us the place, the hour and who will be listening.'],
      ['For your occasion', 'A wedding, an opening, a farewell: we talk about what should be played.'],
      ['In the studio', 'Recordings, lessons, joint projects. Ask us.'],
    ],
    steps: [
      ['Tell us the date', 'Place, hour, occasion, and how much room there is.'],
      ['Talk about the music', 'Which pieces, how long, how loud, with which equipment.'],
      ['We play', 'You hear in good time when we arrive and what we need.'],
    ],
    faq: [
      [
        'What does a performance cost?',
        'That depends on the place, the length and the journey. Write to us with the date, and you get a quote.',
      ],
      ['What do you need on the spot?', 'Power, room and a dry place. The rest we tell you before the day.'],
      ['Can we wish for a piece?', 'Yes, tell us early. We say honestly whether we can play it.'],
    ],
  },
  writing: {
    noun: 'Writing',
    lead: 'Texts are made alone and read alone, and in between lies a conversation. Here it begins.',
    cards: [
      ['To read', 'What there is, and where to start. Ask if you cannot decide.'],
      ['Readings', 'For bookshops, schools and libraries: write with place and date.'],
      ['On commission', 'Say what it is for, who reads it and when it is due.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
