import { z } from 'zod';
import { words } from './words-schema.js';

/** The words of announcements at the top of the home page. */
export const Notices = z.strictObject({
  noun: words.describe('what is at the top of the home page for some days: notice, banner'),
  note: words.describe('what else it is called, next to words of where it is seen: note, message'),
  seen: words.describe('where or how people see it: on the front page, prominently'),
  viewers: words.describe('who sees it, before a verb of seeing: people, everyone'),
  sees: words,
  says: words.describe('before its text: saying, that; in Japanese after it'),
  reads: words.describe('between a notice that is there and its new text: should say'),
  topic: words.describe('before what it is about'),
  putting: words.describe('other words of such an order: stick, display, big'),
  passing: words.describe('of a time that passes: next week, Easter, until further notice'),
  closing: words.describe('what a closure is called when its days change: closure, holidays, back'),
  purpose: words.describe('before the reason of the order: so that'),
  starts: words.describe('before the day from which a change holds, in Japanese after it: from, as of'),
  later: words.describe('such a day that is no date: next month, Easter'),
  lastVerb: words.describe(
    'verbs at the end of a clause that are second in a sentence; empty except in German',
  ),
  weVerbs: words.describe('how all verbs of "we" end in such a clause; empty where no verb is last'),
  subjects: words.describe('words that are a subject by themselves: one, we'),
});
