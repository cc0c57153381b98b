import type { BranchCopy } from '../branch.js';

/** Branches of what is sold, eaten and drunk. */
export const GOODS_BRANCHES = {
  bakery: {
    noun: 'Bakery',
    lead: 'Flour, water, time and a hot oven. Come early for the full shelf, and ask what has just come out.',
    cards: [
      ['Bread', 'Whole, half or sliced. Ask which loaf keeps longest.'],
      ['Sweet things', 'For the way to work, for the afternoon, for no reason.'],
      ['Set aside for you', 'Order what you need, and pick it up under your name.'],
    ],
  },
  butcher: {
    noun: 'Butcher',
    lead: 'Tell us what you want to cook and for how many. We cut it to fit and tell you how to treat it.',
    cards: [
      ['Cut to order', 'Thick, thin, with bone or without. Say how you like it.'],
      ['Where it comes from', 'Ask about the animal, the farm and the way it was kept.'],
      ['For the grill and the feast', 'Write in time, and we prepare the amount you need.'],
    ],
  },
  sweets: {
    noun: 'Sweets and pastry',
    lead: 'Something sweet for now, something beautiful for the table. Look at the counter, or tell us what you are celebrating.',
    cards: [
      ['For right now', 'One piece, eaten on the way. Nobody needs to know.'],
      ['For the table', 'Tell us the occasion, the number of guests and the taste.'],
      ['As a present', 'Packed so that it arrives in one piece. Ask what travels well.'],
    ],
  },
  drinks: {
    noun: 'Wine, beer and spirits',
    lead: 'Say what is for dinner or who is coming. We look for the bottle that goes with it.',
    cards: [
      ['Ask for advice', 'Dry, fruity, strong, mild: plain words are enough.'],
      ['By the bottle or the case', 'Take one to try, or order for a whole evening.'],
      ['Taste it', 'Ask what is open. Your tongue decides, not the label.'],
    ],
  },
  pizzeria: {
    noun: 'Pizzeria',
    lead: 'Dough, tomato, heat and a few minutes. Eat it at the table while the edge still crackles.',
    cards: [
      ['From the oven', 'Your pizza goes in when you order it. That is why it comes out hot.'],
      ['As you like it', 'Leave something off, add something. Say it when you order.'],
      ['Here or at home', 'Ask what can be taken along, and when it is ready.'],
    ],
  },
  catering: {
    noun: 'Catering',
    lead: 'You invite, we cook. Tell us the day, the place and the number of guests, and we put together what fits.',
    heading: 'For your guests',
    cards: [
      ['Menu to measure', 'Buffet, courses or something in the hand. We suggest, you choose.'],
      ['Everybody can eat', 'Name allergies and diets in advance. Then nobody stays hungry.'],
      ['On the spot', 'Power, water, space: we ask before the day, so that the day runs.'],
    ],
  },
  bar: {
    noun: 'Bar',
    lead: 'The day is over, the evening is not. Take a stool, tell us what you like, and let us pour.',
    heading: 'At the bar',
    cards: [
      ['Your drink', 'Name a taste instead of a name. We find something for it.'],
      ['Without alcohol', 'Just as carefully made. Ask for it.'],
      ['With friends', 'Several of you? Write ahead, and we see about a table.'],
    ],
  },
  flowers: {
    noun: 'Flower shop',
    lead: 'Say for whom and why. We choose what is beautiful today and tie it together.',
    cards: [
      ['Bouquets', 'By colour, by mood or by what is in your purse.'],
      ['For the big days', 'Weddings, farewells, birthdays: let us talk early.'],
      ['So that they last', 'We tell you how to cut, water and place them.'],
    ],
  },
  books: {
    noun: 'Bookshop',
    lead: 'Tell us the last book that you liked. We hand you the next one.',
    cards: [
      ['Browse', 'Open, read the first page, put back, take another.'],
      ['Recommendations', 'For the beach, for grandmother, for somebody who does not read.'],
      ['To order', 'Not on the shelf? Ask when it can be here.'],
    ],
  },
  clothing: {
    noun: 'Clothes shop',
    lead: 'Try it on, move, sit down. If it is right, you forget that you are wearing it.',
    cards: [
      ['Try it on', 'The size on the label means little. The mirror means more.'],
      ['A second opinion', 'Ask us. We also say when it does not suit you.'],
      ['Fabric and care', 'We tell you what it is made of and how to wash it.'],
    ],
  },
  jewellery: {
    noun: 'Jewellery',
    lead: 'Small things with a large meaning. Tell us the story behind it, and we look for the piece.',
    cards: [
      ['To wear every day', 'Light, sturdy, yours.'],
      ['To give', 'Bring a ring that fits, or just guess. We help.'],
      ['To repair', 'Clasps, stones, sizes: ask what can be done.'],
    ],
  },
  winery: {
    noun: 'Winery',
    lead: 'A year of weather in a glass. Come and taste what became of sun, soil and patience.',
    cards: [
      ['Vineyard', 'Ask about soil, slope and vintage. The answer is in the glass.'],
      ['Cellar', 'Some things cannot be hurried. We show you what is resting there.'],
      ['Tasting', 'Write before you come, so that somebody has time for you.'],
    ],
    offerTitle: 'Wines',
  },
} satisfies Record<string, BranchCopy>;
