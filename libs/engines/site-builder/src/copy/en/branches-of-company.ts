import type { BranchCopy } from '../branch.js';

/** Branches of doing and staying together. */
export const COMPANY_BRANCHES = {
  yoga: {
    noun: 'Yoga and pilates',
    lead: 'Roll out the mat, arrive, breathe. Nobody here counts who bends the furthest.',
    cards: [
      ['For beginners', 'Each posture has an easier form. We show it.'],
      ['Breath first', 'When the breath gets short, the movement gets smaller.'],
      ['Quiet at the end', 'The last minutes belong to doing nothing.'],
    ],
  },
  dance: {
    noun: 'Dance school',
    lead: 'Count to eight and begin again. With music it is more fun than it sounds.',
    cards: [
      ['First steps', 'Alone or with a partner: come as you are.'],
      ['Learning in layers', 'First the feet, then the rest. The smile comes by itself.'],
      ['Dancing together', 'Practice makes it light. Company makes it fun.'],
    ],
  },
  languages: {
    noun: 'Language school',
    lead: 'A language is learned by mouth. From the first hour you speak, with mistakes and with courage.',
    cards: [
      ['Speaking at once', 'Short sentences that you need today.'],
      ['Mistakes are welcome', 'They show what comes next. We note them and go on.'],
      ['For a purpose', 'Travel, exam, work or love: tell us why, and we choose the words.'],
    ],
  },
  driving: {
    noun: 'Driving school',
    lead: 'The first time in the driver’s seat everybody is nervous. We take the time until it feels natural.',
    cards: [
      ['Theory', 'Signs and rules, explained so that they make sense on the road.'],
      ['Practice', 'First the quiet street, then the roundabout, then the motorway.'],
      ['The test', 'We say when you are ready. Not before.'],
    ],
  },
  church: {
    noun: 'Congregation',
    lead: 'A door that is open to all who believe, doubt or just want to sit in the quiet. Come in.',
    heading: 'What happens here',
    cards: [
      ['Services', 'Come as you are. Nobody minds if you do not know the words.'],
      ['In between', 'Groups, meals, music, conversation: the week is longer than one day.'],
      ['When it is hard', 'Somebody listens. Write or come by.'],
    ],
    offerTitle: 'Life here',
  },
  club: {
    noun: 'Club',
    lead: 'Alone it is practice, together it is fun. Come and join in; trying costs only courage.',
    heading: 'What we do together',
    cards: [
      ['Regular meetings', 'A fixed day in the week that belongs to this.'],
      ['New faces', 'Beginners are looked after. All of us were new once.'],
      ['Lending a hand', 'Chairs, cakes, accounts: a club lives on small favours.'],
    ],
    offerTitle: 'What we offer',
  },
  museum: {
    noun: 'Museum and gallery',
    lead: 'Stand still before one thing, longer than usual. Then it begins to speak.',
    heading: 'When you come',
    cards: [
      ['Looking', 'Take your time. Three pieces seen are more than thirty passed.'],
      ['Guided visits', 'For groups, schools and the curious: ask for a date.'],
      ['Behind it', 'Ask how a piece came here. Often that is the better story.'],
    ],
    offerTitle: 'On show',
  },
  coworking: {
    noun: 'Coworking space',
    lead: 'A desk, a door that closes, and people who work as well. Come for a day and see what you get done.',
    heading: 'Working here',
    cards: [
      ['Your desk', 'Today here, tomorrow there, or always the same one. Ask what is free.'],
      ['For talks', 'Tell us when you need a room, and for how many.'],
      ['In company', 'Lunch tastes better when somebody asks what you are working on.'],
    ],
    offerTitle: 'Desks and rooms',
  },
  camping: {
    noun: 'Camping site',
    lead: 'Pitch up, light the stove, hear the birds. Out here the day begins by itself.',
    cards: [
      ['Your pitch', 'Tent, van or caravan: tell us the length and what you need.'],
      ['In the morning', 'Ask about showers, bread and the quiet hours.'],
      ['The surroundings', 'Paths, water, the nearest shop. We show it on the map.'],
    ],
    offerTitle: 'Pitches',
  },
  holiday_home: {
    noun: 'Holiday home',
    lead: 'A key, a kitchen, a view of your own. For some days it is yours.',
    cards: [
      ['Arriving', 'You hear how to get in and where the light switch is.'],
      ['Living', 'Cook, read, sleep long. Tell us what is missing.'],
      ['The surroundings', 'Ask us where we go ourselves. You get a map and an opinion.'],
    ],
    offerTitle: 'The house',
  },
  game: {
    noun: 'Game',
    lead: 'Rules that you learn in passing, and decisions that you think about afterwards. Try a round.',
    heading: 'What awaits you',
    cards: [
      ['Quickly in', 'No long introduction. The first round explains itself.'],
      ['Slowly better', 'Each try shows something that you had missed before.'],
      ['Tell us', 'Too hard, too easy, broken? Write, and it gets looked at.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
