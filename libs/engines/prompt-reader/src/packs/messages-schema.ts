import { z } from 'zod';
import { words } from './words-schema.js';

/** Words of messages about a site that exists. */
export const Messages = z.strictObject({
  headline: words.describe('the large text at the top of the home page'),
  headlineIs: words.describe('between a headline and its text: should be, says'),
  section: words.describe('what a part of a page is called: section, bit'),
  sections: z
    .strictObject({
      people: words,
      offer: words,
      contact: words,
      about: words,
      policies: words,
      gallery: words,
    })
    .describe('what sections are called in messages: the team, the prices'),
  titled: words.describe('between a section and its title: about, called'),
  call: words.describe('verbs that give a section another title'),
  asks: words.describe('of a form: what it is to ask; in German and Japanese also after it'),
  whether: words.describe('after them, before what is asked'),
  departs: words.describe('after a person who is not there any more'),
  post: words.describe('what people are at a place, besides roles: colleague, assistant'),
  joins: words.describe('of the one who takes the place'),
  succeeds: words.describe('what only the one who takes the place of another does: takes over, steps in'),
  inPlace: words.describe('of what is there for something that goes: instead, in its place'),
  puts: words.describe('verbs before what takes its place, besides those that add'),
  swaps: words.describe('verbs before what is swapped for something that the site has not'),
  swapsFor: words.describe('between what is swapped and what it is swapped for: for, with'),
  samePrice: words.describe('what takes the place of something costs as much'),
  by: words.describe('before who does or decides something, which is not what it is about'),
  changes: words.describe('verbs of what is there, before a section: change, update'),
  movesTo: words.describe('prepositions before the place where something goes: to'),
  movesPlace: words.describe('of a message about another place: moved to, meet'),
  beyond: words.describe('what no change of a site can do: accounts, search engines, other software'),
  praise: words.describe('of what owners like: lovely, brilliant'),
  apology: words.describe('of a slip of their own: my bad, typo'),
  bystanders: words.describe('around praise, of nothing on the site: my husband, on my phone'),
  ofSite: words.describe('how a sentence about the site itself begins: it looks, it works'),
  noChange: words.describe('that nothing is to change: just asking, only a question'),
  keepsIt: words.describe('that something is to stay: leave it up, do not delete'),
  ifSo: words.describe('before them: if so, if that is what it says'),
  checks: words.describe('that ask whether the site says something: check that'),
  chores: words.describe('what is done in the world, if asked for: call everyone, by itself'),
  asNote: words.describe('before or after the words of a note: mark it as, say so'),
  whileNote: words.describe('from when or until when a note is true: until, this winter'),
  freed: words.describe('of what has no note any more: free again, back in stock'),
  same: words.describe('before what stays: same price'),
  moves: words.describe('verbs for another order of sections: move, should come'),
  verbFirst: words.describe('verbs that begin a question: is, are'),
  advice: words.describe('that ask for an opinion: do you think'),
  oneMore: words.describe('before what there is one more of: another, an extra'),
  states: z
    .strictObject({
      soldOut: words,
      ranOut: words,
      taken: words,
      full: words,
      unavailable: words,
      over: words,
    })
    .describe('what a note of an item or a date says; over: only with a wish that it stays'),
});
