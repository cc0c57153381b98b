import { ordersModel } from './refusals.js';

/** What stands behind an order to a model mostly says what it is to say. */
const BEHIND = 2;

/** For each of the sentences of a text, whether it orders a language model about or stands right behind such an order. */
export function taintedAmong(sentences: readonly string[]): boolean[] {
  let left = 0;
  return sentences.map((sentence) => {
    left = ordersModel(sentence) ? BEHIND + 1 : left;
    left -= 1;
    return left >= 0;
  });
}
