import type { Outlook } from './outlook.js';
import { listed } from './sentences.js';

interface Question {
  question: string;
  answer: string;
}

const MAX_PRICES = 5;

/** Questions of the trade, then those that the brief answers. */
export function questionsOf(outlook: Outlook): Question[] {
  const { subject } = outlook;
  return [...subject.faq.map(([question, answer]) => ({ question, answer })), ...answeredByBrief(outlook)];
}

function answeredByBrief({ brief, copy, centre, contactTitle, items }: Outlook): Question[] {
  const { where, prices, hours } = copy.faq;
  const place = brief.contact.address ?? brief.place;
  const priced = items.flatMap(({ name, price }) =>
    price === null ? [] : [copy.labelled(name, price.text)],
  );
  return [
    ...(place === null || centre !== null ? [] : [{ question: where.question, answer: where.answer(place) }]),
    ...(priced.length === 0
      ? []
      : [
          {
            question: prices.question,
            answer: prices.answer(listed(priced.slice(0, MAX_PRICES), brief.language)),
          },
        ]),
    ...(brief.hours.length === 0 ? [] : [{ question: hours.question, answer: hours.answer(contactTitle) }]),
  ];
}
