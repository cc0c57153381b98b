import type { BranchCopy } from '../branch.js';

/** Branches of care for people and animals. */
export const CARE_BRANCHES = {
  hair: {
    noun: 'Hair salon',
    lead: 'Bring a picture or just an idea. We say what your hair can do, and then we cut.',
    cards: [
      ['First a talk', 'How much time do you want to spend each morning? That decides a lot.'],
      ['Cut and colour', 'We tell you what it takes, how long it lasts and how it grows out.'],
      ['At home', 'You learn how to style it yourself, with few products.'],
    ],
  },
  nails: {
    noun: 'Nail studio',
    lead: 'Short, long, natural or bright. Sit down, choose a colour, and give your hands an hour.',
    cards: [
      ['Shape and length', 'What suits your hands and your everyday life.'],
      ['Colour and pattern', 'Bring a picture, or choose here.'],
      ['Care', 'We tell you how to keep nails and skin well until the next time.'],
    ],
  },
  tattoo: {
    noun: 'Tattoo studio',
    lead: 'It stays. So we talk first, draw, change, and only start when you are sure.',
    cards: [
      ['Your idea', 'A sketch, a word, a photo. We ask until we see it too.'],
      ['The design', 'Size and place decide how it ages. We tell you honestly.'],
      ['Healing', 'You go home with written advice on how to care for it.'],
    ],
  },
  massage: {
    noun: 'Massage and rest',
    lead: 'Lie down, breathe out. Tell us where it pulls and how firm you like it.',
    cards: [
      ['Before', 'We ask about pain, illness and what you hope for.'],
      ['During', 'Firmer, softer, warmer: one word is enough.'],
      ['After', 'Stay a moment. The street can wait.'],
    ],
  },
  dentist: {
    noun: 'Dental practice',
    lead: 'We say what we do before we do it, and stop when you raise your hand.',
    cards: [
      ['Check-up', 'A look at teeth and gums, and a plain word about what we see.'],
      ['Treatment', 'You hear the options and the costs first. Then you decide.'],
      ['If you are afraid', 'Tell us. We go slowly and take breaks.'],
    ],
  },
  therapy: {
    noun: 'Psychotherapy practice',
    lead: 'Some things are easier to carry once they have been said aloud. Here is a room for it.',
    cards: [
      ['Getting to know each other', 'The first talk shows whether you feel you are in the right place.'],
      ['At your pace', 'You decide what we speak about, and when.'],
      ['In confidence', 'What is said in the room stays in the room.'],
    ],
    steps: [
      ['Write a few lines', 'Say what it is about, no more than you like, and when you can come.'],
      ['First talk', 'We get to know each other. You ask, we ask.'],
      ['Decide in peace', 'Sleep on it. Then tell us whether we go on together.'],
    ],
    faq: [
      [
        'What happens in the first talk?',
        'We listen to what brings you here, and say how we work. You need prepare nothing.',
      ],
      [
        'Who pays for it?',
        'That depends on the kind of therapy and on your insurance. Ask us before the first talk.',
      ],
      ['What if I cannot come?', 'Please cancel as early as you can. Somebody else may need the time.'],
    ],
  },
  vet: {
    noun: 'Veterinary practice',
    lead: 'Your animal cannot say where it hurts. So we look closely and ask you.',
    cards: [
      ['Check-ups and vaccination', 'We look at weight, teeth, coat and heart, and say what is due.'],
      ['When it is ill', 'Tell us since when, what it eats and what has changed.'],
      ['Calm visits', 'Bring a blanket that smells of home. It helps.'],
    ],
  },
  pharmacy: {
    noun: 'Pharmacy and optics',
    lead: 'Bring your prescription, your questions or both. We check, explain and look for what fits.',
    cards: [
      ['Advice', 'How to use it, what to watch for, what it does not go with.'],
      ['To order', 'Not there? Ask when it can be.'],
      ['Fitting and checking', 'Sit down a moment. Some things have to be tried.'],
    ],
  },
  pets: {
    noun: 'Care for pets',
    lead: 'Tell us about your animal: what it likes, what it fears, whom it barks at. Then we get to know it.',
    cards: [
      ['Getting acquainted', 'A first meeting in peace, so that trust can grow.'],
      ['In good hands', 'Walks, care or training: agreed with you, fitted to the animal.'],
      ['You stay informed', 'Tell us how you would like to hear from us.'],
    ],
  },
  childcare: {
    noun: 'Childcare',
    lead: 'Children need people who have time, and parents need to know that it is so. Come and see us.',
    heading: 'A day with us',
    cards: [
      ['Arriving', 'Some children wave at once, others need a week. Both are fine.'],
      ['Playing and learning', 'Outside, inside, together and alone. Play is the work of children.'],
      ['Talking with parents', 'Tell us about the night, we tell you about the day.'],
    ],
    offerTitle: 'Our care',
  },
  funeral: {
    noun: 'Funeral services',
    lead: 'You need not know now what has to be done. We sit down with you and go through it step by step.',
    cards: [
      ['The first hours', 'Call us. We say what comes now and what can wait.'],
      ['The farewell', 'In the manner that suits the person. Large, small or very quiet.'],
      ['The papers', 'We tell you which are needed, and take what we can off your hands.'],
    ],
  },
} satisfies Record<string, BranchCopy>;
