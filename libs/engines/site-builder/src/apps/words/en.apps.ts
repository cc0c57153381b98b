/** Pages of the apps. */
export const enApps = {
  booking: {
    nav: 'Book',
    title: 'Bookings',
    pick: 'Choose your time',
    pickText: 'Free times are up to date. A time that somebody has just taken cannot be booked twice.',
    appointment: { headline: 'Book an appointment', service: 'Service' },
    table: { headline: 'Book a table', service: 'Table' },
    room: { headline: 'Book your stay', service: 'Room' },
    space: { headline: 'Book a time', service: 'What would you like to book?' },
    class: { headline: 'Book your place', service: 'Class' },
    text: 'Pick a time at {name}, leave your name, done.',
    faq: 'Good to know',
    questions: [
      {
        question: 'How do I know that it worked?',
        answer: 'This page confirms your booking at once, with day and time.',
      },
      {
        question: 'What if something comes up?',
        answer: 'Please tell us as soon as you can, so that somebody else can have your time.',
      },
      {
        question: 'What happens to my details?',
        answer: 'They go to {name} with your booking. Other visitors only see that the time is taken.',
      },
    ],
  },
  shop: {
    nav: 'Shop',
    title: 'Orders',
    headline: 'Choose and order',
    text: 'Put together what you would like from {name} and send it as a request.',
    catalogue: 'What there is',
    catalogueText: 'Choose your quantities. Nothing is paid here: you send a request and we get back to you.',
    empty: 'Tell us what you would like',
    faq: 'Good to know',
    questions: [
      {
        question: 'When do I pay?',
        answer: 'Not on this page. You send a request; {name} tells you how to pay.',
      },
      {
        question: 'Is my request binding?',
        answer: 'No. It becomes an order once we have confirmed it to you.',
      },
      {
        question: 'Can I change something?',
        answer: 'Yes. Answer our message, or send another request with a note.',
      },
    ],
  },
  directory: {
    nav: 'Directory',
    title: 'Listings',
    headline: 'Find and be found',
    text: 'Search what others have entered, and add what is missing.',
    list: 'All entries',
    listText: 'Search by word or narrow the list down. New entries appear at once.',
    faq: 'Good to know',
    questions: [
      {
        question: 'Who can add an entry?',
        answer: 'Everyone. Use the form below the list; it needs a few lines only.',
      },
      {
        question: 'Is my e-mail address shown?',
        answer: 'No. Only {name} can read it, in case there is a question.',
      },
      { question: 'Something is wrong?', answer: 'Tell us, and we correct or remove the entry.' },
    ],
  },
  board: {
    nav: 'Board',
    title: 'Cards',
    headline: 'One board for everyone',
    text: 'Add a card, move it on, and everyone with this address sees it.',
    list: 'The board',
    listText: 'Drag cards with the mouse or use their buttons. Everyone who opens this page can change it.',
    columns: ['To do', 'Doing', 'Done'],
    faq: 'Good to know',
    questions: [
      {
        question: 'Who sees the board?',
        answer: 'Everyone who has this address. Do not write secrets on it.',
      },
      { question: 'Do I need an account?', answer: 'No. Open the page and start.' },
      {
        question: 'I deleted something by mistake.',
        answer: 'Press “Undo” right after it, and the card is back.',
      },
    ],
  },
  tracker: {
    nav: 'Tracker',
    title: 'Entries',
    text: 'Enter a line a day and watch it add up. Nobody else sees your entries.',
    list: 'Your record',
    listText: 'Your first entry makes a secret address of your own. Keep it: it is the key to your record.',
    faq: 'Good to know',
    questions: [
      {
        question: 'Where are my entries?',
        answer:
          'Under your own secret address. Whoever has it can read and change them, so keep it to yourself.',
      },
      {
        question: 'How do I use it on my phone?',
        answer: 'Open the same secret address there, or send it to yourself.',
      },
      {
        question: 'I lost the address.',
        answer: 'Then nobody can open the record any more. Save it as a bookmark now.',
      },
    ],
    kinds: {
      habit: { headline: 'Keep your habit', what: 'Habit', amount: 'Times' },
      expense: { headline: 'See where it goes', what: 'Spent on', amount: 'Amount' },
      weight: { headline: 'Watch your weight', what: 'Note', amount: 'Weight in kg' },
      time: { headline: 'Know your hours', what: 'Worked on', amount: 'Hours' },
      reading: { headline: 'Read on', what: 'Book', amount: 'Pages' },
      workout: { headline: 'Keep moving', what: 'Exercise', amount: 'Minutes' },
      mood: { headline: 'How are you today?', what: 'What happened', amount: 'Mood from 1 to 5' },
      plain: { headline: 'Keep a record', what: 'What', amount: 'Amount' },
    },
  },
  event: {
    nav: 'Take part',
    title: 'Guests',
    headline: 'Will you be there?',
    text: 'Tell us in half a minute whether you come to {name}, and with how many.',
    list: 'Say yes',
    faq: 'Good to know',
    questions: [
      { question: 'May I bring somebody?', answer: 'Yes. Enter how many of you come, yourself included.' },
      {
        question: 'What if I cannot come after all?',
        answer: 'Please tell us, so that your places go to others.',
      },
      {
        question: 'Who sees my details?',
        answer: 'Only {name}. Other guests see how many places are left, no names.',
      },
    ],
  },
  waitlist: {
    nav: 'Join',
    title: 'Waiting list',
    headline: 'Be among the first',
    text: 'Join the waiting list of {name}. You see your place at once, and can move up.',
    list: 'Join the list',
    listText: 'One e-mail address is enough. For everyone who joins through your link, you move up.',
    faq: 'Good to know',
    questions: [
      {
        question: 'How do I move up?',
        answer: 'After joining you get a link of your own. Each person who joins by it moves you up.',
      },
      {
        question: 'What does it cost?',
        answer: 'Joining the list costs nothing and commits you to nothing.',
      },
      {
        question: 'What do you do with my address?',
        answer: 'It goes to {name}, to tell you when it is your turn.',
      },
    ],
  },
};

export type AppWords = typeof enApps;
