import type { SubjectCopy } from '../copy.js';

/** Apps that are the whole purpose of their site. */
export const APPS_OF_USERS = {
  directory: {
    noun: 'Directory',
    lead: 'Search, filter, find. And if an entry is missing, suggest it.',
    what: {
      heading: 'What it is good for',
      cards: [
        ['Find quickly', 'Type a word or choose a group. The list gets shorter as you go.'],
        ['Compare calmly', 'Each entry has the same fields. So differences show.'],
        ['Add what is missing', 'Everybody can suggest an entry. The list grows with its readers.'],
      ],
    },
    offer: {
      title: 'About the list',
      heading: 'What stands in the list',
      lead: 'Entries, and how they come to be.',
      notes: [
        ['Wrong or outdated?', 'Write through the contact form and name the entry. It is corrected.'],
        ['Your own entry', 'You stand in the list and would like it changed? Write to us.'],
      ],
    },
    way: {
      title: 'How it works',
      heading: 'How to find and add',
      lead: 'For readers and for those who know an address.',
      steps: [
        ['Search', 'With a word, or by group.'],
        ['Open', 'Read what is known about the entry.'],
        ['Suggest', 'Fill in the form if something is missing.'],
      ],
    },
    about: [
      'A list is only as good as its last correction. That is why everybody can help with this one.',
      'If you know something that is not in it, add it.',
    ],
    faq: [
      ['How do I get into the list?', 'Fill in the form for suggestions. The fields say what is needed.'],
      ['Is an entry a recommendation?', 'No. The list says what exists. Make your own picture.'],
      [
        'What if something is wrong?',
        'Write through the contact form. Name the entry and what should stand there.',
      ],
    ],
    call: {
      heading: 'What are you looking for?',
      text: 'Search the list or add to it.',
      action: 'Open the list',
    },
    earns: 'Membership fees or supporters; clearly marked advertising would be possible.',
  },
  board: {
    noun: 'Shared board',
    lead: 'Write it down where everybody sees it. Move it when it is done.',
    what: {
      heading: 'What it is good for',
      cards: [
        ['One place for all', 'No more notes in five chats. What counts stands here.'],
        ['Clear at a glance', 'Open, in progress, done: the column says how far it is.'],
        ['Anybody can help', 'Who has the address of the page can add, move and change.'],
      ],
    },
    offer: {
      title: 'What it can do',
      heading: 'What is on a card',
      lead: 'As little as possible, as much as needed.',
      notes: [
        [
          'Open to all who visit',
          'Write nothing on it that is private. Everybody with the address can read it.',
        ],
        ['Clearing up', 'Remove what is done. A short board is read more often.'],
      ],
    },
    way: {
      title: 'How it works',
      heading: 'How to use the board',
      lead: 'You need no account.',
      steps: [
        ['Add', 'Write a short title. Verbs work best.'],
        ['Move', 'Shift the card when something has changed.'],
        ['Finish', 'Put it under done, and enjoy it for a moment.'],
      ],
    },
    about: [
      'Most plans do not fail for lack of tools. They fail because nobody can see them.',
      'This board makes them visible, and stays out of the way otherwise.',
    ],
    faq: [
      ['Who can see the board?', 'Everybody who has the address of this page.'],
      ['Who can change cards?', 'Everybody who can see them. That is the point of it.'],
      ['Can I get the list out?', 'Yes, the owner of the site can export all cards as a table.'],
    ],
    call: { heading: 'What comes next?', text: 'Put it on the board.', action: 'Open the board' },
    earns: 'Free to use; a monthly fee for teams would be possible.',
  },
  tracker: {
    noun: 'Tracker',
    lead: 'Write it down, day by day, and see what becomes of it. Your entries open only with your private link.',
    what: {
      heading: 'Why write it down',
      cards: [
        ['Seen is half done', 'What you note, you notice. That alone changes a little.'],
        ['No account', 'Your entries belong to a private link. Keep it like a key.'],
        ['A picture over time', 'Single days say little. A row of them tells a story.'],
      ],
    },
    offer: {
      title: 'What it can do',
      heading: 'What you can keep',
      lead: 'A few fields, quickly filled in.',
      notes: [
        ['Private by link', 'Who has your link can read your entries. Share it only if you want that.'],
        ['Missed a day?', 'Leave the gap, or add it later. The next entry counts more.'],
      ],
    },
    way: {
      title: 'How it works',
      heading: 'How to keep it up',
      lead: 'Small enough for a busy day.',
      steps: [
        ['Open your page', 'At the first visit you get a private link. Save it.'],
        ['Make an entry', 'Once a day, or whenever something happens.'],
        ['Look back', 'After some time, look at the row and draw your own conclusion.'],
      ],
    },
    about: [
      'Keeping track does not need a program with forty menus. It needs one line and the will to write it.',
      'This tool gives no grades. You judge for yourself.',
    ],
    faq: [
      [
        'Who can read my entries?',
        'Whoever has your private link. The owner of the site can export what is stored.',
      ],
      [
        'What if I lose the link?',
        'Then nobody can open the entries from the page any more. Save it where you find it again.',
      ],
      ['Can I delete entries?', 'Yes, each one, at any time.'],
    ],
    call: {
      heading: 'Begin with today',
      text: 'One entry is enough for a start.',
      action: 'Open the tracker',
    },
    earns: 'Free to use; a paid plan with more space would be possible.',
  },
} satisfies Record<string, SubjectCopy>;
