import { z } from 'zod';
import { words } from './words-schema.js';

/** The words of rules and answers for visitors: "dogs are welcome now, but on a lead". */
export const Rules = z.strictObject({
  since: words.describe('that something is so from now on, and was not before'),
  denies: words.describe('that something is not so, or not allowed'),
  predicates: words.describe('what is said of the topic of a rule: take, allowed, included'),
  also: words.describe('that it is more, and takes the place of nothing'),
  condition: words.describe('where the condition of a rule begins: if, as long as, but'),
  topics: words.describe('what visitors want to know rules about: parking, dogs, cards'),
  duties: words.describe('what visitors have to do, and what they may: must be, is not allowed'),
  saySo: words.describe('after what the site is to say: please say so'),
  asks: words.describe('how visitors ask: keep asking, want to know'),
  whether: words.describe('between the verb of asking and what is asked'),
  answers: words.describe('the first word of an answer: yes, no'),
  singular: words.describe('pairs: what is said of several, and of one: "are is"'),
  writes: words.describe('before the text that takes the place of another: write, put'),
});
