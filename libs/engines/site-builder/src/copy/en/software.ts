import type { SubjectCopy } from '../copy.js';

export const SOFTWARE = {
  software: {
    noun: 'Software',
    lead: 'A tool should take work away, not make more of it. See what it does, then try it on something real.',
    what: {
      heading: 'What it does for you',
      cards: [
        ['One job, done well', 'It starts with the task that you do most often and makes that one short.'],
        ['Nothing to learn twice', 'Things are where you expect them. When they are not, tell us.'],
        [
          'Your data stays yours',
          'Ask us where it is kept and how to get it out. You get a straight answer.',
        ],
      ],
    },
    offer: {
      title: 'Features',
      heading: 'What is in it',
      lead: 'The parts, and what each is good for.',
      notes: [
        [
          'Working with what you have',
          'Tell us which tools you use today. We say what fits together and what does not.',
        ],
        [
          'Missing something?',
          'Write what you try to get done, not only which button is missing. That helps us most.',
        ],
      ],
    },
    way: {
      title: 'How it works',
      heading: 'From first look to daily use',
      lead: 'No manual. Three steps.',
      steps: [
        ['Say what you need', 'Describe the task that costs you time today.'],
        ['Try it on real work', 'With your own example you soon see whether it fits.'],
        ['Keep what helps', 'Stay if it saves you time. If not, tell us why.'],
      ],
    },
    about: [
      'Software is a promise to somebody who is in a hurry. We try to keep it small and to keep it.',
      'What many people ask for comes first. So write to us.',
    ],
    faq: [
      ['How do I start?', 'Write to us with the task that you have in mind. We answer with the next step.'],
      ['What happens to my data?', 'Ask us what is stored, where and for how long. You get it in writing.'],
      [
        'Where do I get help?',
        'Write through the contact form. The more exactly you describe what you see, the faster it goes.',
      ],
    ],
    call: {
      heading: 'Which task would you like to get rid of?',
      text: 'Describe it in a few lines. We say whether we can help.',
      action: 'Tell us your case',
    },
    earns: 'Subscriptions by month or year, or a licence, with help included.',
  },
} satisfies Record<string, SubjectCopy>;
